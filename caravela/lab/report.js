// A click on the head of a column sorts its table; a second one turns the order round.
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const body = head.closest("table").tBodies[0];
    const column = head.cellIndex;
    const up = head.getAttribute("aria-sort") === "descending";
    const value = (row) => row.cells[column].dataset.v ?? row.cells[column].textContent;
    const order = (one, other) => {
      const [a, b] = [value(one), value(other)];
      const apart = Number.isNaN(Number(a)) || Number.isNaN(Number(b)) ? a.localeCompare(b) : Number(a) - Number(b);
      return up ? apart : -apart;
    };
    for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    body.append(...[...body.rows].filter((row) => !row.classList.contains("sum")).sort(order), ...body.querySelectorAll("tr.sum"));
  });
}
