import { startTestServer, type TestServer } from "@console-shell/testing/server";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { throttleRules } from "./throttle/rules.ts";
import { takeTry } from "./throttle/tries.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8a6f5c" } });
const dataUrl = (bytes: Uint8Array, type = "jpeg") =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
const cameraLogin = (body: unknown) => server.request("POST", "/auth/cam/login", { body });

test("a picture of the camera is read, and nobody is recognised", async () => {
  for (const image of [
    dataUrl(await picture(640, 480).jpeg().toBuffer()),
    dataUrl(await picture(64, 64).png().toBuffer(), "png"),
  ]) {
    const answer = await cameraLogin({ image });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: "face_not_recognised",
      message: "The face was not recognised. Sign in with your password instead.",
    });
    expect(answer.cookies).toEqual([]);
  }
});

test("by a form too", async () => {
  const image = dataUrl(await picture(640, 480).jpeg().toBuffer());
  const answer = await server.request("POST", "/auth/cam/login", { form: { image } });
  expect(answer.body).toMatchObject({ code: "face_not_recognised" });
});

test("what is no picture, broken or too small names the field", async () => {
  const whole = await picture(640, 480).jpeg().toBuffer();
  const bad: [string, string][] = [
    [dataUrl(Buffer.from("<script>alert(1)</script>")), "not_an_image"],
    [
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')),
      "not_an_image",
    ],
    [dataUrl(await picture(640, 480).webp().toBuffer()), "not_an_image"],
    [dataUrl(whole.subarray(0, whole.length / 2)), "not_an_image"],
    [dataUrl(await picture(4001, 3000).png().toBuffer()), "not_an_image"],
    [dataUrl(await picture(63, 480).jpeg().toBuffer()), "image_too_small"],
  ];
  for (const [image, code] of bad) {
    const answer = await cameraLogin({ image });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ path: "image", code }] });
  }
});

test.each([
  [{}],
  [{ image: "" }],
  [{ image: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" }],
  [{ image: "https://example.com/face.jpg" }],
  [{ image: `data:image/jpeg;base64,${"A".repeat(2_800_000)}` }],
])("a body that is no data URL of a picture is refused (%#)", async (body) => {
  const answer = await cameraLogin(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ path: "image" }] });
});

test("tries are counted by address", async () => {
  const rule = throttleRules.cameraFromAddress;
  for (let tries = 0; tries < rule.limit; tries += 1)
    await takeTry(server.services.database, rule, ["127.0.0.1"], server.clock.now());
  const answer = await cameraLogin({ image: dataUrl(await picture(640, 480).jpeg().toBuffer()) });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe(String(rule.window / 1000));
});
