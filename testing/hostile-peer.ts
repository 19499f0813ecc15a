import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";

/** Bytes of an endless answer after which its peer gives up: a client that reads them all has no limit. */
export const endless = 96 * 1024 * 1024;

/** Writes pieces while the client reads, until it has gone away or has taken so many bytes. */
const pour = async (socket: Socket, piece: Buffer | string, bytes: number): Promise<void> => {
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += piece.length)
    if (!socket.write(piece))
      await new Promise<void>((resolve) => {
        const go = () => {
          socket.off("drain", go).off("close", go);
          resolve();
        };
        socket.on("drain", go).on("close", go);
      });
  socket.destroy();
};

/** What a peer does with a connection. */
type Answer = (socket: Socket) => unknown;

const ok = "HTTP/1.1 200 OK\r\n";
const json = "Content-Type: application/json\r\n";
const whole = (head: string, body: string | Buffer = "{}") =>
  `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
/** A mebibyte of spaces, which JSON allows, in a kilobyte. */
const bomb = gzipSync(Buffer.alloc(1024 * 1024, " "), { level: 9 });

/** Says this and closes. */
const says =
  (...parts: (string | Buffer)[]): Answer =>
  (socket) => {
    for (const part of parts) socket.write(part);
    socket.end();
  };

/** Says this and resets the connection a moment later. Nothing may break, whether it has arrived by then or not. */
const breaksAfter =
  (...parts: (string | Buffer)[]): Answer =>
  async (socket) => {
    for (const part of parts) await new Promise((resolve) => socket.write(part, resolve));
    await setTimeout(20);
    socket.resetAndDestroy();
  };

const pours =
  (head: string, piece: Buffer | string, bytes = endless): Answer =>
  (socket) => {
    socket.write(head);
    return pour(socket, piece, bytes);
  };
/** Bytes of what costs more time than memory. */
const many = 1024 * 1024;

const encoded = (encoding: string, body: string | Buffer): Answer => {
  const head = `${ok}${json}Content-Encoding: ${encoding}\r\n`;
  return says(whole(head, body), body);
};

/** Answers to an HTTP request that a broken or hostile server may give. */
export const hostileAnswers: Readonly<Record<string, Answer>> = {
  "reset at once": (socket) => socket.resetAndDestroy(),
  "closed at once": says(),
  "silence, then reset": breaksAfter(""),
  garbage: says(Buffer.from([0, 255, 13, 10, 128, 7, 22, 3, 1, 0, 0])),
  "an SSH server": says("SSH-2.0-OpenSSH_9.9\r\n"),
  "HTTP/0.9": says("<html>hello"),
  "HTTP/2": says("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0])),
  "half a status line": says("HTTP/1.1 20"),
  "status 000": says(whole("HTTP/1.1 000 X\r\n"), "{}"),
  "status 99": says(whole("HTTP/1.1 99 X\r\n"), "{}"),
  "status 999": says(whole("HTTP/1.1 999 X\r\n"), "{}"),
  "an endless header": pours(`${ok}X-A: `, "a".repeat(65_536)),
  "endless headers": pours(ok, "X-A: b\r\n".repeat(8_192)),
  "thousands of 1xx": pours("", "HTTP/1.1 100 Continue\r\n\r\n".repeat(2_048), many),
  "early hints": says(`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n`, whole(ok + json), "{}"),
  "another protocol": says(
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    Buffer.from([0x81, 5, 1]),
  ),
  "another protocol, and open": (socket) =>
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n"),
  "a length that is no number": says(`${ok}Content-Length: abc\r\n\r\n{}`),
  "a negative length": says(`${ok}Content-Length: -1\r\n\r\n{}`),
  "a length of 30 digits": says(`${ok}Content-Length: ${"9".repeat(30)}\r\n\r\n{}`),
  "two lengths": says(`${ok}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`),
  "a length and chunks": says(
    `${ok}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ),
  "less than announced": says(`${ok}${json}Content-Length: 100\r\n\r\n{}`),
  "more than announced": says(`${ok}${json}Content-Length: 1\r\n\r\n{}{}{}{}`),
  "reset inside the body": breaksAfter(`${ok}${json}Content-Length: 100\r\n\r\n{`),
  "reset inside the headers": breaksAfter(`${ok}Content-Le`),
  "a reset after half of a response to half of a request": breaksAfter(ok, json),
  "no length": says(`${ok}${json}\r\n{}`),
  "a bad chunk size": says(`${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
  "half a chunk": says(`${ok}Transfer-Encoding: chunked\r\n\r\n10\r\n{}`),
  "a chunk, then reset": breaksAfter(`${ok}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`),
  trailers: says(
    `${ok}${json}Trailer: X-A\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-A: 1\r\n\r\n`,
  ),
  "trailers with a length": says(whole(`${ok}Trailer: X-A\r\n`), "{}"),
  "endless trailers": pours(
    `${ok}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n`,
    "X-A: b\r\n".repeat(8_192),
  ),
  "an unknown transfer encoding": says(`${ok}Transfer-Encoding: gzip, other\r\n\r\n{}`),
  "a body without content": says(whole("HTTP/1.1 204 No Content\r\n"), "{}"),
  "a body with 304": says(whole("HTTP/1.1 304 Not Modified\r\n"), "{}"),
  "a header with a zero": says(whole(`${ok}X-A: a\0b\r\n`), "{}"),
  "a header without a name": says(whole(`${ok}: a\r\n`), "{}"),
  "a folded header": says(whole(`${ok}X-A: a\r\n b\r\n`), "{}"),
  "lines without CR": says("HTTP/1.1 200 OK\nContent-Length: 2\n\n{}"),
  "to itself": says(whole("HTTP/1.1 302 Found\r\nLocation: ./\r\n"), "{}"),
  "to nowhere": says(whole("HTTP/1.1 302 Found\r\nLocation: http://[\r\n"), "{}"),
  "401 with a challenge": says(
    whole('HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Bearer realm="\0", =,,\r\n'),
    "{}",
  ),
  "gzip that isn't": encoded("gzip", "{}"),
  "deflate that isn't": encoded("deflate", "{}"),
  "br that isn't": encoded("br", "{}"),
  "zstd that isn't": encoded("zstd", "{}"),
  "half of gzip": encoded("gzip", gzipSync("{}").subarray(0, 12)),
  "gzip many times": encoded(Array(100).fill("gzip").join(", "), "{}"),
  "endless gzip": pours(`${ok}${json}Content-Encoding: gzip\r\n\r\n`, bomb),
  "an endless body": pours(`${ok}${json}\r\n`, Buffer.alloc(65_536, " ")),
  "an endless picture": pours(`${ok}Content-Type: image/png\r\n\r\n`, Buffer.alloc(65_536)),
  "a chunk for each byte": pours(
    `${ok}${json}Transfer-Encoding: chunked\r\n\r\n`,
    "1\r\n \r\n".repeat(8_192),
    many,
  ),
  "an endless error": pours(
    "HTTP/1.1 500 Oh\r\nContent-Type: application/xml\r\n\r\n",
    " ".repeat(65_536),
  ),
  "JSON of another kind": says(whole(ok + json, "[1]"), "[1]"),
  "JSON null": says(whole(ok + json, "null"), "null"),
  "deep JSON": says(`${ok}${json}\r\n`, "[".repeat(500_000)),
  "XML entities": says(
    `${ok}Content-Type: application/xml\r\n\r\n`,
    `<!DOCTYPE a [<!ENTITY b "${"b".repeat(1_000)}">]><a>${"&b;".repeat(10_000)}</a>`,
  ),
  "deep XML": says(`${ok}Content-Type: application/xml\r\n\r\n`, "<a>".repeat(100_000)),
};

/** Greets, and answers each thing that the client says with the next part; the last one is repeated. */
const converses =
  (...parts: string[]): Answer =>
  (socket) => {
    const next = () => socket.write(parts.length > 1 ? parts.shift()! : parts[0]!);
    next();
    socket.on("data", next);
  };
const extensions = "250-me\r\n250-STARTTLS\r\n250 SIZE 1\r\n";

/** Conversations of a mail server that may break a client. */
export const hostileMailServers: Readonly<Record<string, Answer>> = {
  "reset at once": (socket) => socket.resetAndDestroy(),
  "closed at once": says(),
  garbage: says(Buffer.from([0, 255, 13, 10, 128, 13, 10])),
  "no greeting": () => undefined,
  "an endless greeting": pours("220-", "a".repeat(65_536)),
  "endless lines": pours("", "220-hello\r\n".repeat(8_192)),
  "always 250": converses("250 yes\r\n"),
  "answers of the future": converses("220 hi\r\n250 a\r\n250 b\r\n354 c\r\n250 d\r\n221 e\r\n"),
  "no TLS after STARTTLS": converses("220 hi\r\n", extensions, "220 go\r\n", "not TLS\r\n"),
  "TLS with an answer before it": converses("220 hi\r\n", extensions, "220 go\r\n250 injected\r\n"),
  "reset after EHLO": (socket) => {
    socket.write("220 hi\r\n");
    socket.once("data", () => socket.resetAndDestroy());
  },
  "reset inside the mail": (socket) => {
    converses("220 hi\r\n", "250 a\r\n", "250 b\r\n", "250 c\r\n", "354 d\r\n")(socket);
    socket.on("data", (part: Buffer) => part.includes("Subject") && socket.resetAndDestroy());
  },
  "half-closed": (socket) => {
    converses("220 hi\r\n", "250 a\r\n")(socket);
    socket.end();
  },
};

export interface HostilePeer {
  port: number;
  /** The most bytes that it has sent in one connection. */
  sent(): number;
  close(): Promise<void>;
}

/** A server that gives one answer to everybody; `at` says if it waits for the first bytes. */
export const startHostilePeer = async (
  answer: Answer,
  at: "connect" | "data" = "data",
): Promise<HostilePeer> => {
  const sockets = new Set<Socket>();
  let most = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => (most = Math.max(most, socket.bytesWritten)));
    if (at === "connect") {
      socket.resume();
      void answer(socket);
    } else
      socket.once("data", () => {
        socket.resume();
        void answer(socket);
      });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    sent: () => Math.max(most, ...Array.from(sockets, (socket) => socket.bytesWritten)),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
