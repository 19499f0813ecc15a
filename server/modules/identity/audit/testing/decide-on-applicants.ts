import type { TestServer } from "@console-shell/testing/server";
import { expect } from "vitest";
import type { Browser } from "./browser.ts";

/** Two register; one is approved and sets a password, the other is rejected. */
export const decideOnApplicants = async (
  server: TestServer,
  root: Browser,
  browser: () => Browser,
): Promise<void> => {
  for (const [account, decision, body] of [
    ["g.kim", "approve", { role: "sales" }],
    ["b.lee", "reject", { reason: "Not now" }],
  ] as const) {
    const email = `${account}@company.example`;
    const tokens = () =>
      server.mails
        .filter(({ to }) => to === email)
        .map(({ text }) => /#(?:confirm|token)=([\w-]{43})/.exec(text)?.[1]);
    const applicant = browser();
    const registration = { account, name: account, company: "Company", email };
    await applicant.done("POST", "/mc-api/basic/applicant/add", registration);
    await expect.poll(tokens).toHaveLength(1);
    await applicant.done("POST", "/mc-api/basic/applicant/confirm", { token: tokens()[0]! });
    const { id } = await server.services.database
      .selectFrom("applicants")
      .select("id")
      .where("account", "=", account)
      .executeTakeFirstOrThrow();
    await root.done("POST", `/mc-api/applicant/${id}/${decision}`, body);
    await expect.poll(tokens).toHaveLength(2);
    const [, token] = tokens();
    const newPassword = "nine lanterns at dusk";
    if (token) await applicant.done("POST", "/auth/invitation/accept", { token, newPassword });
  }
};
