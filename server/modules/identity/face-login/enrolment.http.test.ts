import { faceConsent } from "@console-shell/contract/words/camera-steps";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EngineUnavailable } from "#platform/vision/engine.ts";
import { actingEngine } from "#platform/vision/testing/acting-engine.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { takeTry } from "../session/throttle/tries.ts";
import { faceLogin, enrol, following, tryOf } from "./testing/follow.ts";

let server: TestServer;
let isAway = false;
beforeEach(async () => {
  isAway = false;
  const models = () =>
    isAway ? Promise.reject(new EngineUnavailable("away")) : actingEngine.models();
  server = await startTestServer({ vision: { ...actingEngine, models } });
});
afterEach(() => server.close());

const me = { who: 1 };
const state = async () => (await server.as("sales")).call("GET /cc-api/operator/face");

test("a face is enrolled, replaced and deleted by its operator, who is notified each time", async () => {
  const sales = await server.as("sales");
  expect(await state()).toEqual({ offered: true, enrolledAt: null, outdated: false });
  const first = await enrol(sales, me);
  expect(first.body).toEqual({ enrolledAt: server.clock.now() });
  expect(await state()).toEqual({ offered: true, enrolledAt: server.clock.now(), outdated: false });
  server.clock.advance(1000);
  expect((await enrol(sales, { who: 3 })).status).toBe(200);
  expect((await faceLogin(server, await tryOf(server, "sales", me))).status).toBe(401);
  expect((await faceLogin(server, await tryOf(server, "sales", { who: 3 }))).status).toBe(200);
  isAway = true;
  expect(await state()).toMatchObject({ outdated: false });
  await sales.call("POST /cc-api/operator/face/remove");
  expect(await state()).toMatchObject({ enrolledAt: null });
  const again = await sales.request("POST", "/cc-api/operator/face/remove");
  expect(again.status).toBe(404);
  await expect
    .poll(() => server.mails.map(({ subject }) => subject))
    .toEqual(Array(3).fill("Your face sign-in was changed"));
  const { items } = await sales.call("GET /cc-api/operator/activity");
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["own-face.enrolled", "own-face.removed"]),
  );
});

test("enrolling needs consent, and rejects a photo and two people @security-35", async () => {
  const sales = await server.as("sales");
  const { challengeId, steps } = await sales.call("POST /cc-api/operator/face/begin");
  const frames = await following(steps, me);
  for (const consent of [undefined, "", "2020-01"]) {
    const answer = await sales.request("POST", "/cc-api/operator/face/enrol", {
      body: { challengeId, frames, consent },
    });
    expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ path: "consent" }] });
  }
  const still = await sales.request("POST", "/cc-api/operator/face/enrol", {
    body: { challengeId, frames: frames.map(() => frames[0]), consent: faceConsent },
  });
  expect(still.body).toMatchObject({ code: "face_unclear", fields: [{ code: "not_followed" }] });
  expect(await state()).toMatchObject({ enrolledAt: null });
});

test("a face is removed with the second factors and with a withdrawn or reset password @security-35", async () => {
  const admin = await server.as("admin");
  const params = { id: server.operatorIds.sales };
  const enrolled = async () => (await enrol(await server.as("sales"), me)).status;
  const left = async () =>
    (await server.services.database.selectFrom("faceTemplates").select("model").execute()).length;
  expect(await enrolled()).toBe(200);
  await admin.call("POST /mc-api/operator/:id/remove-second-factors", { params });
  expect(await left()).toBe(0);
  expect(await enrolled()).toBe(200);
  await admin.call("POST /mc-api/operator/:id/reset-password", { params });
  expect(await left()).toBe(0);
  expect(await enrolled()).toBe(200);
  const linked = () =>
    server.mails.map(({ text }) => /#token=([\w-]{43})/.exec(text)?.[1]).find(Boolean);
  await expect.poll(linked).toBeTruthy();
  await server.call("POST /auth/invitation/accept", {
    body: { token: linked()!, newPassword: "nine lanterns at dusk" },
  });
  expect(await left()).toBe(0);
});

test("enrolment attempts are limited", async () => {
  const sales = await server.as("sales");
  const { limit } = throttleRules.faceEnrolment;
  const subject = [server.operatorIds.sales];
  for (let tries = 0; tries < limit; tries += 1)
    await takeTry(
      server.services.database,
      throttleRules.faceEnrolment,
      subject,
      server.clock.now(),
    );
  expect((await enrol(sales, me)).status).toBe(429);
});
