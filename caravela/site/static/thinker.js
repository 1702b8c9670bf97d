// Thinks for bots, hints and reviews, so that the tables answer meanwhile: another Python, as the tables' was when it was kept.

import { restored } from "./python.js";

const beginning = restored().then((inside) => inside?.pyimport("caravela.site.worker").begin_thinking() ?? null);

addEventListener("message", async ({ data }) => {
  const think = await beginning.catch((problem) => console.warn(problem));
  postMessage(think ? think(data) : null);
});
