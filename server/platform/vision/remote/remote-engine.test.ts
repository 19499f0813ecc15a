import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { EngineUnavailable, UnreadableImage } from "../engine.ts";
import { createRemoteEngine } from "./remote-engine.ts";

// A company's own service, as far as the console can tell: a real server on a real port.

let service: Server;
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

type Handle = (request: IncomingMessage, body: Buffer, response: ServerResponse) => void;

const engineOf = async (handle: Handle, token?: string) => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => handle(request, Buffer.concat(parts), response));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  return createRemoteEngine({ url: `http://127.0.0.1:${port}/v1`, token });
};

const models = {
  face: { name: "acme-face-3", dimensions: 8 },
  region: { name: "acme-region-1", dimensions: 8 },
  labels: ["crate"],
};
const face = {
  box: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
  score: 0.9,
  pose: { yaw: 5, pitch: -3, roll: 0 },
  sharpness: 120,
  brightness: 130,
  liveness: 0.8,
  embedding: [3, 0, 0, 0, 0, 0, 0, 4],
};
const send = (response: ServerResponse, value: unknown) => response.end(JSON.stringify(value));
const picture = Buffer.from("the bytes of a picture");

test("requests faces with the picture and the token, and normalizes vectors to length 1", async () => {
  const seen: string[] = [];
  const engine = await engineOf((request, body, response) => {
    seen.push(
      `${request.method} ${request.url} ${request.headers.authorization} ${body.toString()}`,
    );
    send(response, request.url === "/v1/models" ? models : { faces: [face] });
  }, "secret");
  const [found] = await engine.detectFaces(picture, { embed: true });
  expect([...found!.embedding].map((value) => value.toFixed(3))).toEqual([
    "0.600",
    ...Array<string>(6).fill("0.000"),
    "0.800",
  ]);
  expect(found).toMatchObject({ box: face.box, pose: face.pose, liveness: 0.8 });
  expect(seen).toEqual([
    "POST /v1/faces?embed=1 Bearer secret the bytes of a picture",
    "GET /v1/models Bearer secret ",
  ]);
});

test("requests regions by their numbers, and gets a vector for each", async () => {
  let asked = "";
  const engine = await engineOf((request, _, response) => {
    if (request.url === "/v1/models") return send(response, models);
    asked = decodeURIComponent(request.url ?? "");
    return send(response, { embeddings: [face.embedding, face.embedding] });
  });
  const region = { x: 0, y: 0.25, width: 1, height: 0.5 };
  expect(await engine.embedRegions(picture, [region, region])).toHaveLength(2);
  expect(asked).toBe("/v1/regions?region=0,0.25,1,0.5&region=0,0.25,1,0.5");
  await expect(engine.embedRegions(picture, [region])).rejects.toThrow(EngineUnavailable);
});

test.each([
  ["an error", (response: ServerResponse) => response.writeHead(500).end()],
  ["no JSON", (response: ServerResponse) => response.end("<html>")],
  ["faces without a position", (response: ServerResponse) => send(response, { faces: [{}] })],
  ["a redirect", (response: ServerResponse) => response.writeHead(302, { location: "/x" }).end()],
  ["nothing", (response: ServerResponse) => response.destroy()],
  [
    "an oversized response",
    (response: ServerResponse) => response.end(Buffer.alloc(33 * 1024 * 1024, " ")),
  ],
])("if it responds with %s, it is unavailable and can be retried", async (_, answer) => {
  const engine = await engineOf((_request, _body, response) => answer(response));
  await expect(engine.detectFaces(picture)).rejects.toThrow(EngineUnavailable);
});

test("vectors of another length than declared are rejected", async () => {
  const engine = await engineOf((request, _, response) =>
    send(
      response,
      request.url === "/v1/models" ? models : { faces: [{ ...face, embedding: [1, 2] }] },
    ),
  );
  await expect(engine.detectFaces(picture, { embed: true })).rejects.toThrow(/2 dimensions/);
});

test.each([415, 422])("a picture rejected with %i isn't sent again", async (status) => {
  const engine = await engineOf((_request, _body, response) => response.writeHead(status).end());
  await expect(engine.detectObjects(picture)).rejects.toThrow(UnreadableImage);
});

test("without a listener it is unavailable", async () => {
  const engine = await engineOf(() => undefined);
  service.close();
  await expect(engine.models()).rejects.toThrow(EngineUnavailable);
});
