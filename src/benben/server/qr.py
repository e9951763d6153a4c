"""QR codes: as a picture for the page, and in letters for the terminal."""

import io

import segno


def picture(text: str) -> bytes:
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=4, border=2, svgclass=None, lineclass=None)
    return out.getvalue()


def letters(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
