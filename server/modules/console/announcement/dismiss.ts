import type { dismissAnnouncement } from "@console-shell/contract/calls/announcement";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { signal } from "#platform/signal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Records that the operator has dismissed it. An announcement that hasn't begun is reported as not found. */
export const handleDismiss: Handler<typeof dismissAnnouncement> = async ({
  services,
  session,
  params,
  now,
}) => {
  const { database } = services;
  const begun = await database
    .selectFrom("announcements")
    .select("id")
    .where("id", "=", params.id)
    .where("startsAt", "<=", now)
    .executeTakeFirst();
  if (!begun) throw new Refusal("not_found");
  const { operatorId } = session;
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
  return true;
};
