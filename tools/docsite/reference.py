"""Pages made of docstrings. Modules are read, not imported: what they need has not to be installed."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Final, NamedTuple

from pygments import highlight
from pygments.lexers import PythonLexer

from .contents import ROOT
from .prose import FORMATTER, Prose, Reader, Section, plain

PACKAGE: Final = ROOT / "src" / "benben"
LAB: Final = {
    "zoo": "env GameEnv Seen",
    "vectors": "games Games Step Arrays WorkerDied",
    "openspiel": "game Game GameState GameObserver",
    "observing": "Observer",
    "decisions": "Writer read tell Told inspect BadTable",
    "tables": "rows write",
    "ratings": "ratings Rating",
    "plots": "Bar dots bars histogram courses",
    "report": "report",
    "course": "Course beginning Beginning",
}
KERNEL: Final = {
    "play": "LIMIT Look",
    "views": "",
    "events": "Event EVERYONE Templates Story",
    "steps": "Step OfPlayer NOBODY below Why",
    "contract": "Change",
    "columns": "Column OWNER HIDDEN",
    "notation": "Choices Terms Codes Numbers Masks NONE KNOWN suggestion",
    "chance": "secret number generator",
    "courses": "Course",
    "sights": "Layout Sight Own Part UNSEEN",
    "judging": "judge explain chance result Worth",
    "datafiles": "Shape Whole Flag Text OneOf Words Each Named Table Anything read fingerprint",
    "positions": "load encode decode",
    "reference": "pages passages Passage languages",
    "errors": "shown printable reason BadData",
}
"""What is told of modules: what others may want to use of them. The rest is there for their neighbours."""
WIDE: Final = 88
"""Longer signatures have a line for each parameter."""

Definition = ast.FunctionDef | ast.ClassDef
Stated = ast.Assign | ast.AnnAssign


class Entry(NamedTuple):
    """A name with all that is said about it."""

    anchor: str
    name: str
    signature: str
    said: str
    home: str
    members: list["Entry"]


class Module:
    """A file of Python: what it defines, and the comments that stand beside or above a line."""

    def __init__(self, name: str) -> None:
        self.name = name
        path = PACKAGE / (name.replace(".", "/") + ".py")
        if not path.exists():
            path = PACKAGE / name.replace(".", "/") / "__init__.py"
        text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(text)
        self.said = ast.get_docstring(self.tree) or ""
        self.beside: dict[int, str] = {}
        self.alone: dict[int, str] = {}
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT and not re.match(r"#\s*(noqa|type:)|.*--$", token.string):
                kept = self.alone if not token.line[: token.start[1]].strip() else self.beside
                kept[token.start[0]] = token.string.lstrip("# ").partition("  # ")[0]

    def comment(self, node: ast.stmt) -> str:
        """Beside a line, else above it."""
        if node.lineno in self.beside:
            return self.beside[node.lineno]
        above: list[str] = []
        line = node.lineno - 1
        while line in self.alone:
            above.insert(0, self.alone[line])
            line -= 1
        return " ".join(above)


class Bare(ast.NodeTransformer):
    """Types that are written as texts, because they come later in their file, without the quotes."""

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return ast.parse(node.value, mode="eval").body if isinstance(node.value, str) else node


def kind(annotation: ast.expr) -> str:
    return ast.unparse(Bare().visit(annotation))


def parameters(function: ast.FunctionDef, drop_first: bool) -> list[str]:
    """With their types and defaults."""
    given = function.args
    plain = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(plain) - len(given.defaults)) + list(given.defaults)
    made = [parameter(one, default) for one, default in zip(plain, defaults)]
    if given.posonlyargs:
        made.insert(len(given.posonlyargs), "/")
    if given.vararg or given.kwonlyargs:
        made.append(f"*{parameter(given.vararg, None)}" if given.vararg else "*")
    made += [parameter(one, default) for one, default in zip(given.kwonlyargs, given.kw_defaults)]
    made += [f"**{parameter(given.kwarg, None)}"] if given.kwarg else []
    return made[drop_first:]


def parameter(one: ast.arg, default: ast.expr | None) -> str:
    typed = f"{one.arg}: {kind(one.annotation)}" if one.annotation else one.arg
    if default is None:
        return typed
    return f"{typed} = {ast.unparse(default)}" if one.annotation else f"{typed}={ast.unparse(default)}"


def call(name: str, function: ast.FunctionDef | None, method: bool) -> str:
    given = parameters(function, method) if function else []
    back = f" -> {kind(function.returns)}" if function and function.returns and function.name != "__init__" else ""
    text = f"{name}({', '.join(given)}){back}"
    return text if len(text) <= WIDE else f"{name}(\n" + "".join(f"    {part},\n" for part in given) + f"){back}"


def decorated(node: Definition) -> set[str]:
    return {ast.unparse(one).partition("(")[0] for one in node.decorator_list}


def public(name: str) -> bool:
    return not name.startswith("_")


def statements(body: list[ast.stmt]) -> Iterator[tuple[str, Stated, str]]:
    """Names that get a value or a type, each with the text that stands below it."""
    for i, node in enumerate(body):
        if isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            after = body[i + 1] if i + 1 < len(body) else None
            told = after.value if isinstance(after, ast.Expr) else None
            said = str(told.value) if isinstance(told, ast.Constant) and isinstance(told.value, str) else ""
            if isinstance(target, ast.Name):
                yield target.id, node, said
            elif isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                yield target.attr, node, said


def value(node: Stated, name: str) -> str:
    """With its type and what it is, as far as that is short."""
    typed = f"{name}: {kind(node.annotation)}" if isinstance(node, ast.AnnAssign) else name
    worth = ast.unparse(node.value) if node.value else ""
    return f"{typed} = {worth}" if worth and len(typed) + len(worth) < WIDE else typed


def attributes(module: Module, node: ast.ClassDef, anchor: str) -> Iterator[Entry]:
    """Of the class, and what its `__init__` says about."""
    seen: set[str] = set()
    made = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
    given = {one.arg: one.annotation for one in [*made.args.args, *made.args.kwonlyargs]} if made else {}
    for body, of_class in ((node.body, True), (made.body if made else [], False)):
        for name, stated, said in statements(body):
            said = said or module.comment(stated)
            taken = given.get(stated.value.id) if not of_class and isinstance(stated.value, ast.Name) else None
            if public(name) and name not in seen and (said or taken or isinstance(stated, ast.AnnAssign)):
                seen.add(name)
                shown = value(stated, name) if of_class else value(stated, name).partition(" = ")[0]
                yield Entry(f"{anchor}.{name}", name, f"{name}: {kind(taken)}" if taken else shown, said, "", [])


def methods(node: ast.ClassDef, anchor: str) -> Iterator[Entry]:
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and public(one.name):
            said = ast.get_docstring(one) or ""
            marks = decorated(one)
            if any(mark.endswith(".setter") for mark in marks):
                continue
            if "property" in marks:
                signature = f"{one.name}: {kind(one.returns)}" if one.returns else one.name
            else:
                signature = call(one.name, one, "staticmethod" not in marks)
            yield Entry(f"{anchor}.{one.name}", one.name, signature, said, "", [])


def entry(module: Module, node: Definition, name: str, anchor: str) -> Entry:
    said = ast.get_docstring(node) or ""
    home = f"benben.{module.name}.{node.name}"
    if isinstance(node, ast.FunctionDef):
        return Entry(anchor, name, call(name, node, False), said, home, [])
    bases = [ast.unparse(base) for base in node.bases]
    made = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
    if made:
        signature = f"class {call(name, made, True)}"
    else:
        signature = f"class {name}({', '.join(bases)})" if bases else f"class {name}"
    members = [*attributes(module, node, anchor), *methods(node, anchor)]
    return Entry(anchor, name, signature, said, home, members)


def constant(module: Module, name: str, shown: str, anchor: str) -> Entry:
    found = next(((node, said) for one, node, said in statements(module.tree.body) if one == name), None)
    if not found:
        raise LookupError(f"tools/docsite/reference.py: benben.{module.name} has no {name}")
    node, said = found
    home = f"benben.{module.name}.{name}"
    return Entry(anchor, shown, value(node, shown), said or module.comment(node), home, [])


def definition(module: Module, name: str) -> Definition | None:
    return next(
        (one for one in module.tree.body if isinstance(one, ast.FunctionDef | ast.ClassDef) and one.name == name), None
    )


# The pages ------------------------------------------------------------------------------------------------------------


class Group(NamedTuple):
    """What stands below a heading."""

    anchor: str
    title: str
    said: str
    entries: list[Entry]


def interface() -> tuple[str, list[Group]]:
    """What `import benben` offers, in the order of its `__all__`, whose comments are the headings."""
    module = Module("__init__")
    typed = next(node for node in module.tree.body if isinstance(node, ast.If))
    homes = {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in typed.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    offered = next(node for name, node, _ in statements(module.tree.body) if name == "__all__").value
    assert isinstance(offered, ast.List)
    modules: dict[str, Module] = {}
    groups: list[Group] = []
    for element in offered.elts:
        assert isinstance(element, ast.Constant)
        name = str(element.value)
        if element.lineno - 1 in module.alone:
            title = module.alone[element.lineno - 1]
            groups.append(Group(title.replace(" ", "-"), title[0].upper() + title[1:], "", []))
        home, there = homes[name]
        source = modules.setdefault(home, Module(home))
        node = definition(source, there)
        anchor = f"benben.{name}"
        made = entry(source, node, name, anchor) if node else constant(source, there, name, anchor)
        groups[-1].entries.append(made)
    return module.said, groups


def of_modules(package: str, modules: Mapping[str, str]) -> tuple[str, list[Group]]:
    """What modules say about themselves."""
    groups = []
    for name, told in modules.items():
        module = Module(f"{package}.{name}")
        dotted = f"benben.{package}.{name}"
        entries = []
        for one in told.split():
            node = definition(module, one)
            anchor = f"{dotted}.{one}"
            entries.append(entry(module, node, one, anchor) if node else constant(module, one, one, anchor))
        groups.append(Group(dotted, dotted, module.said, entries))
    return Module(package).said, groups


def names(groups: Iterable[Group]) -> Iterator[Entry]:
    return (one for group in groups for one in group.entries)


class Writer:
    """Makes a page of groups; `known` tells where the classes stand that signatures name."""

    def __init__(self, reader: Reader, known: Mapping[str, str]) -> None:
        self.reader = reader
        self.known = known

    def page(self, title: str, said: str, groups: list[Group]) -> Prose:
        html = [f"<h1>{escape(title)}</h1>\n", self.text(said)]
        sections = [Section("", title, plain(self.reader.markdown.parse(said)), 1)]
        for group in groups:
            html += [f'<h2 id="{group.anchor}">{escape(group.title)}{here(group.anchor)}</h2>\n', self.text(group.said)]
            sections.append(Section(group.anchor, group.title, self.words(group.said), 2))
            for one in group.entries:
                html.append(self.shown(one))
                sections.append(Section(one.anchor, one.anchor, f"{one.signature} {self.words(one.said)}", 3))
                for member in one.members:
                    words = f"{member.signature} {self.words(member.said)}"
                    sections.append(Section(member.anchor, member.anchor.removeprefix("benben."), words, 4))
        return Prose(title, "".join(html), sections)

    def shown(self, one: Entry) -> str:
        head = f'<h3 id="{escape(one.anchor)}" class="api">{escape(one.name)}{here(one.anchor)}</h3>\n'
        home = f'<p class="home">{escape(one.home)}</p>\n' if one.home != one.anchor else ""
        inner = "".join(self.member(member) for member in one.members)
        members = f'<div class="members">\n{inner}</div>\n' if inner else ""
        return f"{head}{self.signature(one.signature)}{home}{self.text(one.said)}{members}"

    def member(self, one: Entry) -> str:
        where = f'<a class="here" href="#{escape(one.anchor)}" aria-label="Link to this name">#</a>'
        inner = f"{self.signature(one.signature, where)}{self.text(one.said)}"
        return f'<div class="member" id="{escape(one.anchor)}">{inner}</div>\n'

    def signature(self, text: str, more: str = "") -> str:
        def linked(found: re.Match[str]) -> str:
            where = self.known.get(found[1])
            return f'<span class="n"><a href="{where}">{found[1]}</a></span>' if where else found[0]

        inner = re.sub(r'<span class="n">([A-Z]\w*)</span>', linked, highlight(text, PythonLexer(), FORMATTER))
        return f'<pre class="signature" tabindex="0"><code>{inner.rstrip()}</code>{more}</pre>\n'

    def text(self, said: str) -> str:
        """A docstring; documents that it names are a click away."""
        linked = re.sub(r"(?<![\w(/])docs/[\w/-]+\.md\b", lambda found: f"[{found[0]}]({found[0]})", said)
        return self.reader.read(linked).html if said else ""

    def words(self, said: str) -> str:
        return " ".join(plain(self.reader.markdown.parse(said)).split())


def here(anchor: str) -> str:
    return f'<a class="here" href="#{escape(anchor)}" aria-label="Link to this section">#</a>'


def pages(reader: Reader) -> dict[str, Prose]:
    """The three pages, by where they go on the site."""
    whole, public_groups = interface()
    lab, lab_groups = of_modules("lab", LAB)
    kernel, kernel_groups = of_modules("kernel", KERNEL)
    made = {
        "reference/benben.html": ("benben", whole, public_groups),
        "reference/lab.html": ("benben.lab", lab, lab_groups),
        "reference/kernel.html": ("benben.kernel", kernel, kernel_groups),
    }
    known = {
        one.name: f"{target.rpartition('/')[2]}#{one.anchor}"
        for target, (_, _, groups) in reversed(made.items())
        for one in names(groups)
        if one.signature.startswith("class ")
    }
    writer = Writer(reader, known)
    return {target: writer.page(*parts) for target, parts in made.items()}
