import type { TestServer } from "@console-shell/testing/server";
import { monthEnd, monthOf } from "../../finance/billing/months.ts";
import { prices } from "../../finance/testing/plans.ts";
import { takeMailedToken } from "../../operator/testing/add-operator.ts";

/** One browser, which answers what was answered. */
interface Browser {
  done: (
    method: string,
    path: string,
    body?: Record<string, unknown>,
  ) => Promise<Record<string, unknown>>;
}

/** Money comes and goes by two people; a month later prices make an invoice, and a part is given back. */
export const dealWithMoney = async (
  server: TestServer,
  root: Browser,
  browser: () => Browser,
): Promise<void> => {
  const email = "mei@console.test";
  const mei = { account: "mei", name: "Mei", email, role: "bizDirector" };
  await root.done("POST", "/mc-api/operator/create", mei);
  const token = await takeMailedToken(server, email);
  const password = "copper lantern orchard 9";
  const director = browser();
  await director.done("POST", "/auth/invitation/accept", { token, newPassword: password });
  await director.done("POST", "/auth/session/login", { account: "mei", password });
  const at = "/cc-api/finance";
  const opened = { name: "Client", currency: "CNY", creditLimit: 0 };
  const { id: clientId } = await root.done("POST", `${at}/client/add`, opened);
  const idempotencyKey = () => crypto.randomUUID();
  for (const kind of ["top-up", "refund"])
    for (const [who, verb, body] of [
      [director, "approve", {}],
      [director, "reject", { reason: "Not paid" }],
      [root, "withdraw", {}],
    ] as const) {
      const reference = "Wire";
      const proposed = { clientId, amount: 100, reference, idempotencyKey: idempotencyKey() };
      const { id } = await root.done("POST", `${at}/${kind}/propose`, proposed);
      const decision = { ...body, idempotencyKey: idempotencyKey() };
      await who.done("POST", `${at}/${kind}/${id as string}/${verb}`, decision);
    }

  const month = monthOf(server.clock.now());
  const made = { name: "Plan", currency: "CNY", prices: prices(month) };
  const { id: planId } = await root.done("POST", `${at}/plan/create`, made);
  await root.done("PATCH", `${at}/client/${clientId as string}`, { planId });
  const publish = `${at}/plan/${planId as string}/publish`;
  await root.done("POST", publish, prices(monthOf(monthEnd(month))));
  await root.done("GET", "/auth/session/logout");
  server.clock.advance(monthEnd(month) + 600_000 - server.clock.now());
  const late = browser();
  await late.done("POST", "/auth/session/login", { account: "mei", password });
  const ran = await late.done("POST", `${at}/billing/run`, { month });
  const [{ id: invoiceId }] = ran["issued"] as [{ id: string }];
  const credit = {
    reason: "Too much",
    lines: [{ position: 1, amount: 5 }],
    idempotencyKey: idempotencyKey(),
  };
  await late.done("POST", `${at}/invoice/${invoiceId}/credit`, credit);
  await late.done("POST", `${at}/invoice/${invoiceId}/mark-paid`, { reference: "Wire" });
};
