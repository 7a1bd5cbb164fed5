#!/usr/bin/env python3
"""Serves the folder of a page on the local network.

    serve.py [--port N] [--here] FOLDER

Browsers that accept it get NAME.br or NAME.gz. Prints the address, and a QR code if the program qrencode is installed."""
import argparse
import shutil
import socket
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {".wasm": "application/wasm", ".js": "text/javascript", ".webmanifest": "application/manifest+json",
         ".pack": "application/octet-stream"}
ENCODINGS = [("br", ".br"), ("gzip", ".gz")]


class Page(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def log_message(self, *_):
        pass

    def send_head(self):
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        taken = [word.split(";")[0].strip() for word in self.headers.get("Accept-Encoding", "").split(",")]
        sent, encoding = path, None
        for name, ending in ENCODINGS:
            if name in taken and Path(f"{path}{ending}").is_file():
                sent, encoding = Path(f"{path}{ending}"), name
                break
        if not sent.is_file():
            self.send_error(404)
            return None
        file = sent.open("rb")
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(sent.stat().st_size))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        if encoding is not None:
            self.send_header("Content-Encoding", encoding)
        self.end_headers()
        return file


def address_here():
    """By which others in the same network reach this machine; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=8080, help="port to listen on (default: 8080; 0: any free one)")
    parser.add_argument("--here", action="store_true", help="serve only to this machine")
    parser.add_argument("folder", help="what packaging/web/build.sh has built")
    options = parser.parse_args()
    host = "127.0.0.1" if options.here else ""
    try:
        server = ThreadingHTTPServer((host, options.port), partial(Page, directory=options.folder))
    except OSError as error:
        sys.exit(f"serve.py: port {options.port}: {error.strerror}")
    address = f"http://{'localhost' if options.here else address_here()}:{server.server_port}/"
    print(f"The game is at {address}", flush=True)
    if not options.here and shutil.which("qrencode"):
        subprocess.run(["qrencode", "-t", "ANSIUTF8", address], check=False)
        print("Scan the code with a phone on the same network. Press Ctrl+C to stop.", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
