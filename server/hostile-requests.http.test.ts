// Nothing that a sender or reader does with a connection may end this process.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Endpoint, endpoints, publicEndpoints, scimEndpoints } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newId } from "./platform/database/id.ts";
import { type MetricsListener, startMetricsListener } from "./platform/metrics/metrics-listener.ts";

/** Events that end the server's process. */
const fatal: unknown[] = [];
const note = (error: unknown) => void fatal.push(error);
let server: TestServer;
let metrics: MetricsListener;
let cookie: string;
beforeEach(async () => {
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
  server = await startTestServer({ load: { requests: 100_000, eventLoopDelay: 0 } });
  ({ cookie } = await server.as("root"));
  metrics = await startMetricsListener({ port: 0, host: "127.0.0.1" }, "token", () =>
    Promise.resolve("a 1\n"),
  );
});
afterEach(async () => {
  await metrics.close();
  await server.close();
  process.off("uncaughtException", note);
  process.off("unhandledRejection", note);
});

/** What a sender does after its last byte. */
type End = (socket: Socket) => unknown;
const resets: End = (socket) => socket.resetAndDestroy();
const closes: End = (socket) => socket.destroy();
const halfCloses: End = (socket) => socket.end();
/** Reads the first bytes of the answer before it goes. */
const leaves: End = (socket) =>
  socket.once("data", () => {
    socket.pause();
    socket.resetAndDestroy();
  });

/** Sends bytes to a port and ends as told; resolves when the connection is gone. */
const send = async (port: number, bytes: string | Buffer, end: End) => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const gone = once(socket, "close").catch(() => undefined);
  await Promise.race([once(socket, "connect").catch(() => undefined), gone]);
  // Written first: it has to arrive before the end does.
  await Promise.race([new Promise((resolve) => socket.write(bytes, "latin1", resolve)), gone]);
  if (end !== leaves) socket.resume();
  end(socket);
  await gone;
};

const pathOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, () => newId());
const all: readonly Endpoint[] = [...endpoints, ...publicEndpoints, ...scimEndpoints];
const head = (method: string, path: string, ...headers: string[]) =>
  [
    `${method} ${path} HTTP/1.1`,
    "Host: console.test",
    `Cookie: ${cookie}`,
    ...headers,
    "",
    "",
  ].join("\r\n");

const json = "Content-Type: application/json";
const form = "Content-Type: multipart/form-data; boundary=b";
const part = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const length = (bytes: number) => `Content-Length: ${bytes}`;
const chunked = "Transfer-Encoding: chunked";

/** Bodies that aren't what their headers say: headers, the bytes that are sent. */
const bodies: readonly (readonly [headers: string[], sent: string])[] = [
  [[json, length(1_000)], ""],
  [[json, length(1_000)], '{"a":'],
  [[json, length(2), "Expect: 100-continue"], ""],
  [[json, length(2), "Expect: something"], "{}"],
  [[json, length(2), "Content-Encoding: gzip"], "{}"],
  [[json, length(2), "Upgrade: websocket", "Connection: upgrade"], "{}"],
  [[json, chunked], "zz\r\n"],
  [[json, chunked], "2\r\n{}\r\n0\r\nX-A: 1\r\n\r\n"],
  [[json, chunked, "Trailer: X-A"], "2\r\n{}\r\n0\r\n"],
  [[json, chunked, length(2)], "2\r\n{}\r\n0\r\n\r\n"],
  [[json, length(2), length(3)], "{}"],
  [[json, "Content-Length: -1"], "{}"],
  [[json, length(1_000)], "[".repeat(1_000)],
  [["Content-Type: ;;;,", length(2)], "{}"],
  [["Content-Type: multipart/form-data", length(2)], "{}"],
  [[form, length(1_000)], part("file")],
  [[form, length(1_000)], part("other")],
  [[form, length(1_000)], `${part("file")}bytes\r\n--b`],
  [[form, length(1_000)], `${part("file")}bytes\r\n${part("file")}`],
  [[form, length(1_000)], `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nfield`],
  [[form, chunked], `${(5).toString(16)}\r\n--b\r\n\r\n`],
  [[form, chunked], "zz\r\n"],
  [[form, length(part("__proto__").length + 1)], `${part("__proto__")}a`],
  [[form, length(8_000)], `--b\r\n${"X-A: b\r\n".repeat(1_000)}`],
  [["Content-Type: application/x-www-form-urlencoded", length(1_000)], "a=b&__proto__=c&%"],
];

/** Bytes that are hardly a request. */
const oddities: readonly string[] = [
  "",
  "\0\xff\x80",
  "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "GET / HTTP/0.9\r\n\r\n",
  "GET / HTTP/1.1\r\n",
  "GET / HTTP/1.1\r\nHost",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET //%zz HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /%00?%=%zz HTTP/1.1\r\nHost: a\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n",
  "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
  `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${"X-A: b\r\n".repeat(10_000)}`,
  `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${"a".repeat(100_000)}`,
  "GET / HTTP/1.1\r\nHost: a\r\nX-A: a\0b\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Key: a\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nHTTP2-Settings: a\r\nConnection: upgrade, http2-settings\r\n\r\n",
  'GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=5-1,-,9999999999-\r\nIf-Range: "\r\n\r\n',
  "GET / HTTP/1.1\r\nHost: a\r\nCookie: =; ;;%zz\r\nAccept-Language: *;q=x\r\ntraceparent: 00-\r\n\r\n",
  "GET /metrics HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \xff\r\n\r\n",
  "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(500),
];

/** Addresses that aren't calls of the contract. */
const others = "/ /help/ /openapi.json /docs /dev/mailbox /metrics /healthz /no".split(" ");

const portOf = (url: string) => Number(new URL(url).port);

/** Everybody at once, some hundred at a time. */
const together = async (attempts: readonly (() => Promise<void>)[]) => {
  const waiting = attempts.values();
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      for (const attempt of waiting) await attempt();
    }),
  );
};

const expectAlive = async () => {
  // Once more around the loop: errors of what was closed last are raised by then.
  expect((await server.request("GET", "/readyz")).status).toBe(200);
  expect(fatal).toEqual([]);
};

test("no request that is broken off or malformed ends the process", async () => {
  const port = portOf(server.url);
  // Signing out would end the session of the others.
  const writing = all.filter(
    ({ method, path }) => method !== "GET" && !path.endsWith("/session/logout"),
  );
  const broken = writing.flatMap((endpoint) =>
    (endpoint.upload ? bodies : bodies.slice(0, 3)).flatMap(([headers, sent]) =>
      [resets, closes, halfCloses].map((end) => () => {
        const first = head(endpoint.method, pathOf(endpoint), ...headers);
        return send(port, first + sent, end);
      }),
    ),
  );
  const odd = [port, portOf(metrics.url)].flatMap((to) =>
    oddities.flatMap((bytes) =>
      [resets, closes, halfCloses].map((end) => () => send(to, bytes, end)),
    ),
  );
  await together([...odd, ...broken]);
  await expectAlive();
  const me = await server.request("GET", "/auth/account/info", { cookie });
  expect(me.status, me.text).toBe(200);
});

test("no answer that is broken off ends the process", async () => {
  const port = portOf(server.url);
  const asked = [...all.filter(({ method }) => method === "GET").map(pathOf), ...others];
  await together(
    asked.flatMap((path) =>
      [resets, closes, halfCloses, leaves].map(
        // The answer ends the connection of those who read it.
        (end) => () => send(port, head("GET", path, "Connection: close"), end),
      ),
    ),
  );
  await expectAlive();
});

test("a long download that is broken off ends nothing, even if its end can't be recorded", async () => {
  const { database } = server.services;
  const mails = Array.from({ length: 500 }, () => ({
    id: newId(),
    recipient: "a@console.test",
    subject: "s".repeat(1_000),
    text: null,
    locale: "en-US" as const,
    createdAt: 1,
    sentAt: 1,
    error: null,
  }));
  for (let times = 0; times < 10; times += 1)
    await database
      .insertInto("mails")
      .values(mails.map((mail) => ({ ...mail, id: newId() })))
      .execute();
  const exports = () =>
    together(
      Array.from({ length: 20 }, (_, at) => () => {
        const asked = head("GET", "/mc-api/mail/export", "Connection: close");
        return send(portOf(server.url), asked, at % 2 === 0 ? leaves : resets);
      }),
    );
  await exports();
  const recorded = () =>
    database
      .selectFrom("auditPending")
      .select("id")
      .where("action", "=", "list.exported")
      .execute();
  await expect.poll(async () => (await recorded()).length).toBeGreaterThan(0);
  await database.schema.alterTable("audit_pending").renameTo("audit_gone").execute();
  try {
    await exports();
    await expectAlive();
  } finally {
    await database.schema.alterTable("audit_gone").renameTo("audit_pending").execute();
  }
});
