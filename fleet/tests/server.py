"""A PostgreSQL of the test's own, in a temporary folder, as a user of its own, with TLS and the fleet's roles."""
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import psycopg

HERE = pathlib.Path(__file__).resolve().parent
FLEET = HERE.parent
CERTIFICATES = FLEET / "certificates" / "schott-fleet-certificates"
TOOL = FLEET / "server" / "schott-fleet-server"
DATABASE = "schott_world"
# What the guide says, but for the network.
HBA = """local all {user} peer map=test
hostssl schott_world +fleet_kiosk all cert clientcert=verify-full
host all all all reject
"""


def programs():
    """The folder of initdb and pg_ctl: Debian keeps them beside each other's versions."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    return str(found[-1].parent) if found else os.path.dirname(shutil.which("initdb"))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """with Server() as server: ..."""

    def __init__(self, settings="", sql=None):
        """sql: the folder of an earlier version's tables."""
        self.migration = ["migrate", *(["--sql", str(sql)] if sql else [])]
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="schott-fleet-"))
        self.port = free_port()
        self.bin = programs()
        self.keys = self.folder / "keys"
        self.settings = settings

    def run(self, *command):
        """As the user the server is, since PostgreSQL refuses root."""
        other = {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []} if os.geteuid() == 0 else {}
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd="/", check=False,
                              stdin=subprocess.DEVNULL, **other)
        assert done.returncode == 0, f"{command}: {done.stdout}"
        return done.stdout

    def own(self, *paths):
        if os.geteuid() == 0:
            for path in paths:
                shutil.chown(path, self.user, pwd.getpwnam(self.user).pw_gid)

    def __enter__(self):
        try:
            self.begin()
        except BaseException:
            self.__exit__()
            raise
        return self

    def begin(self):
        self.folder.chmod(0o755)
        certificates(self.keys, "authority")
        certificates(self.keys, "server", "localhost")
        home = self.folder / "server"
        home.mkdir()
        self.own(home)
        self.run(f"{self.bin}/initdb", "-D", str(home / "data"), "-U", self.user, "-A", "peer", "-E", "UTF8", "--no-locale",
                 "--no-sync")
        for name in ("server.crt", "server.key", "authority.crt"):
            shutil.copy(self.keys / name, home)
            self.own(home / name)
        (home / "data" / "pg_hba.conf").write_text(HBA.format(user=self.user))
        (home / "data" / "pg_ident.conf").write_text("".join(
            f"test {name} {self.user}\n" for name in {pwd.getpwuid(os.geteuid()).pw_name, self.user}))
        with open(home / "data" / "postgresql.conf", "a", encoding="utf-8") as config:
            config.write(f"port = {self.port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '{home}'\n"
                         f"ssl = on\nssl_cert_file = '{home}/server.crt'\nssl_key_file = '{home}/server.key'\n"
                         f"ssl_ca_file = '{home}/authority.crt'\nssl_min_protocol_version = 'TLSv1.3'\n"
                         f"max_connections = 60\n{self.settings}\n")
        self.start()
        with connect(self.connection("postgres")) as database:
            database.execute(f"CREATE DATABASE {DATABASE}")
        self.tool(*self.migration)

    def start(self):
        home = self.folder / "server"
        self.run(f"{self.bin}/pg_ctl", "-D", str(home / "data"), "-w", "-t", "60", "-l", str(home / "log"), "start")

    def stop(self, how="fast"):
        self.run(f"{self.bin}/pg_ctl", "-D", str(self.folder / "server" / "data"), "-w", "-m", how, "stop")

    def connection(self, database=DATABASE):
        """As the owner of everything, from this machine."""
        return f"host={self.folder}/server port={self.port} dbname={database} user={self.user}"

    def tool(self, *arguments, fails=False):
        done = subprocess.run([sys.executable, str(TOOL), "--database", self.connection(), *arguments], check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert (done.returncode != 0) == fails, f"{arguments}: {done.stdout}"
        return done.stdout

    def add_stand(self, role, label=None, **more):
        """Returns the folder of its keys."""
        self.tool("add-stand", role, label or role.title(), *(word for key, value in more.items()
                                                              for word in (f"--{key}", value)))
        certificates(self.keys, "stand", role)
        return self.keys / role

    def ask(self, query, *values):
        """Rows, as the owner of everything."""
        with connect(self.connection()) as database:
            done = database.execute(query, values or None)
            return done.fetchall() if done.description else []

    def number(self, query, *values):
        return self.ask(query, *values)[0][0]

    def as_stand(self, role, keys=None, mode="verify-full"):
        """How that stand connects."""
        keys = keys or self.keys / role
        return (f"host=localhost hostaddr=127.0.0.1 port={self.port} dbname={DATABASE} user={role} sslmode={mode}"
                f" sslrootcert={keys}/authority.crt sslcert={keys}/stand.crt sslkey={keys}/stand.key")

    def __exit__(self, *_):
        pid = self.folder / "server" / "data" / "postmaster.pid"
        if pid.exists():
            os.kill(int(pid.read_text().split("\n", maxsplit=1)[0]), signal.SIGQUIT)
            until = time.monotonic() + 20
            while pid.exists() and time.monotonic() < until:
                time.sleep(.05)
        shutil.rmtree(self.folder, ignore_errors=True)


def certificates(folder, *arguments):
    subprocess.run([str(CERTIFICATES), "--folder", str(folder), *arguments], check=True, stdout=subprocess.DEVNULL)


def connect(connection):
    return psycopg.connect(connection, autocommit=True)
