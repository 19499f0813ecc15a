import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { issueInvitation } from "../invitation/writes.ts";

// Mailed secrets expire with the address they were sent to: the old mailbox's reader can't use them.

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const recovery = (what: string, body: unknown) =>
  server.request("POST", `/cc-api/basic/operator/${what}`, { body });
const newPassword = "otter gravel lantern 7";

/** A code, a token and an invitation, all in the mailbox of sales. */
const mailAll = async () => {
  const { database, clock, background } = server.services;
  const code = async () => {
    await recovery("forgetPassword", { account: "sales" });
    await background.settled();
    return /\b\d{8}\b/.exec(server.mails.at(-1)?.text ?? "")![0];
  };
  const { body } = await recovery("preResetPassword", { account: "sales", code: await code() });
  const { resetToken } = body as { resetToken: string };
  const token = await issueInvitation(database, server.operatorIds.sales, clock());
  return { code: await code(), resetToken, token };
};

const asAdmin = async (method: string, path: string, body?: unknown) =>
  (await server.as("admin")).request(
    method,
    `/mc-api/operator/${server.operatorIds.sales}${path}`,
    {
      body,
    },
  );

test.each<[string, () => Promise<{ status: number }>]>([
  [
    "another address set by an administrator",
    () => asAdmin("PATCH", "", { email: "new@console.test" }),
  ],
  [
    "another address set by the owner",
    async () =>
      (await server.as("sales")).request("POST", "/cc-api/operator/updateBasicInfo", {
        body: { email: "new@console.test" },
      }),
  ],
  [
    "disabling and enabling the account",
    async () => {
      await asAdmin("POST", "/disable");
      return asAdmin("POST", "/enable");
    },
  ],
])("%s ends a code, a token and an invitation", async (_what, change) => {
  const { code, resetToken, token } = await mailAll();
  expect((await change()).status).toBe(200);
  const answers = [
    await recovery("preResetPassword", { account: "sales", code }),
    await recovery("resetPassword", { resetToken, newPassword }),
    await server.request("POST", "/auth/invitation/accept", { body: { token, newPassword } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test("a new name ends none of them", async () => {
  const { code } = await mailAll();
  expect((await asAdmin("PATCH", "", { name: "Lin" })).status).toBe(200);
  expect((await recovery("preResetPassword", { account: "sales", code })).status).toBe(200);
});
