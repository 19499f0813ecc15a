import type { AuditEvent } from "@console-shell/contract/calls/audit";
import type { AnnouncementsTable } from "#platform/database/tables/notices.ts";
import type {
  Announcement,
  AnnouncementInput,
  updateAnnouncement,
} from "@console-shell/contract/calls/announcement";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { By } from "#kernel/call.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { columnsOf, nameOf, presentAnnouncement, stateOf } from "./reads.ts";
import { signal } from "#platform/signal.ts";

type Details = AuditEvent["details"];

const moment = (instant: number | null) => instant && new Date(instant).toISOString();

/** An announcement's audited fields; empty languages are left out. */
const detailsOf = (row: AnnouncementsTable): Details => {
  const words = {
    "title.en-US": row.titleEn,
    "title.zh-CN": row.titleZh,
    "text.en-US": row.textEn,
    "text.zh-CN": row.textZh,
  };
  return {
    ...Object.fromEntries(Object.entries(words).filter(([, text]) => text !== "")),
    level: row.level,
    startsAt: moment(row.startsAt),
    endsAt: moment(row.endsAt),
  };
};

/** The changed fields: old and new values, empty if there was or is none. */
const changesOf = (before: AnnouncementsTable, after: AnnouncementsTable): Details => {
  const [was, is] = [detailsOf(before), detailsOf(after)];
  const names = Object.keys({ ...was, ...is }).filter((name) => was[name] !== is[name]);
  return Object.fromEntries(
    names.flatMap((name) => [
      [`from.${name}`, was[name] ?? null],
      [`to.${name}`, is[name] ?? null],
    ]),
  );
};

const lockAnnouncement = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  id: string,
): Promise<AnnouncementsTable> => {
  const stored = await transaction
    .selectFrom("announcements")
    .selectAll()
    .where("id", "=", id)
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!stored) throw new Refusal("not_found");
  return stored;
};

/** Announces something. */
export const addAnnouncement = async (
  call: AuditedCall,
  input: AnnouncementInput,
): Promise<Announcement> => {
  const { services, now } = call;
  const row = { id: newId(), ...columnsOf(input), createdAt: now, updatedAt: now };
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
export const changeAnnouncement = async (
  call: AuditedCall,
  id: string,
  input: z.output<typeof updateAnnouncement.body>,
): Promise<Announcement> => {
  const { services, now } = call;
  const row = await transactionWithDeadline(services.database, async (transaction) => {
    const stored = await lockAnnouncement(services, transaction, id);
    if (input.updatedAt !== undefined && input.updatedAt !== stored.updatedAt)
      throw new Refusal("conflict", [{ path: "updatedAt", code: "changed" }]);
    const change = { ...columnsOf(input), updatedAt: now };
    await transaction.updateTable("announcements").set(change).where("id", "=", id).execute();
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

/** Ends an announcement now, whether it has begun or not. */
export const endAnnouncement = async (call: AuditedCall, id: string): Promise<Announcement> => {
  const { services, now } = call;
  const row = await transactionWithDeadline(services.database, async (transaction) => {
    const stored = await lockAnnouncement(services, transaction, id);
    if (stateOf(stored, now) === "ended")
      throw new Refusal("conflict", [{ path: "state", code: "ended" }]);
    const change = {
      startsAt: Math.min(stored.startsAt, now),
      endsAt: now,
      updatedAt: now,
    };
    const ended = { ...stored, ...change };
    await transaction.updateTable("announcements").set(change).where("id", "=", id).execute();
    await recordAudit(call, transaction, {
      action: "announcement.ended",
      target: { id: stored.id, name: nameOf(stored) },
      details: changesOf(stored, ended),
    });
    return ended;
  });
  return presentAnnouncement(row, now);
};

/** Records that the operator has dismissed it. An announcement that hasn't begun is reported as not found. */
export const dismissAnnouncement = async (
  { database }: Pick<Services, "database">,
  { operatorId, now }: By,
  id: string,
): Promise<void> => {
  const begun = await database
    .selectFrom("announcements")
    .select("id")
    .where("id", "=", id)
    .where("startsAt", "<=", now)
    .executeTakeFirst();
  if (!begun) throw new Refusal("not_found");
  await transactionWithDeadline(database, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("announcementDismissals")
      .values({ announcementId: begun.id, operatorId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    // Hides it in the operator's other tabs and browsers, too.
    await signal(transaction, [{ event: "announcements", operatorId }]);
  });
};
