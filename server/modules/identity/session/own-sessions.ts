import type {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "@console-shell/contract/calls/own-session";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { deleteSessions } from "./end-view.ts";
import { liveSessions } from "./live-sessions.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Sessions of the own account. */
export const handleListOwnSessions: Handler<typeof listOwnSessions> = async ({
  services,
  session,
  now,
}) => {
  const rows = await liveSessions(services.database, session.operatorId, now)
    .select(["id", "device", "address", "createdAt", "lastSeenAt"])
    .orderBy("lastSeenAt", "desc")
    .orderBy("id")
    .execute();
  const items = rows.map((row) => ({ ...row, current: row.id === session.id }));
  return { items, total: items.length };
};

/** Ends one; for another operator's the response doesn't reveal whether it exists. */
export const handleEndOwnSession: Handler<typeof endOwnSession> = async (call) => {
  const { services, session, params } = call;
  await transactionWithDeadline(services.database, async (transaction) => {
    const [ended] = await deleteSessions(call, transaction, (where) =>
      where.and({ id: params.id, operatorId: session.operatorId }),
    );
    if (!ended) throw new Refusal("not_found");
    await recordAudit(call, transaction, {
      action: "session.ended",
      target: { id: session.operatorId, name: session.account },
      details: { address: ended.address },
    });
  });
  return true;
};

/** Signs out everywhere but here. */
export const handleEndOtherSessions: Handler<typeof endOtherSessions> = (call) => {
  const { services, session } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const ended = await deleteSessions(call, transaction, (where) =>
      where.and([where("operatorId", "=", session.operatorId), where("id", "!=", session.id)]),
    );
    if (ended.length > 0)
      await recordAudit(call, transaction, {
        action: "session.ended",
        target: { id: session.operatorId, name: session.account },
        details: { sessions: ended.length },
      });
    return { endedSessions: ended.length };
  });
};
