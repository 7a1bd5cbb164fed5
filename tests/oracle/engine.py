"""`schott-lab engine` as a process that is asked, and what its answers are compared by."""

import json
import subprocess


class Difference(Exception):
    """The engine shows something that the rules exclude."""


def demand(condition, message):
    if not condition:
        raise Difference(message)


def canonical(value):
    return json.dumps(value, sort_keys=True)


def differences(engine, reading, path=""):
    if isinstance(engine, dict) and isinstance(reading, dict):
        for key in sorted(set(engine) | set(reading)):
            if key not in engine or key not in reading:
                yield f"{path}.{key}: only {'the engine' if key in engine else 'the reading'} has it"
            else:
                yield from differences(engine[key], reading[key], f"{path}.{key}")
    elif isinstance(engine, list) and isinstance(reading, list) and len(engine) == len(reading):
        for i, pair in enumerate(zip(engine, reading)):
            yield from differences(*pair, f"{path}[{i}]")
    elif canonical(engine) != canonical(reading):
        yield f"{path}: engine {engine}, reading {reading}"


class Engine:
    AT_ONCE = 150  # few enough that neither side waits on a full pipe

    def __init__(self, path, trace):
        self.process = subprocess.Popen([path, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.trace = trace

    def lines(self, lines):
        answers = []
        for start in range(0, len(lines), self.AT_ONCE):
            some = lines[start:start + self.AT_ONCE]
            self.process.stdin.write(b"".join(line + b"\n" for line in some))
            self.process.stdin.flush()
            for line in some:
                answer = self.process.stdout.readline()
                demand(answer.endswith(b"\n"), f"the engine left without an answer to {line[:200]!r}")
                if self.trace:
                    print(">", line[:2000].decode(errors="replace"), "\n<", answer.decode(), end="")
                try:
                    answers.append(json.loads(answer))
                except ValueError as error:
                    raise Difference(f"the answer to {line[:200]!r} is not JSON") from error
        return answers

    def ask(self, *commands):
        return self.lines([json.dumps(command).encode() for command in commands])

    def close(self):
        self.process.stdin.close()
        rest = self.process.stdout.read()
        demand(rest == b"", f"the engine says more than it was asked: {rest[:200]!r}")
        demand(self.process.wait() == 0, "end of input does not end the engine with status 0")
