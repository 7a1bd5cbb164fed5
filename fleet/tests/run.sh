#!/bin/sh
# Runs a test of this folder with a Python that has psycopg.
set -u
for python in /usr/bin/python3 python3; do
    if "$python" -c 'import psycopg' 2>/dev/null; then
        { ls /usr/lib/postgresql/*/bin/initdb || command -v initdb; } >/dev/null 2>&1 || break
        exec "$python" -W ignore "$@"
    fi
done
echo "skipped: needs the packages postgresql and python3-psycopg"
exit 77
