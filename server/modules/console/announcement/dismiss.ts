import type { dismissAnnouncement } from "@console-shell/contract/endpoints/announcement";
import type { Handler } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { signal } from "../../../platform/signal.ts";

/** Keeps that the operator has read it. Of one that has not begun it is not told that it is there. */
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
    .where("starts_at", "<=", now)
    .executeTakeFirst();
  if (!begun) throw new Refusal("not_found");
  const { operatorId } = session;
  await database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("announcement_dismissals")
      .values({ announcement_id: begun.id, operator_id: operatorId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    // Other tabs and browsers of the operator are to show it no more, either.
    await signal(transaction, [{ event: "announcements", operatorId }], now);
  });
  return true;
};
