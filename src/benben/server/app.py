"""The application: what is asked where."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from ..kernel.errors import BenbenError
from .admission import Admission
from .answers import Failed, failed
from .api import Api
from .company import NotKept
from .database import is_damage
from .doors import address_of
from .files import Files
from .guard import Guard
from .history import History
from .kept import Damaged
from .limits import Limits, TooMuch
from .live import Live
from .pool import JobFailed, Pool
from .results import Results
from .settings import Settings
from .store import Store
from .tables import Tables, TooMany

logger = logging.getLogger(__name__)

SAFE = {"GET", "HEAD", "OPTIONS"}


def place(name: str, action: str = "change") -> Callable[[Request], Awaitable[Response]]:
    """A handler that is looked up when it is called: before the server has started there is no database to speak to.
    Each call counts as an `action` of its address; where none is named, only calls that change something do."""
    part, _, method = name.partition(".")

    async def handler(request: Request) -> Response:
        if action != "change" or request.method not in SAFE:
            request.app.state.limits.take(action, address_of(request))
        if part != "admission":
            request.app.state.admission.check(request)
        answer: Response = await getattr(getattr(request.app.state, part), method)(request)
        return answer

    return handler


def create_app(settings: Settings) -> ASGIApp:
    files = Files(settings.static)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(settings.data)
        pool = Pool(settings.workers, settings.think, settings.worker)
        clerk = Pool(1, settings.think, settings.worker)
        await pool.start()
        await clerk.start()
        tables = Tables(store, pool, settings)
        app.state.api = Api(tables, clerk, settings)
        app.state.history = History(app.state.api)
        app.state.results = Results(store)
        app.state.limits = Limits(settings.limits)
        app.state.admission = Admission(settings.password, bool(settings.proxies))
        app.state.live = Live(tables, settings, app.state.limits, app.state.admission)
        tidy = asyncio.create_task(tables.keep_tidy())
        try:
            yield
        finally:
            tidy.cancel()
            await tables.close()
            await pool.close()
            await clerk.close()
            await store.close()

    app = Starlette(
        routes=[
            Route("/api/about", place("api.about"), methods=["GET"]),
            Route("/api/enter", place("admission.enter"), methods=["POST"]),
            Route("/api/tables", place("api.create", "table"), methods=["POST"]),
            Route("/api/tables", place("api.mine", "list"), methods=["GET"]),
            Route("/api/tables/{table}", place("api.one", "replay"), methods=["GET"]),
            Route("/api/tables/{table}", place("api.delete", "link"), methods=["DELETE"]),
            Route("/api/tables/{table}/links", place("api.new_link", "link"), methods=["POST"]),
            Route("/api/tables/{table}/chairs/{player}", place("api.seat", "link"), methods=["POST"]),
            Route("/api/tables/{table}/rematch", place("api.rematch", "table"), methods=["POST"]),
            Route("/api/tables/{table}/decline", place("api.decline", "table"), methods=["POST"]),
            Route("/api/pictures", place("api.pictures", "list"), methods=["GET"]),
            Route("/api/results", place("results.sums", "list"), methods=["GET"]),
            Route("/api/results/games", place("results.games", "list"), methods=["GET"]),
            Route("/api/tables/{table}/record", place("history.record", "replay"), methods=["GET"]),
            Route("/api/tables/{table}/story", place("history.story", "replay"), methods=["GET"]),
            Route("/api/tables/{table}/replay", place("history.replay", "replay"), methods=["GET"]),
            Route("/api/report/{table}", place("history.report", "replay"), methods=["GET"]),
            Route("/api/records", place("history.take_in", "record"), methods=["POST"]),
            Route("/api/rules/{game}", place("history.rules"), methods=["GET"]),
            Route("/api/qr", place("api.qr", "qr"), methods=["POST"]),
            Route("/api/{path:path}", nothing_here, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            Route("/static/{path:path}", files.file, methods=["GET"]),
            WebSocketRoute("/live", live),
            Route("/{path:path}", files.page, methods=["GET"]),
        ],
        lifespan=lifespan,
        exception_handlers={
            Failed: told,
            TooMuch: slow_down,
            BenbenError: refused,
            TooMany: full,
            Damaged: damaged,
            NotKept: not_kept,
            sqlite3.Error: not_kept,
            JobFailed: too_much,
            HTTPException: plain,
            Exception: broken,
        },
    )
    return Guard(app, settings)


async def live(websocket: WebSocket) -> None:
    await websocket.app.state.live.endpoint(websocket)


async def nothing_here(request: Request) -> Response:
    return failed(404, "no-such-path", "there is nothing here")


async def told(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Failed)
    return failed(wrong.status, wrong.code, str(wrong))


async def slow_down(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, TooMuch)
    answer = failed(429, wrong.code, str(wrong))
    answer.headers["retry-after"] = str(wrong.wait)
    return answer


async def refused(request: Request, wrong: Exception) -> Response:
    """Something of the kernel's that no handler has foreseen: the caller's mistake all the same."""
    return failed(400, "bad-request", str(wrong)[:300])


async def full(request: Request, wrong: Exception) -> Response:
    return failed(403, "too-many-tables", str(wrong))


async def damaged(request: Request, wrong: Exception) -> Response:
    logger.error("a table cannot be read: %s; see `benben tables check`", wrong)
    return failed(
        503, "damaged", "the stored data is damaged; `benben tables check` tells whoever runs this server more"
    )


async def not_kept(request: Request, wrong: Exception) -> Response:
    if is_damage(wrong):
        return await damaged(request, wrong)
    logger.error("not kept: %s", wrong)
    return failed(503, "not-kept", "this could not be saved, so it was not done")


async def too_much(request: Request, wrong: Exception) -> Response:
    logger.warning("not done: %s", wrong)
    return failed(503, "too-much", f"this is too much for this server: {wrong}"[:300])


async def broken(request: Request, wrong: Exception) -> Response:
    """What went wrong is written to the log by the guard, behind whose back nothing is answered."""
    return failed(500, "internal", "something went wrong here")


async def plain(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    return failed(wrong.status_code, "http", wrong.detail)
