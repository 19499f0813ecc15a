import type { Role } from "@console-shell/contract";
import { type Authenticator, createAuthenticator } from "@console-shell/testing/authenticator";
import { type TestServer, testPassword } from "@console-shell/testing/server";
import { type TestAnswer, type TestClient, testClient } from "@console-shell/testing/test-client";
import { generateSync } from "otplib";

/** The session set by a response, and a client with it. */
export const clientOf = (
  server: TestServer,
  answer: TestAnswer,
): TestClient & { cookie: string } => {
  const cookie = answer.cookies.find((one) => one.startsWith("console-session="))!.split(";")[0]!;
  return { ...testClient(server.url, cookie), cookie };
};

/** Signs in as a role's operator, with the given second factor. */
export const signIn = (
  server: TestServer,
  role: Role,
  more: Record<string, unknown> = {},
  cookie?: string,
): Promise<TestAnswer> =>
  server.request("POST", "/auth/session/login", {
    body: { account: role, password: testPassword, ...more },
    ...(cookie !== undefined && { cookie }),
  });

export interface WithTotp {
  client: TestClient & { cookie: string };
  secret: string;
  recoveryCodes: string[];
  /** The app's code this many steps from now. */
  code: (steps?: number) => string;
}

/** Gives a role's operator an authenticator app. Uses up its current code. */
export const addTotp = async (server: TestServer, role: Role): Promise<WithTotp> => {
  const before = await server.as(role);
  const { secret } = await before.call("POST /cc-api/operator/totp/begin");
  const code = (steps = 0) =>
    generateSync({ secret, epoch: Math.floor(server.clock.now() / 1000) + steps * 30 });
  const answer = await before.request("POST", "/cc-api/operator/totp/confirm", {
    body: { code: code() },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  const { recoveryCodes } = answer.body as { recoveryCodes: string[] | null };
  return { client: clientOf(server, answer), secret, recoveryCodes: recoveryCodes ?? [], code };
};

export const origin = "http://console.test";

/** Gives a role's operator a passkey. */
export const addPasskey = async (
  server: TestServer,
  role: Role,
  name = "Phone",
): Promise<{
  client: TestClient & { cookie: string };
  authenticator: Authenticator;
  id: string;
}> => {
  const before = await server.as(role);
  const authenticator = createAuthenticator();
  const options = await before.call("POST /cc-api/operator/passkeys/begin");
  const answer = await before.request("POST", "/cc-api/operator/passkeys/add", {
    body: { name, passkey: authenticator.make(options, { origin }) },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  const { passkey } = answer.body as { passkey: { id: string } };
  return { client: clientOf(server, answer), authenticator, id: passkey.id };
};
