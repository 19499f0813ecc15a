import { expect, vi } from "vitest";
import type { TestServer } from "@console-shell/testing/server";
import { newId } from "#platform/database/id.ts";
import { monthEnd, monthOf } from "#modules/billing/months.ts";
import { issuerDetails } from "#modules/billing/testing/issuer.ts";
import { prices } from "#modules/billing/testing/plans.ts";
import { takeMailedToken } from "#modules/identity/operator/testing/add-operator.ts";
import type { Browser } from "./browser.ts";

/** A receipt that root has uploaded. */
const upload = async ({ services, clock }: TestServer): Promise<string> => {
  const { id: uploadedBy } = await services.database
    .selectFrom("operators")
    .select("id")
    .where("role", "=", "root")
    .executeTakeFirstOrThrow();
  const id = newId();
  await services.database
    .insertInto("receiptUploads")
    .values({
      id,
      fileName: "receipt.pdf",
      mediaType: "application/pdf",
      size: 1,
      sha256: "",
      uploadedBy,
      uploadedAt: clock.now(),
    })
    .execute();
  return id;
};

/** Money moves with two people's approval; a month later its usage is invoiced, and a part is credited. */
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
  const login = { account: "mei", password };
  const { id: operatorId } = await director.done("POST", "/auth/session/login", login);
  const at = "/cc-api/finance";
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const billingEmails = ["pay@client.test"];
  const opened = { name: "Client", currency: "CNY", creditLimit: 0, billingEmails, ...key() };
  const { id: clientId } = await root.done("POST", `${at}/client/add`, opened);
  const client = `${at}/client/${clientId as string}`;
  for (const status of ["suspended", "active"])
    await root.done("PATCH", client, { status, ...key() });
  const charged = { clientId, kind: "adjustment", amount: 1, memo: "A test", ...key() };
  const { id: entryId } = await root.done("POST", `${at}/ledger/post`, charged);
  const undone = { memo: "Undo", ...key() };
  await root.done("POST", `${at}/ledger/${entryId as string}/reverse`, undone);
  await root.done("PUT", `${at}/issuer`, { ...issuerDetails, basedOn: null, ...key() });
  const note = { text: "Pays late", ...key() };
  const { id: noteId } = await root.done("POST", `${client}/note/add`, note);
  await root.done("PATCH", `${client}/note/${noteId as string}`, { text: "Pays" });
  await root.done("DELETE", `${client}/note/${noteId as string}`);
  const limit = { currency: "CNY", amount: 1_000, changeId: null, ...key() };
  await root.done("POST", `${at}/adjustment-limit/change`, limit);
  for (const kind of ["top-up", "refund", "adjustment"])
    for (const [who, verb, body] of [
      [director, "approve", {}],
      [director, "reject", { reason: "Not paid" }],
      [root, "withdraw", {}],
    ] as const) {
      const reference = "Wire";
      const proposed = { clientId, amount: 100, reference, ...key() };
      const { id } = await root.done("POST", `${at}/${kind}/propose`, proposed);
      if (kind === "top-up" && verb === "approve") {
        const item = { subApp: "finance", kind: "topUps", recordId: id, title: "Wire" };
        const queue = "/cc-api/work";
        await who.done("POST", `${queue}/item/assign`, { ...item, operatorId });
        await who.done("POST", `${queue}/item/snooze`, { ...item, until: server.clock.now() + 1 });
        await who.done("POST", `${queue}/comment/add`, { ...item, text: "Seen" });
      }
      if (verb === "withdraw") {
        const receiptIds = [await upload(server)];
        await root.done("POST", `${at}/${kind}/${id as string}/attach`, { receiptIds, ...key() });
      }
      const decision = { ...body, ...key() };
      await who.done("POST", `${at}/${kind}/${id as string}/${verb}`, decision);
    }

  await root.done("GET", `${at}/ledger/export`);

  const month = monthOf(server.clock.now());
  const made = { name: "Plan", currency: "CNY", prices: prices(month), ...key() };
  const { id: planId } = await root.done("POST", `${at}/plan/create`, made);
  await root.done("PATCH", client, { planId, ...key() });
  const publish = `${at}/plan/${planId as string}/publish`;
  await root.done("POST", publish, { ...prices(monthOf(monthEnd(month))), ...key() });
  await root.done("GET", "/auth/session/logout");
  server.clock.advance(monthEnd(month) + 600_000 - server.clock.now());
  const late = browser();
  await late.done("POST", "/auth/session/login", { account: "mei", password });
  const seen = await late.done("GET", `${at}/billing/fingerprints?month=${month}`);
  const { clients } = seen;
  const ran = await late.done("POST", `${at}/billing/run`, { month, clients, ...key() });
  const [{ id: invoiceId }] = ran["issued"] as [{ id: string }];
  const sending = { invoiceIds: [invoiceId], ...key() };
  await late.done("POST", `${at}/invoice/send`, sending);
  await vi.waitFor(async () => {
    const { mails } = await late.done("GET", `${at}/invoice/${invoiceId}`);
    expect(mails).toMatchObject([{ state: "sent" }]);
  }, 20_000);
  await late.done("POST", `${at}/invoice/send`, { ...sending, kind: "reminder", ...key() });
  const schedule = { enabled: false, days: [1], hour: 8, changedAt: null };
  await late.done("PUT", `${at}/reminders`, schedule);
  const credit = {
    reason: "Too much",
    lines: [{ position: 1, amount: 5 }],
    ...key(),
  };
  await late.done("POST", `${at}/invoice/${invoiceId}/credit`, credit);
  await late.done("POST", `${at}/invoice/${invoiceId}/mark-paid`, { reference: "Wire", ...key() });
};
