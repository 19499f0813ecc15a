import type { Kysely, Selectable } from "kysely";
import { lockRows } from "../../../database/dialect/lock-rows.ts";
import type { Tables } from "../../../database/tables/index.ts";
import type { Session } from "../../../http/call.ts";
import { Refusal } from "../../../http/refusal.ts";
import { type AuditedCall, recordAudit } from "../../audit/record-audit.ts";
import { settle } from "../../notification/mark-read.ts";
import { signal } from "../../notification/stream/signal.ts";
import { usedKey } from "../record-entry.ts";
import { visibleTo } from "../viewer.ts";

type TopUp = Selectable<Tables["top_ups"]>;
type Decided = Selectable<Tables["top_up_decisions"]>;

export interface Decision extends Pick<Decided, "status" | "reason"> {
  idempotencyKey: string;
  /** Posts to the ledger what an approval brings; answers the entry's identifier. */
  post?: (topUp: TopUp) => Promise<string>;
}

const lockTopUp = async (
  { services, session }: { services: AuditedCall["services"]; session: Session },
  transaction: Kysely<Tables>,
  id: string,
): Promise<TopUp> => {
  const topUp = await transaction
    .selectFrom("top_ups")
    .selectAll()
    .where("id", "=", id)
    .where("client_id", "in", (clients) =>
      clients.selectFrom("finance_clients as client").select("client.id").where(visibleTo(session)),
    )
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!topUp) throw new Refusal("not_found");
  return topUp;
};

/** Nobody decides on the own proposal, whatever the role; nobody withdraws another's. */
const checkPerson = (topUp: TopUp, { operatorId }: Session, status: Decided["status"]) => {
  const own = topUp.proposed_by === operatorId;
  if (own !== (status === "withdrawn"))
    throw new Refusal("forbidden", [
      { path: "proposedById", code: own ? "own_proposal" : "not_proposer" },
    ]);
};

/** Whether the same call has decided this before; refuses with `conflict` what was decided otherwise. */
const wasDecided = async (
  transaction: Kysely<Tables>,
  topUp: TopUp,
  decidedBy: string,
  { status, reason, idempotencyKey }: Decision,
): Promise<boolean> => {
  const earlier = await transaction
    .selectFrom("top_up_decisions")
    .selectAll()
    .where("top_up_id", "=", topUp.id)
    .executeTakeFirst();
  if (!earlier) return false;
  if (earlier.idempotency_key !== idempotencyKey)
    throw new Refusal("conflict", [{ path: "status", code: "decided" }]);
  const same =
    earlier.status === status && earlier.reason === reason && earlier.decided_by === decidedBy;
  if (!same) throw usedKey();
  return true;
};

/**
 * Decides on a top-up that waits, or withdraws it, in one transaction with all that follows from it:
 * the ledger's entry, the notices and the event. Of several calls at the same moment one gets it;
 * the same call again changes nothing. Throws `not_found`, `forbidden` or `conflict`.
 */
export const decideTopUp = async (
  call: AuditedCall & { session: Session },
  transaction: Kysely<Tables>,
  id: string,
  decision: Decision,
): Promise<void> => {
  const { services, session, now } = call;
  const topUp = await lockTopUp(call, transaction, id);
  checkPerson(topUp, session, decision.status);
  if (await wasDecided(transaction, topUp, session.operatorId, decision)) return;
  const inserted = await transaction
    .insertInto("top_up_decisions")
    .values({
      top_up_id: id,
      status: decision.status,
      reason: decision.reason,
      entry_id: (await decision.post?.(topUp)) ?? null,
      idempotency_key: decision.idempotencyKey,
      decided_by: session.operatorId,
      decided_at: now,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("top_up_id")
    .executeTakeFirst();
  if (!inserted) throw usedKey();
  await settle(services, transaction, { kind: "top-up.waiting", aboutId: id }, now);
  await signal(transaction, [{ event: "waiting", permission: "finance:topup:decide" }], now);
  await recordAudit(call, transaction, {
    action: `top-up.${decision.status}`,
    target: { id, name: topUp.number },
    details: { amount: topUp.amount, currency: topUp.currency },
  });
};
