// An address at which there is nothing: the page says so, and shows the way.

import { ready } from "./page.js";

await ready;
