import * as fc from "fast-check";
import { passwordLength } from "@console-shell/contract";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { anyCharacter } from "@console-shell/testing/any-character";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { throttleRules } from "../session/throttle/rules.ts";

// Any password of valid length is stored as typed and only signs in exactly as typed.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let current = testPassword;
/* No rate limits: each request falls into a window of its own. */
const nextWindow = () => server.clock.advance(throttleRules.ownPassword.window);

const change = async (newPassword: string) => {
  nextWindow();
  const sales = await server.as("sales");
  const answer = await sales.request("POST", "/cc-api/operator/changePassword", {
    body: { oldPassword: current, newPassword },
  });
  if (answer.status === 200) current = newPassword;
  return answer;
};
const signIn = async (password: string) => {
  nextWindow();
  const body = { account: "sales", password };
  return (await server.request("POST", "/auth/session/login", { body })).status;
};

const runs = { numRuns: 12, seed: 20_260_303 };

describe("a new password", () => {
  test("of 12 to 128 characters of any alphabet is accepted, and only it signs in @security-15", async () => {
    // The spaces around it are part of it.
    const { min, max } = passwordLength;
    const middle = fc
      .string({ unit: anyCharacter, minLength: min - 3, maxLength: max - 3 })
      .map((text) => text.replaceAll("\0", "x"));
    await fc.assert(
      fc.asyncProperty(middle, async (text) => {
        const typed = ` ${text}é `;
        const answer = await change(typed);
        if (answer.status !== 200) expect(answer.body).toMatchObject({ code: "weak_password" });
        fc.pre(answer.status === 200);
        expect(await signIn(typed)).toBe(200);
        for (const other of [typed.trim(), typed.trimStart(), typed.slice(0, -1), `${typed} `])
          expect(await signIn(other)).toBe(401);
      }),
      runs,
    );
  });

  test.each([
    ["the minimum length", "x".repeat(8) + "yéz漢"],
    ["the maximum length, with two code units each", "🔑🗝️".repeat(42) + "🔒🔐"],
    ["without a digit, a capital or a sign", "otter gravel lantern"],
    ["only of digits", "9431 8850 2176 4402"],
    ["in Chinese", "三只猫在屋顶上看着月亮慢慢升起"],
    ["with an escape sequence", "\\u0041\\n%00<b>&amp;'--"],
  ])("%s", async (_what, password) => {
    expect((await change(password)).status).toBe(200);
    expect(await signIn(password)).toBe(200);
  });

  test("one character too short or too long is rejected, counted in code points @security-15", async () => {
    const { min, max } = passwordLength;
    for (const [length, code] of [
      [min - 1, "too_small"],
      [max + 1, "too_big"],
    ] as const)
      for (const character of ["é", "🔒"]) {
        const answer = await change(character.repeat(length));
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ fields: [{ path: "newPassword", code }] });
      }
  });

  test("that looks the same but is encoded differently is another one", async () => {
    const composed = "caf\u00e9 au lait, bien chaud";
    expect((await change(composed)).status).toBe(200);
    expect(await signIn(composed.normalize("NFD"))).toBe(401);
    expect(await signIn(composed)).toBe(200);
  });
});
