import { faceConsent } from "@console-shell/contract/words/camera-steps";
import { roles } from "@console-shell/contract";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { everythingStored } from "#kernel/testing/everything-stored.ts";
import {
  type ActedFace,
  actedFrame,
  actingEngine,
} from "#platform/vision/testing/acting-engine.ts";
import { faceLogin, dataUrl, enrol, following, tryOf } from "./testing/follow.ts";
import { addTotp, clientOf } from "../second-factor/testing/operator-with.ts";
import { type FaceLoginServer, me, startFaceLoginServer, stranger } from "./testing/server.ts";

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

test("when face sign-in is off, both calls are 404 for any account, and no frame is analyzed", async () => {
  await camera.enrolSales();
  const body = await tryOf(server, "sales", me);
  server.services.faceLoginRoles = [];
  camera.vision = { ...camera.vision, detectFaces: () => Promise.reject(new Error("looked at")) };
  for (const account of ["sales", "nobody"]) {
    const asked = await server.request("POST", "/auth/cam/challenge", { body: { account } });
    expect([asked.status, (await login({ ...body, account })).status]).toEqual([404, 404]);
  }
});

describe("an operator with a face", () => {
  test("signs in with it, which is audited", async () => {
    await camera.enrolSales();
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

  test("needs re-authentication before sensitive changes @security-35", async () => {
    await camera.enrolSales();
    const client = clientOf(server, await loginAs("sales", me));
    const begin = () => client.request("POST", "/cc-api/operator/totp/begin");
    expect((await begin()).body).toMatchObject({ code: "reauth_required" });
    const proved = await client.request("POST", "/auth/session/reauthenticate", {
      body: { password: testPassword },
    });
    expect(proved.status).toBe(200);
  });

  test("still needs the second factor, with the same frames only @security-35", async () => {
    await camera.enrolSales();
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
    const opened = await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select("details")
      .where("action", "=", "session.opened")
      .executeTakeFirstOrThrow();
    expect(opened.details).toContain("camera and code");
  });
});

describe("sign-in is rejected", () => {
  test("with another face, or for an account that is unknown, disabled or without a face @security-35", async () => {
    await camera.enrolSales();
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

  test("for root and admin, unless allowed; then always with their second factor @security-35", async () => {
    for (const role of ["root", "admin"] as const) {
      const client = await server.as(role);
      expect(await client.call("GET /cc-api/operator/face")).toMatchObject({ offered: false });
      const begun = await client.request("POST", "/cc-api/operator/face/begin");
      expect(begun.status).toBe(403);
    }
    const open = await startTestServer({ vision: actingEngine, faceLoginRoles: roles });
    const { client } = await addTotp(open, "root");
    expect((await enrol(client, me)).status).toBe(200);
    const asked = await faceLogin(open, await tryOf(open, "root", me));
    expect(asked.body).toMatchObject({ code: "second_factor_required" });
    open.services.faceLoginRoles = ["sales"];
    const refused = await faceLogin(open, await tryOf(open, "root", me));
    expect(refused.body).toMatchObject({ code: "face_not_recognised" });
    await open.close();
  });

  test("with a face of another engine, under other terms, or deleted", async () => {
    await camera.enrolSales();
    const change = (values: { model?: string; consent?: string }) =>
      server.services.database.updateTable("faceTemplates").set(values).execute();
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

  test("with frames that don't follow the steps, before any account is read @security-35", async () => {
    await camera.enrolSales();
    const cases: [string, ActedFace[], string?][] = [
      ["no_face", []],
      ["too_dark", [], "#050505"],
      ["several_faces", [me, stranger]],
      ["too_small", [{ ...me, width: 0.1 }]],
      // A still photo held in front of the camera.
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

  test("with a film, or a person swapped midway", async () => {
    await camera.enrolSales();
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

test("no frame or embedding is stored unencrypted @security-35", async () => {
  await camera.enrolSales();
  const body = await tryOf(server, "sales", me);
  await login(body);
  await loginAs("sales", stranger);
  const { embedding } = (
    await actingEngine.detectFaces(await actedFrame([me]), { embed: true })
  )[0]!;
  const numbers = Buffer.from(embedding.buffer).toString("base64").slice(0, 24);
  const kept = [
    ...(await everythingStored(server.services.database)).values(),
    ...camera.logged,
  ].join();
  expect(kept).toContain("own-face.enrolled");
  for (const secret of [body.challengeId, body.frames[1]![0]!.slice(300, 360), numbers])
    expect(kept).not.toContain(secret);
});
