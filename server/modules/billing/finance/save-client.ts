import type {
  addFinanceClient,
  updateFinanceClient,
} from "@console-shell/contract/calls/finance-client";
import type { Currency } from "@console-shell/contract/calls/finance";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { refuseStaleProof } from "#kernel/access.ts";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "./answer-once.ts";
import { auditChange } from "./audit-change.ts";
import { findClient, isOwner } from "./client-queries.ts";
import { creditStateOf } from "./credit-state.ts";
import { nextNumber } from "./next-number.ts";
import { lockClient } from "./record-entry.ts";
import { taxRates } from "./tax-rates.ts";
import { notifyCredit } from "./notify-credit.ts";
import { changeTerms } from "./terms/change-terms.ts";
import { recordState, recordTerms } from "./terms/record-terms.ts";
import { seesAll, type Viewer } from "./viewer.ts";

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
export const handleAddClient: Handler<typeof addFinanceClient> = (call) =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.addClient", call, async () => {
      const { body, session, now } = call;
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
      await recordTerms(transaction, { ...terms, by: session.operatorId, now });
      await recordState(transaction, { clientId: id, status: "active", now });
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
export const handleUpdateClient: Handler<typeof updateFinanceClient> = (call) =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.updateClient", call, async () => {
      const { services, params, body: change, session, now } = call;
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
      await changeTerms(call, transaction, client, after);
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
            changedBy: session.operatorId,
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
