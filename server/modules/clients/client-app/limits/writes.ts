import type {
  ClientAppLimits,
  updateClientAppLimits,
} from "@console-shell/contract/calls/client-app-limits";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { type Viewer, visibleTo } from "#modules/billing/index.ts";
import { readLimits } from "./reads.ts";

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
export const changeLimits = (
  call: AuditedCall & { session: Session },
  id: string,
  limits: z.output<typeof updateClientAppLimits.body>,
): Promise<ClientAppLimits> => {
  const { services, session, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const before = await readLimits(transaction, id, now);
    await checkPayer(transaction, session, limits.payerId, before);
    const { name } = await transaction
      .updateTable("clientApplications")
      .set({
        callsPerMinute: limits.callsPerMinute,
        callsPerMonth: limits.callsPerMonth,
        clientId: limits.payerId,
        updatedAt: now,
      })
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirstOrThrow();
    const after = await readLimits(transaction, id, now);
    await recordAudit(call, transaction, {
      action: "application.limits-changed",
      target: { id, name },
      details: {
        callsPerMinute: `${before.callsPerMinute} → ${after.callsPerMinute}`,
        callsPerMonth: `${before.callsPerMonth ?? "∞"} → ${after.callsPerMonth ?? "∞"}`,
        payer: `${before.payer?.number ?? "–"} → ${after.payer?.number ?? "–"}`,
      },
    });
    return after;
  });
};
