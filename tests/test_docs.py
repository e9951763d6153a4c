"""What the documents show works as shown."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FENCED = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_the_readme_example_runs() -> None:
    (code,) = FENCED.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT / "docs")
    assert re.fullmatch(r"[a-z-]+ \[[\d., ]+\]\n", done.stdout)


def test_links_between_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
