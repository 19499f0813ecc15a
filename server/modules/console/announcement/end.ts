import type { endAnnouncement } from "@console-shell/contract/calls/announcement";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { changesOf } from "./audit-details.ts";
import { nameOf, presentAnnouncement, stateOf } from "./present.ts";

/** Ends an announcement now, whether it has begun or not. */
export const handleEnd: Handler<typeof endAnnouncement> = async (call) => {
  const { services, params, now } = call;
  const row = await transactionWithDeadline(services.database, async (transaction) => {
    const stored = await transaction
      .selectFrom("announcements")
      .selectAll()
      .where("id", "=", params.id)
      .$call(lockRows(services))
      .executeTakeFirst();
    if (!stored) throw new Refusal("not_found");
    if (stateOf(stored, now) === "ended")
      throw new Refusal("conflict", [{ path: "state", code: "ended" }]);
    const change = {
      startsAt: Math.min(stored.startsAt, now),
      endsAt: now,
      updatedAt: now,
    };
    const ended = { ...stored, ...change };
    await transaction
      .updateTable("announcements")
      .set(change)
      .where("id", "=", params.id)
      .execute();
    await recordAudit(call, transaction, {
      action: "announcement.ended",
      target: { id: stored.id, name: nameOf(stored) },
      details: changesOf(stored, ended),
    });
    return ended;
  });
  return presentAnnouncement(row, now);
};
