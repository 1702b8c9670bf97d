// Which release of the site this is: written by `make site`.

export const BUILT = "";
