import type { changeNotificationSettings } from "@console-shell/contract/calls/notification";
import { defaultDigestHour } from "@console-shell/contract/words/notifications";
import type { z } from "zod";
import type { By } from "#kernel/call.ts";
import type { Services } from "#platform/services.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { changeMailing, chooseKind, lockMailing } from "#modules/identity/index.ts";
import { digestAfter } from "./digest.ts";

const storedMails = async ({ database }: Pick<Services, "database">, operatorId: string) => {
  const rows = await database
    .selectFrom("notificationSettings")
    .select(["kind", "mail"])
    .where("operatorId", "=", operatorId)
    .execute();
  return new Map<string, string>(rows.map(({ kind, mail }) => [kind, mail]));
};

/** Changes an operator's settings. The first kind that is mailed daily starts the digest. */
export const changeSettings = async (
  services: Services,
  { operatorId, now }: By,
  { kinds = [], digest }: z.output<typeof changeNotificationSettings.body>,
): Promise<void> => {
  const before = await storedMails(services, operatorId);
  for (const [at, { kind, mail }] of kinds.entries())
    if (mail !== "never" && mail !== before.get(kind))
      refuseWithoutMail(services.mailer, `kinds.${at}.mail`);
  await transactionWithDeadline(services.database, async (transaction) => {
    await lockMailing(services, transaction, operatorId);
    for (const { kind, shown, mail } of kinds)
      await chooseKind(transaction, { operatorId, kind, shown, mail });
    const unmailed = kinds.filter(({ mail }) => mail === "never").map(({ kind }) => kind);
    if (unmailed.length > 0)
      await changeMailing(
        services,
        transaction,
        (where) =>
          where.and([
            where("operatorId", "=", operatorId),
            where("kind", "in", unmailed),
            where("mail", "is not", null),
          ]),
        null,
      );
    if (!digest && !kinds.some(({ mail }) => mail === "daily")) return;
    const { hour, timeZone } = digest ?? { hour: defaultDigestHour, timeZone: "UTC" };
    const before = await transaction
      .selectFrom("notificationDigests")
      .select("dueAt")
      .where("operatorId", "=", operatorId)
      .executeTakeFirst();
    const dueAt = digestAfter(now, before?.dueAt ?? now, { hour, timeZone });
    const insert = transaction
      .insertInto("notificationDigests")
      .values({ operatorId, hour, timeZone, dueAt });
    await insert
      .onConflict((conflict) => {
        const existing = conflict.column("operatorId");
        return digest ? existing.doUpdateSet({ hour, timeZone, dueAt }) : existing.doNothing();
      })
      .execute();
  });
};
