import type { ReminderSettings } from "@console-shell/contract/calls/finance-invoice-mails";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { everyone } from "../viewer.ts";
import { settle } from "#modules/identity/index.ts";
import { addDays, dueDay, hourOf, readCalendar, storedDay } from "../calendar.ts";
import { byMail } from "./reads.ts";
import { queueMail } from "./writes.ts";

const day = 24 * 3_600_000;
const every = 60_000;
/** A reminder that is more days late, e.g. because reminders were off, isn't sent. */
const maxDelay = 2;
const batch = 200;

type Schedule = Pick<ReminderSettings, "days" | "hour">;

/** Elects one of the nodes for this minute; undefined for the others, or if reminders are off. */
const elect = ({ database }: Services, now: number): Promise<Schedule | undefined> =>
  database
    .updateTable("reminderSettings")
    .set({ checkedAt: now })
    .where("enabled", "=", true)
    // A time ahead of ours is from a clock that has been set back since.
    .where((where) =>
      where.or([where("checkedAt", "<=", now - every / 2), where("checkedAt", ">", now + every)]),
    )
    .returning(["days", "hour"])
    .executeTakeFirst();

/** Open invoices that were sent and whose reminder of these days is due; those with a later one are excluded. */
const readDue = (
  { database }: Services,
  { days, after, today }: { days: number; after: string; today: string },
) => {
  // The due day D with D + days in the last days; the caller checks the hour.
  const latest = addDays(today, -days);
  return database
    .selectFrom("invoices as invoice")
    .innerJoin("financeClients as client", "client.id", "invoice.clientId")
    .select((where) => [
      "invoice.id",
      "invoice.clientId",
      "invoice.dueAt",
      where
        .selectFrom("invoiceMails as mail")
        .whereRef("mail.invoiceId", "=", "invoice.id")
        .where("mail.kind", "=", "invoice")
        .select(({ fn }) => fn.min("mail.sentAt").as("at"))
        .as("sentAt"),
    ])
    .where("invoice.status", "=", "issued")
    .where("invoice.dueAt", ">=", storedDay(addDays(latest, -maxDelay)))
    .where("invoice.dueAt", "<", storedDay(addDays(latest, 1)))
    .where("client.reminders", "=", true)
    .where("invoice.id", ">", after)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("invoiceMails as mail")
            .whereRef("mail.invoiceId", "=", "invoice.id")
            .where("mail.days", ">=", days)
            .select("mail.id"),
        ),
      ),
    )
    .orderBy("invoice.id")
    .limit(batch)
    .execute();
};

interface Due {
  id: string;
  clientId: string;
  days: number;
}

/** The reminders that are due. If several are due of an invoice, e.g. after an outage, it gets only the latest. */
const readAllDue = async (services: Services, { days: all, hour: at }: Schedule, now: number) => {
  const { timeZone, today } = await readCalendar(services.database, now);
  const found = new Map<string, Due>();
  for (const days of all.toSorted((a, b) => b - a))
    for (let after = "", more = true; more;) {
      const due = await readDue(services, { days, after, today });
      for (const { id, clientId, dueAt, sentAt } of due) {
        const remindAt = hourOf(addDays(dueDay(dueAt), days), at, timeZone);
        const isDue = remindAt <= now && now < remindAt + maxDelay * day;
        if (!isDue || sentAt === null || sentAt > remindAt || found.has(id)) continue;
        found.set(id, { id, clientId, days });
      }
      after = due.at(-1)?.id ?? "";
      more = due.length === batch;
    }
  return [...found.values()];
};

/**
 * Queues the reminders that are due, each once, however many nodes run this; a client gets one of all its invoices.
 * Returns of how many invoices.
 */
export const queueReminders = async (services: Services): Promise<number> => {
  const now = services.clock();
  const schedule = await elect(services, now);
  if (!schedule) return 0;
  const by = { operatorId: null, now };
  let count = 0;
  for (const invoices of byMail(await readAllDue(services, schedule, now), "reminder"))
    count += await transactionWithDeadline(services.database, async (transaction) => {
      const toMail = { kind: "reminder", invoices } as const;
      const mailed = await queueMail(services, transaction, by, everyone, toMail);
      const aboutId = mailed.filter(({ skipped }) => !skipped).map(({ id }) => id);
      if (aboutId.length > 0)
        await settle(services, transaction, { kind: "invoice-mail.failed", aboutId }, now);
      return aboutId.length;
    });
  return count;
};

/** Looks for due reminders every minute, until the returned undo; of several nodes one does. */
export const startReminding = (services: Services, onQueued: () => void): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const remind = () => {
    running ??= queueReminders(services)
      .then((queued) => {
        if (queued > 0) onQueued();
      })
      .catch((error: unknown) =>
        services.log.error({ err: error }, "Due reminders couldn't be queued"),
      )
      .finally(() => (running = undefined));
  };
  const timer = setInterval(remind, every).unref();
  return () => {
    clearInterval(timer);
    return running ?? Promise.resolve();
  };
};
