"""fleet.ini: where the server is, who this stand is, the folder it shares with the game, and where its pack comes from."""
import configparser
import os

from fleet_minisign import PublicKey

KEYS = {
    "server": {"host": None, "port": "5432", "database": "schott_world"},
    "stand": {"role": None, "authority": "/etc/schott-world/fleet/authority.crt",
              "certificate": "/etc/schott-world/fleet/stand.crt", "key": "/etc/schott-world/fleet/stand.key"},
    "folder": {"path": "/var/lib/schott-fleet"},
    "times": {"hall": "30", "pack": "300"},
    "pack": {"url": "", "key": "/etc/schott-world/fleet/pack.pub"},
}


class Wrong(Exception):
    """A sentence about what is wrong in the file."""


class Settings:
    def __init__(self, path):
        values = read(path)
        self.folder = values["folder", "path"]
        self.role = values["stand", "role"]
        self.host = values["server", "host"]
        self.hall_every, pack_every = number(values["times", "hall"]), number(values["times", "pack"])
        if not 1 <= self.hall_every <= 300:
            raise Wrong(f"{path}: hall in [times] is a number of seconds from 1 to 300, since stands show their own hall"
                        " alone when the other is ten minutes old.")
        if not 10 <= pack_every <= 86400:
            raise Wrong(f"{path}: pack in [times] is a number of seconds from 10 to 86400.")
        self.pack = read_pack(path, values, pack_every)
        # Whoever is in the way must not keep us waiting: a cable that was pulled answers nothing.
        self.connection = {
            "host": self.host, "port": values["server", "port"], "dbname": values["server", "database"],
            "user": self.role, "sslmode": "verify-full", "sslrootcert": values["stand", "authority"],
            "sslcert": values["stand", "certificate"], "sslkey": values["stand", "key"], "gssencmode": "disable",
            "connect_timeout": 10, "keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3,
            "tcp_user_timeout": 20000, "options": "-c statement_timeout=20000",
            "application_name": "schott-world-fleet"}


def number(text):
    try:
        return float(text)
    except ValueError:
        return 0


def read_pack(path, values, every):
    """Where packs come from, whose they must be, and how often to look; None: from nowhere."""
    url, key = values["pack", "url"], values["pack", "key"]
    if not url:
        return None
    if not url.startswith(("https://", "http://")):
        raise Wrong(f"{path}: url in [pack] begins with https:// or http://.")
    try:
        with open(key, encoding="utf-8") as file:
            return url, PublicKey(file.read()), every
    except (OSError, ValueError) as error:  # also without libsodium
        raise Wrong(f"{path}: {key} cannot be used: {error}.") from error


def read(path):
    parser = configparser.ConfigParser(interpolation=None)
    try:
        with open(path, encoding="utf-8-sig") as file:  # Windows' editors begin a file with a mark
            parser.read_file(file)
    except (OSError, UnicodeDecodeError, configparser.Error) as error:
        raise Wrong(f"{path} cannot be read: {' '.join(str(error).split())}") from error
    values = {}
    for section in parser.sections():
        for key in parser[section]:
            if key not in KEYS.get(section, {}):
                raise Wrong(f"{path}: there is no {key} in [{section}].")
    for section, keys in KEYS.items():
        for key, otherwise in keys.items():
            values[section, key] = parser.get(section, key, fallback="").strip() or otherwise
            if values[section, key] is None:
                raise Wrong(f"{path}: {key} in [{section}] is missing.")
    for key in ("authority", "certificate", "key"):
        if not os.access(values["stand", key], os.R_OK):
            raise Wrong(f"{path}: {values['stand', key]} is not there, or may not be read.")
    return values
