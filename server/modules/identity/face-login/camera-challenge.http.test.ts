import sharp from "sharp";
import { faceConsent } from "@console-shell/contract/words/camera-steps";
import type { TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EngineUnavailable } from "#platform/vision/engine.ts";
import { type ActedFace, actingEngine } from "#platform/vision/testing/acting-engine.ts";
import { challengeLifetime, takenLifetime } from "./challenges.ts";
import { faceLogin, dataUrl, following, tryOf } from "./testing/follow.ts";
import { addTotp } from "../second-factor/testing/operator-with.ts";
import { type FaceLoginServer, me, startFaceLoginServer, stranger } from "./testing/server.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { takeTry } from "../session/throttle/tries.ts";

// A camera challenge is valid once, and the work of checking frames is bounded.

let camera: FaceLoginServer;
let server: TestServer;
beforeEach(async () => {
  camera = await startFaceLoginServer();
  ({ server } = camera);
});
afterEach(() => server.close());

const login = (body: unknown) => faceLogin(server, body);
const loginAs = async (account: string, face: ActedFace) =>
  login(await tryOf(server, account, face));
const expired = { code: "face_unclear", fields: [{ path: "challengeId", code: "expired" }] };

test("three per network are analyzed concurrently; a further one waits, an aborted one is dropped", async () => {
  await camera.enrolSales();
  const bodies = await Promise.all([1, 2, 3, 4].map(() => tryOf(server, "sales", me)));
  let looks = 0;
  const held = Promise.withResolvers<void>();
  camera.vision = {
    ...actingEngine,
    async detectFaces(...asked) {
      looks += 1;
      await held.promise;
      return actingEngine.detectFaces(...asked);
    },
  };
  const leaving = new AbortController();
  const left = fetch(`${server.url}/auth/cam/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(bodies[0]),
    signal: leaving.signal,
  });
  const under = bodies.slice(1, 3).map(login);
  await expect.poll(() => looks).toBe(3);
  leaving.abort();
  await expect(left).rejects.toThrow("aborted");
  // The server takes a while to notice; the slot is released when its check ends.
  const further = await login(bodies[3]);
  expect([further.status, further.headers.get("retry-after")]).toEqual([503, "5"]);
  held.resolve();
  for (const answer of await Promise.all(under)) expect(answer.status, answer.text).toBe(200);
  // The other two in all of their steps.
  const steps = bodies[1]!.frames.length + bodies[2]!.frames.length;
  expect(looks).toBe(1 + steps);
  expect((await login(bodies[3])).status).toBe(200);
});

describe("a challenge", () => {
  test("works once, for a while, for its account, and not for a session's call @security-35", async () => {
    await camera.enrolSales();
    const body = await tryOf(server, "sales", me);
    expect((await login({ ...body, account: "operation" })).body).toMatchObject(expired);
    expect((await login(body)).status).toBe(200);
    expect((await login(body)).body).toMatchObject(expired);
    const late = await tryOf(server, "sales", me);
    server.clock.advance(challengeLifetime);
    expect((await login(late)).body).toMatchObject(expired);
    const own = await server.as("sales");
    const { challengeId, steps } = await own.call("POST /cc-api/operator/face/begin");
    const frames = await following(steps, me);
    const taken = await login({ account: "sales", challengeId, frames });
    expect(taken.body).toMatchObject(expired);
    const enrolled = await own.request("POST", "/cc-api/operator/face/enrol", {
      body: { ...(await tryOf(server, "sales", me)), account: undefined, consent: faceConsent },
    });
    expect(enrolled.body).toMatchObject(expired);
  });

  test("used by ten concurrent calls with the same frames lets one in @security-35", async () => {
    await camera.enrolSales();
    const body = await tryOf(server, "sales", me);
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("once followed, lasts as long as needed to type a code", async () => {
    await camera.enrolSales();
    await addTotp(server, "sales");
    const body = await tryOf(server, "sales", me);
    expect((await login(body)).status).toBe(403);
    server.clock.advance(takenLifetime - 1);
    expect((await login(body)).status).toBe(403);
    server.clock.advance(1);
    expect((await login(body)).body).toMatchObject(expired);
  });

  test("is rate limited by address", async () => {
    const rule = throttleRules.cameraChallengeFromAddress;
    for (let tries = 0; tries < rule.limit; tries += 1)
      await takeTry(server.services.database, rule, ["127.0.0.1"], server.clock.now());
    const answer = await server.request("POST", "/auth/cam/challenge", { body: { account: "a" } });
    expect(answer.status).toBe(429);
  });
});

describe("attempts", () => {
  test("count together with password attempts, except when the engine is unavailable @security-35", async () => {
    await camera.enrolSales();
    camera.vision = {
      ...actingEngine,
      detectFaces: () => Promise.reject(new EngineUnavailable("away")),
    };
    const away = await loginAs("sales", me);
    expect(away.status).toBe(503);
    expect(away.body).toMatchObject({ code: "unavailable" });
    camera.vision = actingEngine;
    const { limit } = throttleRules.loginToAccount;
    for (let round = 0; round < limit - 1; round += 1)
      await server.request("POST", "/auth/session/login", {
        body: { account: "sales", password: "not the password" },
      });
    expect((await loginAs("sales", stranger)).status).toBe(401);
    const answer = await loginAs("sales", me);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).not.toBeNull();
  });

  test("are counted by address, since each one uses the engine", async () => {
    const rule = throttleRules.faceLoginFromAddress;
    for (let tries = 0; tries < rule.limit; tries += 1)
      await takeTry(server.services.database, rule, ["127.0.0.1"], server.clock.now());
    expect((await loginAs("sales", me)).status).toBe(429);
  });
});

test("invalid frames are rejected", async () => {
  const whole = await sharp({
    create: { width: 640, height: 480, channels: 3, background: "#876" },
  })
    .jpeg()
    .toBuffer();
  const large = await sharp({
    create: { width: 2000, height: 1100, channels: 3, background: "#876" },
  })
    .jpeg()
    .toBuffer();
  const body = await tryOf(server, "sales", me);
  const shape = [
    [],
    [["https://example.com/face.jpg"]],
    [[dataUrl(whole)]],
    Array.from({ length: 5 }, () => [dataUrl(whole)]),
    body.frames.map(() => Array.from({ length: 9 }, () => dataUrl(whole))),
    body.frames.map(() => [`data:image/jpeg;base64,${"A".repeat(120_000)}`]),
    body.frames.map(() => [dataUrl(whole).replace("jpeg", "png")]),
  ];
  for (const frames of shape) {
    const answer = await login({ ...body, frames });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "bad_input" });
  }
  const png = await sharp(whole).png().toBuffer();
  const progressive = await sharp(whole)
    .jpeg({ progressive: true, optimiseScans: true })
    .toBuffer();
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from("ffda", "hex")), -2);
  const [start, end] = [progressive.subarray(0, -2), progressive.subarray(-2)];
  const scans = Buffer.concat([start, ...Array<Buffer>(100).fill(scan), end]);
  const half = whole.subarray(0, whole.length / 2);
  for (const bytes of [Buffer.from("<script>"), half, png, large, scans]) {
    const next = await tryOf(server, "sales", me);
    const answer = await login({ ...next, frames: next.frames.map(() => [dataUrl(bytes)]) });
    expect(answer.body).toMatchObject({
      code: "bad_input",
      fields: [{ path: "frames", code: "not_an_image" }],
    });
  }
});
