// The six marks of the players: a colour, a shape and a letter.

const SHAPES = [
  '<circle cx="12" cy="12" r="10"/>',
  '<rect x="2.5" y="2.5" width="19" height="19" rx="1.5"/>',
  '<path d="M12 1.5 23 21.5H1z"/>',
  '<path d="M12 .8 23.2 12 12 23.2.8 12z"/>',
  '<path d="M6.4 2.2h11.2L23.2 12l-5.6 9.8H6.4L.8 12z"/>',
  '<path d="m12 .6 3.3 7.2 7.9.9-5.8 5.3 1.6 7.7-7-3.9-7 3.9 1.6-7.7L.8 8.7l7.9-.9z"/>',
];
const LOWER = new Set([2]); // a triangle has its middle further down

/**
 * The mark of a player as a small drawing.
 * @param {{ colour: number, letter: string }} player
 */
export function playerMark(player) {
  const colour = ((player.colour % 6) + 6) % 6;
  const holder = document.createElement("span");
  holder.className = `mark c${colour}`;
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<svg viewBox="0 0 24 24">${SHAPES[colour]}<text x="12" y="${LOWER.has(colour) ? 19 : 16.4}" text-anchor="middle"></text></svg>`;
  for (const text of holder.querySelectorAll("text")) text.textContent = player.letter;
  return holder;
}
