import { newId } from "#platform/database/id.ts";
import type { Seed } from "./seed.ts";

const hour = 3_600_000;

/** Two top-ups in somebody's hands: one assigned with a comment, one snoozed. */
export const seedWork: Seed = async ({ database, now, operatorIds }) => {
  const waiting = await database
    .selectFrom("proposals")
    .leftJoin("proposalDecisions", "proposalDecisions.proposalId", "proposals.id")
    .select("proposals.id")
    .where("proposals.kind", "=", "top-up")
    .where("proposalDecisions.proposalId", "is", null)
    .orderBy("proposals.createdAt")
    .limit(2)
    .execute();
  const rows = waiting.map(({ id: recordId }, index) => ({
    id: newId(),
    subApp: "finance",
    kind: "topUps",
    recordId,
    assigneeId: index === 0 ? operatorIds.bizDirector : null,
    snoozedUntil: index === 1 ? Math.round(now + 20 * hour) : null,
    snoozedBy: index === 1 ? operatorIds.bizDirector : null,
    updatedAt: Math.round(now - 3 * hour),
  }));
  if (!rows[0]) return;
  await database.insertInto("workItems").values(rows).execute();
  await database
    .insertInto("workComments")
    .values({
      id: newId(),
      itemId: rows[0].id,
      authorId: operatorIds.admin,
      text: "The bank confirms the payment for this afternoon. Please wait for the statement.",
      createdAt: Math.round(now - 3 * hour),
    })
    .execute();
};
