import type { Feature } from "../../../kernel/call.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import { isTemporary, wasNotTaken } from "../../../platform/mail/mailer.ts";
import type { Services } from "../../../platform/services.ts";
import { grantsByRole, visibleKinds } from "../../identity/index.ts";
import { nextDigest } from "./next-digest.ts";
import { notificationMail } from "./notification-mail.ts";

/** Milliseconds between looks for notifications to mail. */
const every = 15_000;

/**
 * Mails an operator's waiting notifications, except those read since or no longer visible. Claiming the rows makes one
 * node send them; a node that is killed in between doesn't. A digest that the mail server refuses for now is part of the
 * next one.
 */
const mailTo = async (
  services: Services,
  operatorId: string,
  mail: "once" | "daily",
  now: number,
): Promise<void> => {
  const { database, mailer, publicUrl } = services;
  const waiting = await transactionWithDeadline(database, async (transaction) => {
    if (mail === "daily") {
      const due = await transaction
        .selectFrom("notificationDigests")
        .selectAll()
        .where("operatorId", "=", operatorId)
        .executeTakeFirst();
      if (!due || due.dueAt > now) return [];
      const claimed = await transaction
        .updateTable("notificationDigests")
        .set({ dueAt: nextDigest(now, due.hour, due.timeZone) })
        .where("operatorId", "=", operatorId)
        .where("dueAt", "=", due.dueAt)
        .returning("operatorId")
        .execute();
      if (claimed.length === 0) return [];
    }
    return transaction
      .updateTable("notifications")
      .set({ mail: null })
      .where("operatorId", "=", operatorId)
      .where("mail", "=", mail)
      .returning(["id", "kind", "facts", "path", "createdAt", "readAt"])
      .execute();
  });
  const unread = waiting.filter(({ readAt }) => readAt === null);
  if (unread.length === 0) return;
  const operator = await database
    .selectFrom("operators")
    .leftJoin("notificationDigests", "notificationDigests.operatorId", "operators.id")
    .select(["name", "email", "locale", "role", "timeZone"])
    .where("operators.id", "=", operatorId)
    .where("status", "=", "active")
    .executeTakeFirst();
  if (!operator) return;
  const { email, role, timeZone, ...reader } = operator;
  const permissions = new Set((await grantsByRole(services))(role));
  const visible = visibleKinds({ permissions });
  const items = unread
    .filter(({ kind }) => visible.includes(kind))
    .toSorted((one, other) => one.createdAt - other.createdAt);
  if (items.length === 0) return;
  const composed = notificationMail({
    ...reader,
    to: email,
    timeZone: timeZone ?? undefined,
    daily: mail === "daily",
    items,
    publicUrl,
  });
  await mailer.send(composed).catch(async (error: unknown) => {
    // Otherwise an hour without a mail server would cost everyone a day's digest.
    if (mail === "daily" && wasNotTaken(error) && isTemporary(error))
      await database
        .updateTable("notifications")
        .set({ mail })
        .where(
          "id",
          "in",
          items.map(({ id }) => id),
        )
        .execute();
    throw error;
  });
};

/** Sends notifications that are mailed at once, and the digests that are due. */
export const sendNotificationMails = async (services: Services, now: number): Promise<void> => {
  const { database, log, mailer } = services;
  if (!mailer.delivers) return;
  const [soon, due] = await Promise.all([
    database
      .selectFrom("notifications")
      .select("operatorId")
      .distinct()
      .where("mail", "=", "once")
      .execute(),
    database
      .selectFrom("notificationDigests")
      .select("operatorId")
      .where("dueAt", "<=", now)
      .execute(),
  ]);
  const all = [
    ...soon.map(({ operatorId }) => ({ operatorId, mail: "once" as const })),
    ...due.map(({ operatorId }) => ({ operatorId, mail: "daily" as const })),
  ];
  for (const { operatorId, mail } of all)
    await mailTo(services, operatorId, mail, now).catch((error: unknown) =>
      log.error({ err: error, operatorId }, "Notifications could not be mailed"),
    );
};

/** Mails notifications, periodically, on each node. */
export const notificationMails: Feature = (_route, hooks, services) => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= sendNotificationMails(services, services.clock())
      .catch((error: unknown) =>
        services.log.error({ err: error }, "Notifications could not be mailed"),
      )
      .finally(() => (running = undefined));
  }, every).unref();
  hooks.onClose(() => {
    clearInterval(timer);
    return running ?? Promise.resolve();
  });
};
