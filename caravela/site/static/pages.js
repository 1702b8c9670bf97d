// Which page shows what: written by `make site` from the pages of the server.

/** @type {[string, string][]} */
export const PAGES = [];
