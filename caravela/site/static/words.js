// What is said before the tables can say anything: written by `make site`.

/** @type {Record<string, Record<string, string>>} */
export const WORDS = { en: { language: "en" } };
