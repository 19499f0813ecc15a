import { connect, type Socket } from "node:net";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildOf, teamOf } from "../testing/team.ts";
import { afterHead, type RawBackend, startRawBackend } from "./testing/raw-backend.ts";
import { rawAnswers } from "./testing/raw-answers.ts";

// Nothing that a sender or a backend does may end the server, or leave a connection behind.

let server: TestServer;
let backend: RawBackend;
let root: TestClient & { cookie: string };
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);

beforeAll(async () => {
  process.on("uncaughtException", note).on("unhandledRejection", note);
  [server, backend] = await Promise.all([startTestServer(), startRawBackend()]);
  root = await server.as("root");
  for (const name of ["parking", "gates", "signs"]) {
    const team = await teamOf(server, name);
    await team.publish(buildOf(name, "1.0.0"));
    await team.promote("stable", "1.0.0");
  }
  const closed = await startRawBackend();
  await closed.close();
  const places = { parking: backend.origin, gates: closed.origin };
  for (const [name, origin] of Object.entries(places))
    await root.call("PATCH /mc-api/sub-app/:name", { params: { name }, body: { backend: origin } });
});
afterEach(async () => {
  expect(await server.request("GET", "/healthz")).toMatchObject({ status: 200 });
  expect(uncaught).toEqual([]);
});
afterAll(async () => {
  await backend.close();
  await server.close();
  process.off("uncaughtException", note).off("unhandledRejection", note);
});

const ok = "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n";
const part = "a".repeat(600);

/** How a backend treats the call, by what it does once the head has arrived. */
const backends: Record<string, (socket: Socket) => void> = {
  "that answers": (socket) =>
    afterHead(socket, () => socket.end(`${ok}content-length: 2\r\n\r\nok`)),
  "that answers before it has read": (socket) => socket.end(`${ok}content-length: 2\r\n\r\nok`),
  "that never answers": (socket) => socket.resume(),
  "that never reads": (socket) => void socket.pause(),
  "that streams": (socket) =>
    afterHead(socket, () => {
      const more = () =>
        socket.writable && socket.write(`${part.length.toString(16)}\r\n${part}\r\n`, more);
      socket.write(`${ok}transfer-encoding: chunked\r\n\r\n`, more);
    }),
  "that resets at once": (socket) => socket.resetAndDestroy(),
  "that resets after the head": (socket) => afterHead(socket, () => socket.resetAndDestroy()),
  "that closes after the head": (socket) => afterHead(socket, () => socket.end()),
  "that closes in its head": (socket) => afterHead(socket, () => socket.end("HTTP/1.1 200 O")),
  "that closes in its body": (socket) =>
    afterHead(socket, () => socket.end(`${ok}content-length: 900\r\n\r\n${part}`)),
  "that resets in its body": (socket) =>
    afterHead(socket, () =>
      socket.write(`${ok}content-length: 900\r\n\r\n${part}`, () => socket.resetAndDestroy()),
    ),
};

const framings = {
  "a length": { header: "content-length: 1200", body: [part, part] },
  chunks: {
    header: "transfer-encoding: chunked",
    body: [`258\r\n${part}\r\n`, `258\r\n${part}\r\n0\r\n\r\n`],
  },
};
const endings: Record<string, (socket: Socket) => void> = {
  "a reset": (socket) => socket.resetAndDestroy(),
  "half a close": (socket) => socket.end(),
  "a close": (socket) => socket.destroy(),
};
/** How much of the request is sent before its sender breaks off; `answer` waits for the first bytes of one, too. */
const moments = ["line", "head", "begun", "half", "whole", "answer"] as const;

interface Broken {
  app: string;
  framing: (typeof framings)[keyof typeof framings];
  moment: (typeof moments)[number];
  ending: (socket: Socket) => void;
}

const breakOff = async ({ app, framing, moment, ending }: Broken): Promise<void> => {
  const { hostname, port } = new URL(server.url);
  const [first = "", second = ""] = framing.body;
  const line = `POST /-/apps/${app}/api/lots HTTP/1.1\r\nhost: ${hostname}:${port}\r\n`;
  const head = `${line}cookie: ${root.cookie}\r\ncontent-type: application/json\r\n${framing.header}\r\n\r\n`;
  const sent = {
    line,
    head: head.slice(0, -2),
    begun: head,
    half: head + first.slice(0, 400),
    whole: head + first + second,
    answer: head + first,
  }[moment];
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined).on("close", () => resolve());
  socket.write(sent, () => {
    if (moment === "answer") socket.once("data", () => ending(socket));
    // Anything that the server has begun by now stays begun.
    else setImmediate(() => ending(socket));
  });
  if (moment === "answer")
    // The rest, in case that the backend waits for it.
    setImmediate(() => socket.writable && socket.write(second));
  socket.resume();
  await promise;
};

test("a request that breaks off at any moment ends nothing but itself @security-39", async () => {
  const cases: Broken[] = Object.values(framings).flatMap((framing) =>
    moments.flatMap((moment) =>
      Object.values(endings).map((ending) => ({ app: "parking", framing, moment, ending })),
    ),
  );
  for (const app of ["signs", "gates"])
    await Promise.all(cases.map((one) => breakOff({ ...one, app })));
  for (const [name, treat] of Object.entries(backends)) {
    backend.onConnection = treat;
    // A backend that never answers has no answer to break off in.
    const waits = name.startsWith("that never");
    await Promise.all(
      cases.filter(({ moment }) => !waits || moment !== "answer").map((one) => breakOff(one)),
    );
    expect(uncaught, name).toEqual([]);
    expect(await server.request("GET", "/healthz"), name).toMatchObject({ status: 200 });
  }
  // The console has ended all its calls, too: none waits for a backend.
  for (const socket of backend.open) socket.resume();
  await expect.poll(() => backend.open.size).toBe(0);
});

for (const { title, method = "GET", answer, expected } of rawAnswers)
  test(`a backend's answer with ${title} @security-39`, async () => {
    backend.onConnection = (socket) => afterHead(socket, () => socket.end(answer, "latin1"));
    const got = await root
      .request(
        method,
        "/-/apps/parking/api/lots",
        method === "GET" || method === "HEAD" ? {} : { body: {} },
      )
      .catch(() => "broken off" as const);
    if (got === "broken off") return expect(expected).toBe(got);
    const { code } = (got.body ?? {}) as { code?: string };
    expect(got.status >= 400 && code ? code : got.status).toBe(expected);
    for (const hop of ["trailer", "upgrade", "proxy-authenticate", "x-hop"])
      expect(got.headers.get(hop)).toBeNull();
    return undefined;
  });
