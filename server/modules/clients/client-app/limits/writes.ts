import type {
  ClientAppLimits,
  updateClientAppLimits,
} from "@console-shell/contract/calls/client-app-limits";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { type Viewer, visibleTo } from "#modules/billing/index.ts";
import { readUsed } from "#modules/clients/public-api/limits/reads.ts";

/** A client app's limits, its usage against them, and its payer. */
export const readLimits = async (
  database: Kysely<Tables>,
  id: string,
  now: number,
): Promise<ClientAppLimits> => {
  const row = await database
    .selectFrom("clientApplications as clientApp")
    .leftJoin("financeClients as payer", "payer.id", "clientApp.clientId")
    .select([
      "clientApp.callsPerMinute",
      "clientApp.callsPerMonth",
      "payer.id",
      "payer.number",
      "payer.name",
    ])
    .where("clientApp.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  const { id: payerId, number, name } = row;
  return {
    callsPerMinute: row.callsPerMinute,
    callsPerMonth: row.callsPerMonth,
    payer:
      payerId === null || number === null || name === null ? null : { id: payerId, number, name },
    minute: await readUsed(database, id, "minute", now),
    month: await readUsed(database, id, "month", now),
  };
};

/** A suspended client, or one not visible to the operator, may stay the payer, but can't become it. */
const checkPayer = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  payerId: string | null,
  before: ClientAppLimits,
) => {
  if (payerId === null || payerId === before.payer?.id) return;
  const payer = await database
    .selectFrom("financeClients as client")
    .select("client.id")
    .where("client.id", "=", payerId)
    .where("client.status", "=", "active")
    .where(visibleTo(viewer))
    .executeTakeFirst();
  if (!payer) throw new Refusal("bad_input", [{ path: "payerId", code: "unknown" }]);
};

/** Sets limits and payer, and audits the old and new values. */
export const handleUpdateLimits: Handler<typeof updateClientAppLimits> = (call) => {
  const { services, session, params, body, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const before = await readLimits(transaction, params.id, now);
    await checkPayer(transaction, session, body.payerId, before);
    const { name } = await transaction
      .updateTable("clientApplications")
      .set({
        callsPerMinute: body.callsPerMinute,
        callsPerMonth: body.callsPerMonth,
        clientId: body.payerId,
        updatedAt: now,
      })
      .where("id", "=", params.id)
      .returning("name")
      .executeTakeFirstOrThrow();
    const after = await readLimits(transaction, params.id, now);
    await recordAudit(call, transaction, {
      action: "application.limits-changed",
      target: { id: params.id, name },
      details: {
        callsPerMinute: `${before.callsPerMinute} → ${after.callsPerMinute}`,
        callsPerMonth: `${before.callsPerMonth ?? "∞"} → ${after.callsPerMonth ?? "∞"}`,
        payer: `${before.payer?.number ?? "–"} → ${after.payer?.number ?? "–"}`,
      },
    });
    return after;
  });
};
