import { faceConsent } from "@console-shell/contract/camera-steps";
import { roles } from "@console-shell/contract";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "../../http/logger.ts";
import { everythingStored } from "../../http/testing/everything-stored.ts";
import { EngineUnavailable } from "../../vision/engine.ts";
import { type ActedFace, actedFrame, actingEngine } from "../../vision/testing/acting-engine.ts";
import { challengeLifetime, takenLifetime } from "../face-template/challenges.ts";
import { cameraLogin, dataUrl, enrol, following, tryOf } from "../face-template/testing/follow.ts";
import { addTotp, clientOf } from "../second-factor/testing/operator-with.ts";
import { throttleRules } from "./throttle/rules.ts";
import { takeTry } from "./throttle/tries.ts";

let server: TestServer;
let vision = actingEngine;
const logged: string[] = [];
beforeEach(async () => {
  vision = actingEngine;
  logged.length = 0;
  const log = createLogger("trace", { write: (line) => void logged.push(line) });
  const detectFaces: typeof vision.detectFaces = (...asked) => vision.detectFaces(...asked);
  const models: typeof vision.models = () => vision.models();
  server = await startTestServer({ log, vision: { ...actingEngine, detectFaces, models } });
});
afterEach(() => server.close());

const me: ActedFace = { who: 1 };
const stranger: ActedFace = { who: 2 };
const login = (body: unknown) => cameraLogin(server, body);
const loginAs = async (account: string, face: ActedFace) =>
  login(await tryOf(server, account, face));
const enrolSales = async () => {
  const answer = await enrol(await server.as("sales"), me);
  expect(answer.status, answer.text).toBe(200);
};
const refusals = async () =>
  (
    await (
      await server.as("admin")
    ).call("GET /mc-api/audit/list", { query: { action: "session.refused" } })
  ).items;
const unclear = (code: string, path = "frames") => ({
  code: "face_unclear",
  fields: [{ path, code }],
});

test("where nobody may, both calls are not there, for any account, and no frame is looked at", async () => {
  await enrolSales();
  const body = await tryOf(server, "sales", me);
  server.services.cameraRoles = [];
  vision = { ...vision, detectFaces: () => Promise.reject(new Error("looked at")) };
  for (const account of ["sales", "nobody"]) {
    const asked = await server.request("POST", "/auth/cam/challenge", { body: { account } });
    expect([asked.status, (await login({ ...body, account })).status]).toEqual([404, 404]);
  }
});

test("three of one network are looked at at once; a further one is told to wait, and whoever hung up is looked at no more", async () => {
  await enrolSales();
  const bodies = await Promise.all([1, 2, 3, 4].map(() => tryOf(server, "sales", me)));
  let looks = 0;
  const held = Promise.withResolvers<void>();
  vision = {
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
  // Which takes a while, in which the server hears of it; the place is free once its look ends.
  const further = await login(bodies[3]);
  expect([further.status, further.headers.get("retry-after")]).toEqual([503, "5"]);
  held.resolve();
  for (const answer of await Promise.all(under)) expect(answer.status, answer.text).toBe(200);
  // The other two in all of their steps.
  const steps = bodies[1]!.frames.length + bodies[2]!.frames.length;
  expect(looks).toBe(1 + steps);
  expect((await login(bodies[3])).status).toBe(200);
});

describe("whoever has enrolled a face", () => {
  test("signs in with it, and it is written down", async () => {
    await enrolSales();
    const answer = await loginAs("Sales@console.test", me);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ account: "sales" });
    const client = clientOf(server, answer);
    expect(await client.call("GET /auth/account/info")).toMatchObject({ account: "sales" });
    const { items } = await (
      await server.as("admin")
    ).call("GET /mc-api/audit/list", { query: { action: "session.opened" } });
    expect(items[0]).toMatchObject({ actor: "sales", details: { by: "camera" } });
  });

  test("has to prove it better before anything that decides who signs in", async () => {
    await enrolSales();
    const client = clientOf(server, await loginAs("sales", me));
    const begin = () => client.request("POST", "/cc-api/operator/totp/begin");
    expect((await begin()).body).toMatchObject({ code: "reauth_required" });
    const proved = await client.request("POST", "/auth/session/reauthenticate", {
      body: { password: testPassword },
    });
    expect(proved.status).toBe(200);
  });

  test("still gives the second factor, with the same frames and no others", async () => {
    await enrolSales();
    const { code } = await addTotp(server, "sales");
    server.clock.advance(60_000);
    const body = await tryOf(server, "sales", me);
    expect((await login(body)).body).toMatchObject({ code: "second_factor_required" });
    expect((await login({ ...body, code: "000000" })).body).toMatchObject({ code: "wrong_code" });
    const others = await following(["center", "left", "right", "nod"], { ...me, width: 0.4 });
    const swapped = await login({ ...body, frames: others, code: code() });
    expect(swapped.body).toMatchObject(unclear("expired", "challengeId"));
    const answer = await login({ ...body, code: code() });
    expect(answer.status, answer.text).toBe(200);
    const opened = await server.services.database
      .selectFrom("audit_events")
      .select("details")
      .where("action", "=", "session.opened")
      .executeTakeFirstOrThrow();
    expect(opened.details).toContain("camera and code");
  });
});

describe("nobody enters", () => {
  test("with another face, or to an account that is unknown, without a face or disabled", async () => {
    await enrolSales();
    await enrol(await server.as("operation"), me);
    await server.services.database
      .updateTable("operators")
      .set({ status: "disabled" })
      .where("account", "=", "operation")
      .execute();
    const answers = [
      await loginAs("sales", stranger),
      await loginAs("nobody", me),
      await loginAs("bizDirector", me),
      await loginAs("operation", me),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.cookies).toEqual([]);
      expect({ ...(answer.body as object), traceId: "" }).toEqual({
        ...(answers[0]!.body as object),
        traceId: "",
      });
      expect(answer.body).toMatchObject({ code: "face_not_recognised" });
    }
    expect((await refusals()).map(({ target, details }) => [target, details])).toEqual([
      ["operation", { by: "camera", reason: "face_not_recognised" }],
      ["bizDirector", { by: "camera", reason: "face_not_recognised" }],
      ["", { by: "camera", reason: "face_not_recognised" }],
      ["sales", { by: "camera", reason: "face_not_recognised" }],
    ]);
  });

  test("as root or admin, unless the console lets them; then never without their second factor", async () => {
    for (const role of ["root", "admin"] as const) {
      const client = await server.as(role);
      expect(await client.call("GET /cc-api/operator/face")).toMatchObject({ offered: false });
      const begun = await client.request("POST", "/cc-api/operator/face/begin");
      expect(begun.status).toBe(403);
    }
    const open = await startTestServer({ vision: actingEngine, cameraRoles: roles });
    const { client } = await addTotp(open, "root");
    expect((await enrol(client, me)).status).toBe(200);
    const asked = await cameraLogin(open, await tryOf(open, "root", me));
    expect(asked.body).toMatchObject({ code: "second_factor_required" });
    open.services.cameraRoles = ["sales"];
    const refused = await cameraLogin(open, await tryOf(open, "root", me));
    expect(refused.body).toMatchObject({ code: "face_not_recognised" });
    await open.close();
  });

  test("with a face that was made by another engine, under other words, or deleted", async () => {
    await enrolSales();
    const change = (values: { model?: string; consent?: string }) =>
      server.services.database.updateTable("face_templates").set(values).execute();
    const state = async () => (await server.as("sales")).call("GET /cc-api/operator/face");
    await change({ model: "another" });
    expect(await state()).toMatchObject({ outdated: true });
    expect((await loginAs("sales", me)).status).toBe(401);
    await change({ model: "acting", consent: "before" });
    expect(await state()).toMatchObject({ outdated: true });
    expect((await loginAs("sales", me)).status).toBe(401);
    await change({ consent: faceConsent });
    expect((await loginAs("sales", me)).status).toBe(200);
    await (await server.as("sales")).call("POST /cc-api/operator/face/remove");
    expect((await loginAs("sales", me)).status).toBe(401);
  });

  test("with frames that follow nothing, told apart before any account is looked at", async () => {
    await enrolSales();
    const cases: [string, ActedFace[], string?][] = [
      ["no_face", []],
      ["too_dark", [], "#050505"],
      ["several_faces", [me, stranger]],
      ["too_small", [{ ...me, width: 0.1 }]],
      // A still photo, held into the camera.
      ["not_followed", [me]],
    ];
    for (const account of ["sales", "nobody"])
      for (const [code, faces, background] of cases) {
        const { challengeId, steps } = await server.call("POST /auth/cam/challenge", {
          body: { account },
        });
        const still = dataUrl(await actedFrame(faces, background));
        const answer = await login({ account, challengeId, frames: steps.map(() => [still]) });
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject(unclear(code));
      }
    const written = await refusals();
    expect(written[0]).toMatchObject({
      target: "",
      details: { by: "camera", kind: "not_followed", reason: "face_unclear" },
    });
    // None of these was a guess, so none counts against the account.
    expect((await loginAs("sales", me)).status).toBe(200);
  });

  test("who looks like a film, or is another one half way", async () => {
    await enrolSales();
    const film = await loginAs("sales", { ...me, liveness: 0.1 });
    expect(film.body).toMatchObject(unclear("not_live"));
    const body = await tryOf(server, "sales", me);
    const other = await tryOf(server, "sales", stranger);
    const { steps } = await server.call("POST /auth/cam/challenge", { body: { account: "sales" } });
    expect(steps).toHaveLength(4);
    const mixed = await login({ ...body, frames: [body.frames[0], ...other.frames.slice(1)] });
    expect((mixed.body as { code: string }).code).toBe("face_unclear");
  });
});

describe("a challenge", () => {
  test("is good once, for a while, for its account, and is not a session's", async () => {
    await enrolSales();
    const body = await tryOf(server, "sales", me);
    expect((await login({ ...body, account: "operation" })).body).toMatchObject(
      unclear("expired", "challengeId"),
    );
    expect((await login(body)).status).toBe(200);
    expect((await login(body)).body).toMatchObject(unclear("expired", "challengeId"));
    const late = await tryOf(server, "sales", me);
    server.clock.advance(challengeLifetime);
    expect((await login(late)).body).toMatchObject(unclear("expired", "challengeId"));
    const own = await server.as("sales");
    const { challengeId, steps } = await own.call("POST /cc-api/operator/face/begin");
    const frames = await following(steps, me);
    const taken = await login({ account: "sales", challengeId, frames });
    expect(taken.body).toMatchObject(unclear("expired", "challengeId"));
    const enrolled = await own.request("POST", "/cc-api/operator/face/enrol", {
      body: { ...(await tryOf(server, "sales", me)), account: undefined, consent: faceConsent },
    });
    expect(enrolled.body).toMatchObject(unclear("expired", "challengeId"));
  });

  test("of ten at once with the same frames lets one in", async () => {
    await enrolSales();
    const body = await tryOf(server, "sales", me);
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("is good no longer than it takes to type a code, once it has been followed", async () => {
    await enrolSales();
    await addTotp(server, "sales");
    const body = await tryOf(server, "sales", me);
    expect((await login(body)).status).toBe(403);
    server.clock.advance(takenLifetime - 1);
    expect((await login(body)).status).toBe(403);
    server.clock.advance(1);
    expect((await login(body)).body).toMatchObject(unclear("expired", "challengeId"));
  });

  test("is asked for so often by an address", async () => {
    const rule = throttleRules.cameraChallengeFromAddress;
    for (let tries = 0; tries < rule.limit; tries += 1)
      await takeTry(server.services.database, rule, ["127.0.0.1"], server.clock.now());
    const answer = await server.request("POST", "/auth/cam/challenge", { body: { account: "a" } });
    expect(answer.status).toBe(429);
  });
});

describe("tries", () => {
  test("count with those of the password, and an engine that is away takes none", async () => {
    await enrolSales();
    vision = { ...actingEngine, detectFaces: () => Promise.reject(new EngineUnavailable("away")) };
    const away = await loginAs("sales", me);
    expect(away.status).toBe(503);
    expect(away.body).toMatchObject({ code: "unavailable" });
    vision = actingEngine;
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

  test("are counted by address, since each makes the engine look", async () => {
    const rule = throttleRules.cameraFromAddress;
    for (let tries = 0; tries < rule.limit; tries += 1)
      await takeTry(server.services.database, rule, ["127.0.0.1"], server.clock.now());
    expect((await loginAs("sales", me)).status).toBe(429);
  });
});

test("what is no frame is refused", async () => {
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
  for (const bytes of [Buffer.from("<script>"), whole.subarray(0, whole.length / 2), png, large]) {
    const next = await tryOf(server, "sales", me);
    const answer = await login({ ...next, frames: next.frames.map(() => [dataUrl(bytes)]) });
    expect(answer.body).toMatchObject({
      code: "bad_input",
      fields: [{ path: "frames", code: "not_an_image" }],
    });
  }
});

test("no frame and no number of a face is kept in the clear", async () => {
  await enrolSales();
  const body = await tryOf(server, "sales", me);
  await login(body);
  await loginAs("sales", stranger);
  const { embedding } = (
    await actingEngine.detectFaces(await actedFrame([me]), { embed: true })
  )[0]!;
  const numbers = Buffer.from(embedding.buffer).toString("base64").slice(0, 24);
  const kept = [...(await everythingStored(server.services.database)).values(), ...logged].join();
  expect(kept).toContain("own-face.enrolled");
  for (const secret of [body.challengeId, body.frames[1]![0]!.slice(300, 360), numbers])
    expect(kept).not.toContain(secret);
});
