import type {
  changeReminderSettings,
  ReminderSettings,
} from "@console-shell/contract/calls/finance-invoice-mails";
import type { Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { recordAudit } from "#modules/identity/index.ts";

/** The schedule of reminders, and who set it. */
export const readReminderSettings = (database: Kysely<Tables>): Promise<ReminderSettings> =>
  database
    .selectFrom("reminderSettings as settings")
    .leftJoin("operators as changer", "changer.id", "settings.changedBy")
    .select(["settings.enabled", "settings.days", "settings.hour", "settings.changedAt"])
    .select("changer.name as changedByName")
    .executeTakeFirstOrThrow();

/** Sets the schedule; throws `conflict` if someone else has changed it. */
export const handleChangeReminders: Handler<typeof changeReminderSettings> = (call) =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { services, body, session, now } = call;
    const { enabled, hour } = body;
    const days = body.days.toSorted((a, b) => a - b);
    const before = await transaction
      .selectFrom("reminderSettings")
      .selectAll()
      .$call(lockRows(services))
      .executeTakeFirstOrThrow();
    if (before.changedAt !== body.changedAt)
      throw new Refusal("conflict", [{ path: "changedAt", code: "changed" }]);
    if (enabled && !before.enabled) refuseWithoutMail(services.mailer, "enabled");
    await transaction
      .updateTable("reminderSettings")
      .set({
        enabled,
        days,
        hour,
        changedBy: session.operatorId,
        // Always increases, so that a stale edit is detected even within the same millisecond.
        changedAt: Math.max(now, (before.changedAt ?? 0) + 1),
      })
      .execute();
    await recordAudit(call, transaction, {
      action: "reminders.changed",
      target: { id: null, name: "reminders" },
      details: {
        "from.enabled": before.enabled,
        "to.enabled": enabled,
        "from.days": before.days.join(", "),
        "to.days": days.join(", "),
        "from.hour": before.hour,
        "to.hour": hour,
      },
    });
    return readReminderSettings(transaction);
  });
