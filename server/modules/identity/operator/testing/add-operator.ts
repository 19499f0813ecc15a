import type { ApiInput, ApiOutput } from "@console-shell/contract";
import type { TestServer } from "@console-shell/testing/server";
import { expect } from "vitest";
import { tokenIn } from "#modules/identity/applicant/testing/apply.ts";

type Body = ApiInput<"POST /mc-api/operator/create">["body"];

/** The token of the last mail to an address, which is sent after the response. The mail is removed. */
export const takeMailedToken = async (server: TestServer, to: string): Promise<string> => {
  await expect.poll(() => server.mails.some((mail) => mail.to === to)).toBe(true);
  const at = server.mails.findLastIndex((mail) => mail.to === to);
  return tokenIn(server.mails.splice(at, 1)[0]!);
};

/** An operator whom root has invited, and who has set a password. */
export const addOperator = async (
  server: TestServer,
  body: Body,
): Promise<{ operator: ApiOutput<"POST /mc-api/operator/create">; password: string }> => {
  const root = await server.as("root");
  const operator = await root.call("POST /mc-api/operator/create", { body });
  const token = await takeMailedToken(server, body.email);
  const password = "purple harbour kite 7";
  await server.call("POST /auth/invitation/accept", { body: { token, newPassword: password } });
  return { operator: { ...operator, awaitsPassword: false }, password };
};
