"""The page and its files. They are looked up in a list made at the start, so no path can lead outside it."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from .answers import failed

PAGE = "index.html"
WORKER = "sw.js"
"""The page's service worker: it lies beside the other files and serves the whole site."""
TYPES = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
WORTH_PACKING = 600


class File:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.read_at = 0
        self.body = b""
        self.packed = b""
        self.tag = ""
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
        self.kind = f"{kind}; charset=utf-8" if text else kind

    def fresh(self) -> None:
        """Read it when it is first asked for, and again if it has changed."""
        changed = self.path.stat().st_mtime_ns
        if changed != self.read_at:
            self.read_at = changed
            self.body = self.path.read_bytes()
            self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
            packed = gzip.compress(self.body, 9, mtime=0) if len(self.body) > WORTH_PACKING else b""
            self.packed = packed if len(packed) < 0.9 * len(self.body) else b""


class Files:
    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): File(path)
            for path in (sorted(folder.rglob("*")) if folder.is_dir() else ())
            if path.is_file()
        }

    async def page(self, request: Request) -> Response:
        """Every path that is no file belongs to the page, which finds its own way."""
        if "." in request.path_params.get("path", ""):
            return failed(404, "no-such-page", "there is nothing here")
        return self.answer(request, PAGE)

    async def file(self, request: Request) -> Response:
        return self.answer(request, request.path_params["path"])

    def answer(self, request: Request, name: str) -> Response:
        file = self.files.get(name)
        if file is None:
            return failed(404, "no-such-file", "there is nothing here")
        file.fresh()
        headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if name == WORKER:
            headers["service-worker-allowed"] = "/"
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
        return Response(file.body, headers=headers, media_type=file.kind)
