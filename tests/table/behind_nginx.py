"""The sample for nginx, as it stands: encryption, and the callers' own addresses, which the host counts by.

    behind_nginx.py SCHOTT-TABLE SAMPLE

Skipped (77) where there is no nginx or openssl.
"""
import asyncio
import json
import os
import random
import re
import shutil
import ssl
import subprocess
import sys
import tempfile

from line import Line
from town import Host, run

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
CONFIG = "[listen]\nbehind_proxy = yes\nnames = table.example.org\n[limits]\nwrong_codes = 3\n"


def write_config(folder, sample, host_port, port):
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj",
                    "/CN=table.example.org", "-keyout", f"{folder}/key", "-out", f"{folder}/pem"], check=True, capture_output=True)
    with open(sample, encoding="utf-8") as file:
        text = file.read()
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace("127.0.0.1:8021", f"127.0.0.1:{host_port}")
    text = re.sub(r"/etc/ssl/certs/\S+;", f"{folder}/pem;", text)
    text = re.sub(r"/etc/ssl/private/\S+;", f"{folder}/key;", text)
    with open(f"{folder}/nginx.conf", "w", encoding="utf-8") as file:
        file.write(f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;\n"
                   f"events {{}}\nhttp {{ client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f;\n"
                   f"uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n{text}\n}}\n")


async def call(port, folder, more=()):
    trust = ssl.create_default_context(cafile=f"{folder}/pem")
    trust.check_hostname = False
    for _ in range(100):
        try:
            return await Line.call(port, host="table.example.org", origin="https://table.example.org", encryption=trust, more=more)
        except ConnectionRefusedError:
            await asyncio.sleep(0.05)
    raise AssertionError("nginx does not listen")


async def wrong_codes(line, count):
    line.say('{"t":"hello","v":1}')
    for _ in range(count):
        line.say('{"t":"join","code":"2222 2222"}')
        while (message := json.loads(await line.hear()))["t"] != "no":
            pass
    return message["why"]


async def main():
    folder = tempfile.mkdtemp(prefix="schott-nginx-")
    host = await Host(sys.argv[1], config=CONFIG).start()
    port = random.randint(50001, 60000)
    write_config(folder, sys.argv[2], host.port, port)
    nginx = await asyncio.create_subprocess_exec(NGINX, "-c", f"{folder}/nginx.conf", "-p", folder, stderr=asyncio.subprocess.DEVNULL)
    try:
        # Whatever a caller writes there itself, it is counted where it comes from.
        assert await wrong_codes(await call(port, folder, ["X-Forwarded-For: 203.0.113.1"]), 3) == "code"
        assert await wrong_codes(await call(port, folder, ["X-Forwarded-For: 203.0.113.2"]), 1) == "slow_down"
    finally:
        nginx.terminate()
        await nginx.wait()
        shutil.rmtree(folder)
    await host.close()
    print("nginx's sample: encrypted, counted by the callers' own addresses")


if NGINX is None or shutil.which("openssl") is None:
    print("skipped: no nginx or openssl")
    sys.exit(77)
run(main(), 60)
