// The Python of a site without a server, under Node: node tests/site/inside.mjs PACKAGES WHEEL... calls tests/site/inside.py in it.
// PACKAGES is a folder with installed packages; those that are compiled for this machine have wheels for Pyodide.

import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const [packages, ...wheels] = process.argv.slice(2);
const compiled = `${ROOT}build/inside`; // what Python has compiled, for the next time
mkdirSync(compiled, { recursive: true });
const python = await loadPyodide({ indexURL: `${ROOT}node_modules/pyodide/`, env: { ...process.env, HOME: "/home", PYTHONHASHSEED: "0" } });
for (const [place, root] of [["/project", ROOT], ["/packages", packages], ["/compiled", compiled]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
for (const wheel of wheels) python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: "/lib/python3.14/site-packages" });
try {
  process.exitCode = python.runPython(`
import os, sys
os.chdir("/project")
sys.pycache_prefix = "/compiled"
sys.path[:0] = ["/project"]
sys.path.append("/packages")
from tests.site.inside import main
main()
`);
} catch (problem) {
  process.stderr.write(`${problem}\n`); // as Node shows it, it would be lost in the text of Pyodide
  process.exitCode = 1;
}
