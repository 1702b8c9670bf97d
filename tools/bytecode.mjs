// Compiles Python for a site, by the Python that will run it: node tools/bytecode.mjs FROM TO. Called by tools/site.py.

import { fileURLToPath } from "node:url";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [from, to] = process.argv.slice(2);
const python = await loadPyodide({ indexURL: fileURLToPath(new URL("../node_modules/pyodide/", import.meta.url)) });
for (const [place, folder] of [["/from", from], ["/to", to]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
python.runPython(`
import ast, importlib.util, marshal, os
from pathlib import Path
from types import CodeType

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
HEAD = importlib.util.MAGIC_NUMBER + bytes(12)
EIGHT = bytes([0x80 | 13 << 3 | 7, 0])  # of the table of lines: eight units of code on the line before

def without_docstrings(tree):
    """Nobody reads them in a browser."""
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or ([] if isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node.body[0])])
    return tree

def bare(code):
    """Every line of a function is its first: the table of lines is a quarter of what goes over the wire."""
    inner = tuple(bare(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=EIGHT * (len(code.co_code) // 16 + 1))

for path in sorted(Path("/from").rglob("*.py")):
    name = path.relative_to("/from").as_posix()
    tree = without_docstrings(ast.parse(path.read_bytes()))
    to = Path("/to") / (name + "c")
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(HEAD + marshal.dumps(bare(compile(tree, name.split("/", 1)[1], "exec", dont_inherit=True))))
`);
process.exit(0);
