// The Python of a site without a server, under Node: node tests/site/inside.mjs PACKAGES WHEEL... calls tests/site/inside.py in it.
// PACKAGES is a folder with installed packages; those that are compiled for this machine have wheels for Pyodide. With CARAVELA_SITE
// the folder that `make site` has written has Caravela, as bytecode, with what is left out left out; the project has but the tests.

import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { unpacked } from "../../caravela/site/static/lzma.js";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const [packages, ...wheels] = process.argv.slice(2);
const compiled = `${ROOT}build/inside`; // what Python has compiled, for the next time
mkdirSync(compiled, { recursive: true });
const python = await loadPyodide({ indexURL: `${ROOT}node_modules/pyodide/`, env: { ...process.env, HOME: "/home", PYTHONHASHSEED: "0" } });
const shipped = process.env.CARAVELA_SITE ? `${ROOT}build/site/python/caravela.tar.bin` : "";
const needed = shipped ? ["tests", "examples", "docs"].map((name) => [`/project/${name}`, ROOT + name]) : [["/project", ROOT]];
for (const [place, root] of [...needed, ["/packages", packages], ["/compiled", compiled]]) {
  if (!existsSync(root)) throw new Error(`${root} is not there`);
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
const PLACE = "/lib/python3.14/site-packages";
for (const wheel of wheels) python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: PLACE });
if (shipped) python.unpackArchive(unpacked(new Uint8Array(readFileSync(shipped))), "tar", { extractDir: PLACE });
try {
  process.exitCode = python.runPython(`
import os, sys
os.chdir("/project")
sys.pycache_prefix = "/compiled"
sys.path[:0] = ["/project"]
sys.path.append("/packages")
import caravela
assert caravela.__file__ == ("${PLACE}/caravela/__init__.pyc" if "${shipped}" else "/project/caravela/__init__.py"), caravela.__file__
from tests.site.inside import main
main()
`);
} catch (problem) {
  process.stderr.write(`${problem}\n`); // as Node shows it, it would be lost in the text of Pyodide
  process.exitCode = 1;
}
