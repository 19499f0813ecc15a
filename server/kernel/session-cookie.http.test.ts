import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import { afterEach, describe, expect, test } from "vitest";

let server: TestServer;
afterEach(() => server.close());

interface SetCookie {
  name: string;
  value: string;
  /** By name in lower case; true for one without a value. */
  attributes: Record<string, string | true>;
}

const parse = (line: string): SetCookie => {
  const [pair = "", ...rest] = line.split("; ");
  const [name = "", value = ""] = pair.split("=");
  const attributes = rest.map((attribute) => {
    const [key = "", content] = attribute.split("=");
    return [key.toLowerCase(), content ?? true] as const;
  });
  return { name, value, attributes: Object.fromEntries(attributes) };
};

const newPassword = "otter gravel lantern 7";

const signIn = (remember = false) =>
  server.request("POST", "/auth/session/login", {
    body: { account: "sales", password: testPassword, remember },
  });

/** Every response that sets, renews or clears a browser's session. */
const answers = async (): Promise<Record<string, TestAnswer>> => {
  const post = async (path: string, body: unknown) =>
    (await server.as("sales")).request("POST", path, { body });
  return {
    login: await signIn(),
    remembered: await signIn(true),
    confirmed: await post("/auth/session/reauthenticate", { password: testPassword }),
    changed: await post("/cc-api/operator/changePassword", {
      oldPassword: testPassword,
      newPassword,
    }),
    logout: await (await server.as("sales")).request("GET", "/auth/session/logout"),
  };
};

describe.each([
  ["http://console.test", "console-", {}],
  ["https://console.test", "__Host-console-", { secure: true }],
] as const)("cookies of %s", (publicUrl, prefix, transport) => {
  test("are unreadable by scripts and sent only to this host and its own pages @security-3", async () => {
    server = await startTestServer({ publicUrl });
    const kinds: string[] = [];
    for (const [kind, { status, cookies }] of Object.entries(await answers())) {
      expect(status, kind).toBe(200);
      for (const cookie of cookies.map(parse)) {
        const { "max-age": maxAge, expires, ...always } = cookie.attributes;
        expect(always, kind).toEqual({
          httponly: true,
          samesite: "Lax",
          path: "/",
          ...transport,
        });
        kinds.push(`${kind} ${cookie.name} ${maxAge ?? expires ?? "with the browser"}`);
      }
    }
    expect(kinds).toEqual([
      `login ${prefix}session with the browser`,
      `login ${prefix}device 15552000`,
      `remembered ${prefix}session 2592000`,
      `remembered ${prefix}device 15552000`,
      `confirmed ${prefix}session with the browser`,
      `changed ${prefix}session with the browser`,
      `logout ${prefix}session 0`,
    ]);
  });

  test("carry 256 random bits, and cookies of another name are ignored @security-1", async () => {
    server = await startTestServer({ publicUrl });
    const { cookies } = await signIn();
    const session = cookies.map(parse).find(({ name }) => name === `${prefix}session`)!;
    expect(Buffer.from(session.value, "base64url")).toHaveLength(32);
    const letIn: string[] = [];
    for (const name of ["console-session", "__Host-console-session", "session"]) {
      const answer = await server.request("GET", "/auth/account/info", {
        cookie: `${name}=${session.value}`,
      });
      if (answer.status === 200) letIn.push(name);
    }
    expect(letIn).toEqual([`${prefix}session`]);
  });
});
