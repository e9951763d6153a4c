"""Start a server and say where it is."""

import asyncio
import contextlib
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from ..kernel.errors import BenbenError, reason
from . import logs
from .app import create_app
from .database import is_damage
from .doors import Doors, protocols
from .folder import Folder, Taken
from .migrate import DamagedFolder, migrate
from .qr import letters
from .settings import CONFIG, LOCAL, MESSAGE_BYTES, BadConfig, Settings, read_config
from .turns import new_loop

PORT = 8910
PASSWORD = "BENBEN_PASSWORD"
"""In the environment a password is not in the list of processes."""
TRIES = 50
WITH = """They are asked for the password once; then they can make tables of their own. They can see and
join yours only with a link from you. On this computer nobody is asked."""
WITHOUT = """Anybody on this network can make tables of their own here and fill the disk up to this server's limits.
They cannot see your tables or sit at them without a link from you.
With `--password WORD` only those who know the word are let in."""
BACKLOG = 1024
"""Connections that may wait to be let in …"""
AT_ONCE = 2
"""… and how many are let in before others have their turn."""
NOWHERE = "192.0.2.1"
"""An address that no network has: enough to ask the system by which own address it would go out."""

# A port is ours alone, and free again at once. On Windows SO_REUSEADDR would give two servers the same one.
if sys.platform == "win32":
    OURS_ALONE = socket.SO_EXCLUSIVEADDRUSE
else:
    OURS_ALONE = socket.SO_REUSEADDR


def serve(
    game: str,
    port: int | None,
    open_browser: bool,
    lan: bool,
    data_dir: Path,
    origins: tuple[str, ...] = (),
    config: Path | None = None,
    password: str = "",
) -> int:
    """Run until Ctrl-C; the exit status. Without a port: 8910 or the next that is free. The page opens with
    `game`, or without a name with the one that was played last."""
    try:
        told = read_config(config or data_dir / CONFIG, config is not None)
    except BadConfig as wrong:
        say(str(wrong))
        return 1
    told["password"] = (password or os.environ.get(PASSWORD) or told.get("password", "")).strip()
    try:
        line = listen("0.0.0.0" if lan else "127.0.0.1", port)
    except OSError as wrong:
        say(f"port {port or PORT}: {(wrong.strerror or str(wrong)).lower()}; without --port the next free one is taken")
        return 1
    try:
        folder = prepare(data_dir)
    except Taken as wrong:
        line.close()
        say(f"{wrong}; open that one, or end it first")
        return 1
    except (OSError, sqlite3.Error, BenbenError) as wrong:
        line.close()
        say(f"{data_dir} cannot hold the tables: {reason(wrong)}; {advice(wrong)}")
        return 1
    number = line.getsockname()[1]
    address = f"http://localhost:{number}/"
    outside = lan_address() if lan else ""
    hosts = (*LOCAL, *([outside, *own_names()] if outside else []), *told.pop("hosts", ()))
    origins = (*origins, *told.pop("origins", ()))
    shared = f"http://{outside}:{number}/" if outside else ""
    settings = Settings(data=data_dir, hosts=hosts, origins=origins, address=shared, **told)
    page = address + (f"?game={game}" if game else "") if open_browser else ""
    server = Announced(configure(settings), lambda: announce(address, shared, page, bool(settings.password)))
    folder.say(shared or address)
    try:
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(server.serve(sockets=[line]))
    finally:
        folder.release()
    return 0 if server.announced else 1


def advice(wrong: Exception) -> str:
    if is_damage(wrong) or isinstance(wrong, DamagedFolder):
        return "`benben tables check` shows what is left, `benben tables restore` puts a backup in its place"
    return "XDG_DATA_HOME can name another folder"


def say(wrong: str) -> None:
    print(f"benben: {wrong}", file=sys.stderr)


def prepare(path: Path) -> Folder:
    """Take the folder and bring it up to date; or find out in time that tables cannot be kept there."""
    folder = Folder(path)
    try:
        migrate(path)
    except BaseException:
        folder.release()
        raise
    return folder


def own_names() -> list[str]:
    """What this machine calls itself, for those who type a name instead of a number."""
    name = socket.gethostname().lower()
    return [name, f"{name}.local"]


def configure(settings: Settings) -> uvicorn.Config:
    logs.begin()
    http, ws = protocols(Doors(settings))
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,  # addresses hold keys
        server_header=False,
        proxy_headers=bool(settings.proxies),  # else anybody could invent addresses
        forwarded_allow_ips=list(settings.proxies),
        backlog=AT_ONCE,
        http=http,
        ws=ws,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_keep_alive=settings.keep_alive,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


class Announced(uvicorn.Server):
    """Calls back once it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.announced = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for line in sockets or []:
            line.listen(BACKLOG)  # the loop has told the system the smaller number, which is its own pace
        if self.started:
            self.announced = True
            self.ready()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on that port or, if none was asked for, on the first free one from the usual one on."""
    for number in [port] if port is not None else range(PORT, PORT + TRIES):
        # Told that this is TCP, asyncio sends small messages at once; else one in three waits 40 ms for the network.
        line = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        line.setsockopt(socket.SOL_SOCKET, OURS_ALONE, 1)
        try:
            line.bind((host, number))
            line.listen(BACKLOG)
            return line
        except OSError:
            line.close()
            if port is not None:
                raise
    raise OSError(f"none from {PORT} to {PORT + TRIES - 1} is free")


def lan_address() -> str:
    """Our address as others in the house see it; '' without a network. No packet is sent for this."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def announce(address: str, shared: str, page: str, password: bool = False) -> None:
    print(f"Benben is at {address} (Ctrl-C ends it)", flush=True)
    if shared:
        print(
            f"Others on the same network can open {shared}\n{letters(shared)}\n{WITH if password else WITHOUT}",
            flush=True,
        )
    if page:
        threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()
