import type { FinanceClient, CreditState, Currency } from "@console-shell/contract/calls/finance";
import type {
  updateFinanceClient,
  addFinanceClient,
} from "@console-shell/contract/calls/finance-client";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Call } from "#kernel/call.ts";
import { recordAudit, holdersOf, settle, notify } from "#modules/identity/index.ts";
import { notificationPermissions } from "@console-shell/contract/words/notification-kinds";
import type { Services } from "#platform/services.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { refuseStaleProof } from "#kernel/access.ts";
import { Refusal } from "#kernel/refusal.ts";
import { answerOnce } from "../answer-once.ts";
import { creditStateOf, findClient, isOwner, lockClient, type LockedClient } from "./reads.ts";
import { nextNumber } from "../numbers.ts";
import { changeTerms, recordState, recordTerms } from "./terms/writes.ts";
import { seesAll, type Viewer } from "../viewer.ts";

const changed = (
  name: string,
  from: string | number | boolean | null,
  to: string | number | boolean | null,
) => (from === to ? {} : { [`from.${name}`]: from, [`to.${name}`]: to });

/** Audits the changes to a client; contact details and billing addresses are named as changed, but not repeated. */
const auditChange = async (
  call: Call<typeof updateFinanceClient>,
  transaction: Kysely<Tables>,
  before: LockedClient,
  after: FinanceClient,
): Promise<void> => {
  const { validFrom } = call.body;
  const isContact =
    before.contactName !== after.contactName || before.contactEmail !== after.contactEmail;
  const isBilling = before.billingEmails.join() !== after.billingEmails.join();
  const action =
    before.status === after.status
      ? "finance-client.changed"
      : after.status === "suspended"
        ? "finance-client.suspended"
        : "finance-client.resumed";
  await recordAudit(call, transaction, {
    action,
    target: { id: after.id, name: after.number },
    details: {
      ...changed("name", before.name, after.name),
      ...changed("creditLimit", before.creditLimit, after.creditLimit),
      ...changed("taxRate", before.taxRate, after.taxRate),
      ...changed("planId", before.planId, after.planId),
      ...(validFrom !== undefined && { validFrom }),
      ...changed("ownerId", before.ownerId, after.ownerId),
      ...changed("billingLocale", before.billingLocale, after.billingLocale),
      ...changed("reminders", before.reminders, after.reminders),
      ...(isContact && { contact: "changed" }),
      ...(isBilling && { billingEmails: "changed" }),
    },
  });
};

const order: readonly CreditState[] = ["ok", "low", "over"];

/**
 * Notifies those who see the client that its credit is low or used up, once per change, and settles the previous
 * notification. Does nothing if the state is unchanged.
 */
export const notifyCredit = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  client: Pick<LockedClient, "id" | "name" | "number" | "ownerId" | "creditState">,
  state: CreditState,
  now: number,
): Promise<void> => {
  if (state === client.creditState) return;
  await settle(services, transaction, { kind: "credit.low", aboutId: client.id }, now);
  if (state === "ok" || order.indexOf(state) < order.indexOf(client.creditState)) return;
  const needed = notificationPermissions["credit.low"];
  const seeing = await holdersOf(transaction, needed);
  const seeingAll = await holdersOf(transaction, [...needed, "finance:client:read-all"]);
  const to = seeing.filter((one) => seeingAll.includes(one) || one === client.ownerId);
  await notify(
    transaction,
    {
      to,
      kind: "credit.low",
      facts: { client: client.name, number: client.number, state },
      path: `/finance/clients/${client.id}`,
      aboutId: client.id,
    },
    now,
  );
};

/** A new client's default tax rate in basis points. */
export const taxRates: Record<Currency, number> = { CNY: 600, USD: 0, EUR: 2_000 };

/** Operators who only see their own clients may not give one away, nor leave it without an owner. */
const checkOwner = async (database: Kysely<Tables>, viewer: Viewer, ownerId: string | null) => {
  if (ownerId === null && seesAll(viewer)) return;
  if (ownerId === null || !(await isOwner(database, viewer, ownerId)))
    throw new Refusal("bad_input", [{ path: "ownerId", code: "unknown" }]);
};

/** A plan in the client's own currency. */
const checkPlan = async (
  database: Kysely<Tables>,
  planId: string | null | undefined,
  currency: Currency,
) => {
  if (!planId) return;
  const plan = await database
    .selectFrom("pricePlans")
    .select("currency")
    .where("id", "=", planId)
    .executeTakeFirst();
  if (plan?.currency !== currency)
    throw new Refusal("bad_input", [{ path: "planId", code: "unknown" }]);
};

/** Opens a client account; its first terms apply to all of its past. */
export const addClient = (call: Call<typeof addFinanceClient>): Promise<FinanceClient> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.addClient", call, async () => {
      const { body, by, session, now } = call;
      const { idempotencyKey: _key, ...fields } = body;
      if (body.creditLimit > 0) refuseStaleProof(session, now);
      await checkOwner(transaction, session, body.ownerId);
      await checkPlan(transaction, body.planId, body.currency);
      const id = newId();
      const taxRate = body.taxRate ?? taxRates[body.currency];
      await transaction
        .insertInto("financeClients")
        .values({
          id,
          number: `C${await nextNumber(transaction, "client", 10_001)}`,
          ...fields,
          billingLocale: body.billingLocale ?? (body.currency === "CNY" ? "zh-CN" : "en-US"),
          balance: 0,
          entryCount: 0,
          taxRate,
          status: "active",
          createdAt: now,
          updatedAt: now,
        })
        .execute();
      const terms = { clientId: id, validFrom: 0, planId: body.planId, taxRate };
      await recordTerms(transaction, by, terms);
      await recordState(transaction, by, { clientId: id, status: "active" });
      const client = await findClient(transaction, session, id);
      const { currency, creditLimit } = client;
      await recordAudit(call, transaction, {
        action: "finance-client.opened",
        target: { id, name: client.number },
        details: { name: client.name, currency, creditLimit, taxRate, plan: client.planName ?? "" },
      });
      return client;
    }),
  );

/** Changes the given fields; throws `not_found` if the client isn't visible to the viewer. */
export const updateClient = (call: Call<typeof updateFinanceClient>): Promise<FinanceClient> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.updateClient", call, async () => {
      const { services, params, body: change, by, session, now } = call;
      const client = await lockClient(services, transaction, session, params.id);
      if (change.updatedAt !== undefined && change.updatedAt !== client.updatedAt)
        throw new Refusal("conflict", [{ path: "updatedAt", code: "changed" }]);
      if (change.ownerId !== undefined) await checkOwner(transaction, session, change.ownerId);
      const after = {
        name: change.name ?? client.name,
        creditLimit: change.creditLimit ?? client.creditLimit,
        taxRate: change.taxRate ?? client.taxRate,
        planId: change.planId === undefined ? client.planId : change.planId,
        status: change.status ?? client.status,
        ownerId: change.ownerId === undefined ? client.ownerId : change.ownerId,
        contactName: change.contactName ?? client.contactName,
        contactEmail: change.contactEmail ?? client.contactEmail,
        billingEmails: change.billingEmails ?? client.billingEmails,
        billingLocale: change.billingLocale ?? client.billingLocale,
        reminders: change.reminders ?? client.reminders,
      };
      if (
        after.creditLimit !== client.creditLimit ||
        after.planId !== client.planId ||
        after.taxRate !== client.taxRate ||
        // The current plan and tax rate then also apply to earlier months.
        change.validFrom !== undefined
      )
        refuseStaleProof(session, now);
      await checkPlan(transaction, change.planId, client.currency);
      await changeTerms(transaction, by, client, after, change.validFrom);
      const state = creditStateOf(client.balance, after.creditLimit);
      await transaction
        .updateTable("financeClients")
        // Always increases, so that a stale edit is detected even within the same millisecond.
        .set({ ...after, creditState: state, updatedAt: Math.max(now, client.updatedAt + 1) })
        .where("id", "=", client.id)
        .execute();
      if (after.creditLimit !== client.creditLimit)
        await transaction
          .insertInto("creditLimitChanges")
          .values({
            id: newId(),
            clientId: client.id,
            limitBefore: client.creditLimit,
            limitAfter: after.creditLimit,
            changedBy: by.operatorId,
            changedAt: now,
          })
          .execute();
      // The new owner is notified, with the client's new name.
      await notifyCredit(services, transaction, { ...client, ...after }, state, now);
      const changed = await findClient(transaction, session, client.id);
      await auditChange(call, transaction, client, changed);
      return changed;
    }),
  );
