"""The fleet's tables, from one version to the next. Each SQL file is one version, applied once, in one transaction, as the
role that owns everything; a file that was released never changes."""
import os
import re

from psycopg import sql

HERE = os.path.dirname(os.path.realpath(__file__))
FOLDER = next((folder for folder in (os.path.join(HERE, "sql"), os.path.join(HERE, "..", "sql"))
               if os.path.isdir(folder)), "sql")


def version(database):
    if database.execute("SELECT to_regclass('fleet.version')").fetchone()[0] is None:
        return 0
    return database.execute("SELECT coalesce(max(number), 0) FROM fleet.version").fetchone()[0]


def begin(database, folder):
    with open(os.path.join(folder, "roles.sql"), encoding="utf-8") as file:
        database.execute(file.read())
    name = sql.Identifier(database.info.dbname)
    # Nobody but those we name gets in, or leaves anything.
    database.execute(sql.SQL("REVOKE ALL ON DATABASE {} FROM PUBLIC").format(name))
    database.execute(sql.SQL("GRANT CONNECT ON DATABASE {} TO fleet_kiosk, fleet_reader, fleet_operator").format(name))
    database.execute("REVOKE ALL ON SCHEMA public FROM PUBLIC")
    database.execute("REVOKE EXECUTE ON FUNCTION lo_create(oid), lo_creat(integer), lo_from_bytea(oid, bytea) FROM PUBLIC")
    database.execute("CREATE SCHEMA IF NOT EXISTS fleet AUTHORIZATION fleet_owner")
    database.execute("CREATE TABLE IF NOT EXISTS fleet.version (number int PRIMARY KEY, name text NOT NULL,"
                     " applied timestamptz NOT NULL DEFAULT now())")
    database.execute("GRANT SELECT ON fleet.version TO fleet_reader")


def files(folder):
    found = sorted(name for name in os.listdir(folder) if re.fullmatch(r"\d{3}-.+\.sql", name))
    assert [int(name[:3]) for name in found] == list(range(1, len(found) + 1)), found
    return found


# Of a stand's sessions. It cannot fill the disk; only a superuser could set that back. A line that died is noticed within
# a minute, though nothing is sent on it; a stand calls every five minutes at the latest.
LIMITS = {"temp_file_limit": "64MB", "statement_timeout": "30s", "idle_in_transaction_session_timeout": "60s",
          "idle_session_timeout": "6min", "tcp_keepalives_idle": "20", "tcp_keepalives_interval": "5",
          "tcp_keepalives_count": "3", "tcp_user_timeout": "30s"}
SESSIONS_MOST = 8


def limit(database, role):
    name = sql.Identifier(role)
    database.execute(sql.SQL("ALTER ROLE {} CONNECTION LIMIT {}").format(name, sql.Literal(SESSIONS_MOST)))
    for key, value in LIMITS.items():
        database.execute(sql.SQL("ALTER ROLE {} SET {} = {}").format(name, sql.Identifier(key), sql.Literal(value)))


def migrate(database, folder):
    """Yields the name of each file it has applied."""
    with database.transaction():
        begin(database, folder)
    for name in files(folder)[version(database):]:
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            text = file.read()
        with database.transaction():
            database.execute("SET LOCAL lock_timeout = '30s'")  # who holds a table open keeps the others out no longer
            database.execute("SET LOCAL ROLE fleet_owner")
            database.execute("SET LOCAL search_path = fleet")
            database.execute(text)
            database.execute("RESET ROLE")
            database.execute("INSERT INTO fleet.version (number, name) VALUES (%s, %s)", [int(name[:3]), name])
        yield name
    for (role,) in database.execute("SELECT role FROM fleet.stand JOIN pg_roles ON rolname = role").fetchall():
        limit(database, role)
