import type { Feature } from "#kernel/call.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { Services } from "#platform/services.ts";
import { changeMailing, grantsByRole, lockMailing, visibleKinds } from "#modules/identity/index.ts";
import { newMessage } from "../alert/notify/write.ts";
import { nextDigest } from "./digest.ts";
import { notificationMail } from "./mail.ts";

/** Milliseconds between two polls for notifications to mail. */
const every = 15_000;

/** What `notifications.mail` holds from when a mail is queued until it's sent. */
const queuedAs = (mail: "once" | "daily", messageId: string) => `${mail} ${messageId}` as const;

/**
 * Queues one mail with an operator's waiting notifications, in the queue of alerts: with a lease, retries and a constant
 * Message-ID, so that none is lost if a node dies.
 */
const queueMail = (
  services: Pick<Services, "database" | "dialect">,
  operatorId: string,
  mail: "once" | "daily",
  now: number,
): Promise<void> =>
  transactionWithDeadline(services.database, async (transaction) => {
    await lockMailing(services, transaction, operatorId);
    if (mail === "daily") {
      const due = await transaction
        .selectFrom("notificationDigests")
        .selectAll()
        .where("operatorId", "=", operatorId)
        .executeTakeFirst();
      if (!due || due.dueAt > now) return;
      const claimed = await transaction
        .updateTable("notificationDigests")
        .set({ dueAt: nextDigest(now, due.hour, due.timeZone) })
        .where("operatorId", "=", operatorId)
        .where("dueAt", "=", due.dueAt)
        .returning("operatorId")
        .execute();
      if (claimed.length === 0) return;
    }
    const id = newId();
    const queued = await changeMailing(
      services,
      transaction,
      (where) => where.and([where("operatorId", "=", operatorId), where("mail", "=", mail)]),
      queuedAs(mail, id),
    );
    if (queued === 0) return;
    await transaction
      .insertInto("outgoingMessages")
      .values(newMessage({ id, channel: "mail", operatorId, ruleId: null, dueAt: now }, now))
      .execute();
  });

/** Sends a queued mail with notifications, except those read since or no longer visible. Returns whether it did. */
export const sendNotifications = async (
  services: Pick<Services, "database" | "dialect" | "mailer" | "publicUrl">,
  { id, operatorId }: { id: string; operatorId: string },
): Promise<boolean> => {
  const { database, mailer, publicUrl } = services;
  const queued = [queuedAs("once", id), queuedAs("daily", id)];
  const waiting = await database
    .selectFrom("notifications")
    .select(["id", "kind", "facts", "path", "createdAt", "readAt", "mail"])
    .where("operatorId", "=", operatorId)
    .where("mail", "in", queued)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const operator = await database
    .selectFrom("operators")
    .leftJoin("notificationDigests", "notificationDigests.operatorId", "operators.id")
    .select(["name", "email", "locale", "role", "timeZone"])
    .where("operators.id", "=", operatorId)
    .where("status", "=", "active")
    .executeTakeFirst();
  const permissions = new Set(operator && (await grantsByRole(services))(operator.role));
  const visible = visibleKinds({ permissions });
  const items = waiting.filter(({ kind, readAt }) => readAt === null && visible.includes(kind));
  const [first] = items;
  if (operator && first)
    await mailer.send({
      ...notificationMail({
        name: operator.name,
        locale: operator.locale,
        to: operator.email,
        timeZone: operator.timeZone ?? undefined,
        daily: first.mail === queuedAs("daily", id),
        items,
        publicUrl,
      }),
      messageId: messageIdOf(id, publicUrl),
    });
  await changeMailing(
    services,
    database,
    (where) => where.and([where("operatorId", "=", operatorId), where("mail", "in", queued)]),
    null,
  );
  return operator !== undefined && first !== undefined;
};

/** Queues notifications that are mailed at once, and the digests that are due. */
export const queueNotificationMails = async (services: Services, now: number): Promise<void> => {
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
    await queueMail(services, operatorId, mail, now).catch((error: unknown) =>
      log.error({ err: error, operatorId }, "Notifications couldn't be queued for mailing"),
    );
};

/** Queues mails with notifications, periodically, on each node. */
export const notificationMails: Feature = (_route, hooks, services) =>
  hooks.background("worker", () => {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= queueNotificationMails(services, services.clock())
        .catch((error: unknown) =>
          services.log.error({ err: error }, "Notifications couldn't be queued for mailing"),
        )
        .finally(() => (running = undefined));
    }, every).unref();
    return () => {
      clearInterval(timer);
      return running ?? Promise.resolve();
    };
  });
