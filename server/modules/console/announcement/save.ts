import type {
  createAnnouncement,
  updateAnnouncement,
} from "@console-shell/contract/calls/announcement";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { changesOf, detailsOf } from "./audit-details.ts";
import { columnsOf, nameOf, presentAnnouncement, stateOf } from "./present.ts";

/** Announces something. */
export const handleCreate: Handler<typeof createAnnouncement> = async (call) => {
  const { services, body, now } = call;
  const row = { id: newId(), ...columnsOf(body), createdAt: now, updatedAt: now };
  await transactionWithDeadline(services.database, async (transaction) => {
    await transaction.insertInto("announcements").values(row).execute();
    await recordAudit(call, transaction, {
      action: "announcement.created",
      target: { id: row.id, name: nameOf(row) },
      details: detailsOf(row),
    });
  });
  return presentAnnouncement(row, now);
};

/** Changes all of an announcement, including an ended one, which may restart with that. */
export const handleUpdate: Handler<typeof updateAnnouncement> = async (call) => {
  const { services, params, body, now } = call;
  const row = await transactionWithDeadline(services.database, async (transaction) => {
    const stored = await transaction
      .selectFrom("announcements")
      .selectAll()
      .where("id", "=", params.id)
      .$call(lockRows(services))
      .executeTakeFirst();
    if (!stored) throw new Refusal("not_found");
    if (body.updatedAt !== undefined && body.updatedAt !== stored.updatedAt)
      throw new Refusal("conflict", [{ path: "updatedAt", code: "changed" }]);
    const change = { ...columnsOf(body), updatedAt: now };
    await transaction
      .updateTable("announcements")
      .set(change)
      .where("id", "=", params.id)
      .execute();
    const changed = { ...stored, ...change };
    const hadEnded = stateOf(stored, now) === "ended";
    await recordAudit(call, transaction, {
      action: "announcement.changed",
      target: { id: changed.id, name: nameOf(changed) },
      details: { ...changesOf(stored, changed), ...(hadEnded && { hadEnded }) },
    });
    return changed;
  });
  return presentAnnouncement(row, now);
};
