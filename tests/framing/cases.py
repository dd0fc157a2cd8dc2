"""Requests at the edges of RFC 9112, with what it lets a server answer.

A case is what is sent, and the statuses that may come back in order, each line of them an
alternative. ``close`` says that the connection has to end after them. ``G`` is a request for the
list of games, ``P`` the head of one that deals.
"""

from typing import NamedTuple

from tests.example import PATH

G = b"GET /v1/games HTTP/1.1\r\nHost: a\r\n\r\n"
LAST = b"GET /v1/games HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
P = b"POST " + PATH.encode() + b"/deal HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
CHUNKED = P + b"Transfer-Encoding: chunked\r\n\r\n"
REFUSED = [[400]]


class Case(NamedTuple):
    """Bytes to send, the section that decides, and the lists of statuses that it allows."""

    name: str
    section: str
    sent: bytes
    allowed: list[list[int]]
    close: bool = True


def get(line=b"GET /v1/games HTTP/1.1", *fields):
    return b"\r\n".join([line, *(fields or (b"Host: a",)), b"", b""])


def sized(length, body=b"{}", *fields):
    lines = [P + b"Content-Length: " + length, *fields, b"", b""]
    return b"\r\n".join(lines) + body


def coded(value, body=b"2\r\n{}\r\n0\r\n\r\n"):
    return P + b"Transfer-Encoding: " + value + b"\r\n\r\n" + body


CASES = [
    # -- lengths: RFC 9110, section 8.6, and RFC 9112, section 6 --
    Case("a length", "6.2", sized(b"2") + LAST, [[200, 200]]),
    Case("space around a length", "5.1", sized(b" \t2 \t") + LAST, [[200, 200]]),
    Case("a length of zeros and a two", "6.2", sized(b"0" * 30 + b"2") + LAST, [[200, 200]]),
    *(
        Case(f"the length {length!r}", "6.3", sized(length) + LAST, REFUSED)
        for length in (b"+2", b"-2", b"0x2", b"2.0", b"2 2", b"two", b"2;", b"1_0", b"\xb2", b"")
    ),
    Case("a length beyond every body", "6.3", sized(b"9" * 30), [[400], [413]]),
    Case("two lengths", "6.3", sized(b"2", b"{}", b"Content-Length: 3") + LAST, REFUSED),
    Case("two lengths in a list", "6.3", sized(b"2, 3") + LAST, REFUSED),
    Case("the same length twice", "6.3", sized(b"2, 2") + LAST, [[400], [200, 200]]),
    Case("a name with underscore", "5.1", P + b"Content_Length: 2\r\n\r\n" + LAST, [[400, 200]]),
    Case(
        "a body after GET",
        "6",
        get(b"GET /v1/games HTTP/1.1", b"Host: a", b"Content-Length: 5") + b"GET /" + LAST,
        [[200, 200]],
    ),
    Case("more than the length", "6.2", sized(b"2", b"{}{}"), [[200]], close=False),
    # -- both lengths: section 6.1 --
    Case(
        "a length and chunks",
        "6.1",
        P + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n" + LAST,
        [[400], [200]],
    ),
    Case(
        "chunks and a length",
        "6.1",
        P + b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n" + LAST,
        [[400]],
    ),
    Case(
        "chunks in HTTP/1.0",
        "6.1",
        CHUNKED.replace(b"1.1", b"1.0") + b"2\r\n{}\r\n0\r\n\r\n" + G,
        [[400], [200]],
    ),
    # -- codings: sections 6.1 and 7 --
    Case("chunks", "7.1", coded(b"chunked") + LAST, [[200, 200]]),
    Case("the name in capitals", "7", coded(b"CHUNKED") + LAST, [[200, 200]]),
    *(
        Case(f"the coding {coding!r}", "6.1", coded(coding) + LAST, [[400], [501]])
        for coding in (
            b"gzip, chunked",
            b"chunked, gzip",
            b"chunked, chunked",
            b"identity",
            b"xchunked",
            b"chunked;a=b",
            b"\x0bchunked",
            b"chunked\x00",
            b'"chunked"',
            b",",
            b"",
        )
    ),
    Case(
        "two fields of codings",
        "6.1",
        P + b"Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + LAST,
        [[400], [501]],
    ),
    # -- chunks: section 7.1 --
    Case(
        "sizes in hex with zeros",
        "7.1",
        CHUNKED + b"0000A\r\n{       }\n\r\n00\r\n\r\n" + LAST,
        [[200, 200]],
    ),
    Case(
        "an extension", "7.1.1", CHUNKED + b'2;a=b;c="d"\r\n{}\r\n0;e\r\n\r\n' + LAST, [[200, 200]]
    ),
    Case(
        "a long extension",
        "7.1.1",
        CHUNKED + b"2;a=" + b"b" * 100_000 + b"\r\n{}\r\n0\r\n\r\n" + LAST,
        [[400], [413], [431]],
    ),
    Case(
        "an extension with a bare LF",
        "7.1.1",
        CHUNKED + b"2;a\nb\r\n{}\r\n0\r\n\r\n" + LAST,
        REFUSED,
    ),
    *(
        Case(f"the size {size!r}", "7.1", CHUNKED + size + b"\r\n{}\r\n0\r\n\r\n" + LAST, REFUSED)
        for size in (b"g", b"-2", b"+2", b"0x2", b" 2", b"", b"2 2", b"2_0", b"\xd9\xa2")
    ),
    Case(
        "a size beyond every body",
        "7.1",
        CHUNKED + b"f" * 40 + b"\r\n{}\r\n",
        [[400], [408], [413]],
    ),
    Case("more than the chunk", "7.1", CHUNKED + b"2\r\n{}x\r\n0\r\n\r\n" + LAST, REFUSED),
    Case("no end of line after a chunk", "7.1", CHUNKED + b"2\r\n{}0\r\n\r\n" + LAST, REFUSED),
    Case("a trailer", "7.1.2", CHUNKED + b"2\r\n{}\r\n0\r\nX-A: b\r\n\r\n" + LAST, [[200, 200]]),
    Case(
        "a length in a trailer",
        "7.1.2",
        CHUNKED + b"2\r\n{}\r\n0\r\nContent-Length: 9\r\n\r\n" + LAST,
        [[400], [200, 200]],
    ),
    Case(
        "a broken trailer",
        "7.1.2",
        CHUNKED + b"2\r\n{}\r\n0\r\nX A: b\r\n\r\n" + LAST,
        [[400], [200, 200], [200]],
    ),
    # -- lines: sections 2.2, 3 and 5 --
    Case("an empty line before", "2.2", b"\r\n" + LAST, [[200]]),
    Case("bare line feeds", "2.2", LAST.replace(b"\r\n", b"\n"), [[400], [200]]),
    Case(
        "a bare CR in a field",
        "2.2",
        get(b"GET /v1/games HTTP/1.1", b"Host: a", b"X-A: b\rC: d") + LAST,
        REFUSED,
    ),
    Case(
        "a NUL in a field",
        "5.5",
        get(b"GET /v1/games HTTP/1.1", b"Host: a", b"X-A: b\x00c") + LAST,
        REFUSED,
    ),
    Case(
        "a folded line",
        "5.2",
        get(b"GET /v1/games HTTP/1.1", b"Host: a", b"X-A: b", b" c") + LAST,
        [[400], [200, 200]],
    ),
    Case(
        "space before the first field",
        "2.2",
        b"GET /v1/games HTTP/1.1\r\n Host: a\r\n\r\n" + LAST,
        REFUSED,
    ),
    Case("space before the colon", "5.1", P + b"Content-Length : 2\r\n\r\n{}" + LAST, REFUSED),
    Case("no colon", "5", get(b"GET /v1/games HTTP/1.1", b"Host: a", b"X-A") + LAST, REFUSED),
    Case("no name", "5.1", get(b"GET /v1/games HTTP/1.1", b"Host: a", b": b") + LAST, REFUSED),
    Case(
        "a name that is no token",
        "5.1",
        get(b"GET /v1/games HTTP/1.1", b"Host: a", b"X(A): b") + LAST,
        REFUSED,
    ),
    *(
        Case(f"the request line {line!r}", "3", get(line) + LAST, allowed)
        for line, allowed in (
            (b"GET  /v1/games HTTP/1.1", [[400], [200, 200]]),
            (b"GET\t/v1/games HTTP/1.1", [[400], [200, 200]]),
            (b"GET /v1/games", REFUSED),
            (b"GET /v1/games http/1.1", REFUSED),
            (b"GET /v1/games HTTP/1.1.1", REFUSED),
            (b"GET /v1/games HTTP/11", REFUSED),
            (b"GET /v1/games HTTP/2.0", [[400], [505]]),
            (b"GET /v1/games HTTP/1.1 x", REFUSED),
            (b"/v1/games HTTP/1.1", REFUSED),
            (b"G(T /v1/games HTTP/1.1", REFUSED),
            (b"get /v1/games HTTP/1.1", [[400], [405], [405, 200], [501]]),
            (b"GET v1/games HTTP/1.1", [[400], [404, 200]]),
        )
    ),
    # -- targets and hosts: section 3.2 --
    Case(
        "an absolute target", "3.2.2", get(b"GET http://b/v1/games HTTP/1.1") + LAST, [[200, 200]]
    ),
    Case(
        "an asterisk",
        "3.2.4",
        get(b"OPTIONS * HTTP/1.1") + LAST,
        [[200, 200], [204, 200], [400], [404, 200], [405, 200]],
    ),
    Case(
        "an authority",
        "3.2.3",
        get(b"CONNECT a:80 HTTP/1.1") + LAST,
        [[400], [404], [404, 200], [405], [405, 200], [501]],
    ),
    Case("no host", "3.2", get(b"GET /v1/games HTTP/1.1", b"X-A: b") + LAST, REFUSED),
    Case("no host in HTTP/1.0", "3.2", b"GET /v1/games HTTP/1.0\r\n\r\n" + G, [[200]]),
    Case(
        "two hosts", "3.2", get(b"GET /v1/games HTTP/1.1", b"Host: a", b"Host: a") + LAST, REFUSED
    ),
    *(
        Case(
            f"the host {host!r}",
            "3.2",
            get(b"GET /v1/games HTTP/1.1", b"Host: " + host) + LAST,
            REFUSED,
        )
        for host in (b"a b", b"a/b", b"u@a", b"a:b", b"a\xffb", b"a?b", b"[::1")
    ),
    *(
        Case(
            f"the good host {host!r}",
            "3.2",
            get(b"GET /v1/games HTTP/1.1", b"Host: " + host) + LAST,
            [[200, 200]],
        )
        for host in (b"a,b", b"A.b-c:80", b"[::1]:8080", b"127.0.0.1", b"a_b", b"a%20b", b"")
    ),
    # -- connections: section 9 --
    Case("three in a row", "9.3.2", G + sized(b"2") + LAST, [[200, 200, 200]]),
    Case("after close", "9.6", LAST + G, [[200]]),
    Case("close among others", "9.6", LAST.replace(b"close", b"x, Close") + G, [[200]]),
    Case(
        "HTTP/1.0 is one request", "9.3", b"GET /v1/games HTTP/1.0\r\nHost: a\r\n\r\n" + G, [[200]]
    ),
    # -- expectations: RFC 9110, section 10.1.1 --
    Case(
        "continue",
        "10.1.1",
        sized(b"2", b"{}", b"Expect: 100-continue") + LAST,
        [[100, 200, 200], [200, 200]],
    ),
    Case(
        "continue in HTTP/1.0",
        "10.1.1",
        sized(b"2", b"{}", b"Expect: 100-continue").replace(b"1.1", b"1.0"),
        [[200]],
    ),
]
