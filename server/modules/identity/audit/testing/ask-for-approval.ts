import type { TestServer } from "@console-shell/testing/server";
import { testClient } from "@console-shell/testing/test-client";
import { expect } from "vitest";
import { sessionCookieName } from "#kernel/session-cookie.ts";
import { createOperator } from "#modules/identity/operator/writes.ts";
import { liftLockout } from "#modules/identity/security-policy/writes.ts";
import { createSession } from "#modules/identity/session/writes.ts";

/** Changes need a second root for a while. One is withdrawn, one rejected and one approved. */
export const askForApproval = async (server: TestServer, id: string): Promise<void> => {
  const { services, clock, url } = server;
  const signedIn = async (operatorId: string) => {
    const token = await createSession(services, operatorId, { now: clock.now() });
    return testClient(url, `${sessionCookieName(services.publicUrl)}=${token}`);
  };
  const { id: rootId } = await services.database
    .selectFrom("operators")
    .select("id")
    .where("role", "=", "root")
    .executeTakeFirstOrThrow();
  const [account, role, passwordHash] = ["grace", "root", "none"] as const;
  const of = { account, name: "Grace", email: "grace@console.test" };
  const now = clock.now();
  const colleague = await createOperator(services.database, { ...of, role, passwordHash, now });
  const [root, grace] = [await signedIn(rootId), await signedIn(colleague)];
  const { changedAt } = await root.call("GET /mc-api/security-policy");
  const secondPerson = { roles: false, resets: true, libraryGrants: false };
  await root.call("PUT /mc-api/security-policy", {
    body: { addresses: [], apiKeyDays: null, subAppTokenDays: 90, secondPerson, changedAt },
  });
  for (const [by, path, body] of [
    [root, "/cc-api/operator/approvals/:id/withdraw"],
    [grace, "/mc-api/approval/:id/reject", { reason: "Not now" }],
    [grace, "/mc-api/approval/:id/approve"],
  ] as const) {
    const sent = await root.request("POST", `/mc-api/operator/${id}/remove-second-factors`, {
      headers: { "x-approval-reason": "lost%20phone" },
    });
    expect(sent.body).toMatchObject({ code: "sent_for_approval" });
    const { items } = await by.call("GET /mc-api/approval/list", { query: { status: "waiting" } });
    const answer = await by.request("POST", path.replace(":id", items[0]!.id), { body });
    expect(answer.status, answer.text).toBe(200);
  }
  await liftLockout(services);
};
