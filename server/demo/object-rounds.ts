import { textKey } from "@console-shell/contract/words/typed-text";
import { newId } from "#platform/database/id.ts";
import type { Seed, SeedContext } from "./seed.ts";

const minute = 60_000;
const roundCount = 4;
const savedNames = ["For the kitchen window 厨房橱窗", "Homeware campaign"];

const relevances = ["relevant", null, "not_relevant"];

/** A second round of a judged search: relevant results come first and score higher. */
const addRound = async ({ database, random }: SeedContext, queryId: string) => {
  const first = await database
    .selectFrom("objectQueries")
    .selectAll()
    .where("id", "=", queryId)
    .executeTakeFirstOrThrow();
  const results = await database
    .selectFrom("objectResults")
    .selectAll()
    .where("queryId", "=", queryId)
    .orderBy("rank")
    .execute();
  const id = newId();
  await database
    .insertInto("objectQueries")
    .values({ ...first, id, round: 2, createdAt: first.createdAt + 45 * minute })
    .execute();
  const better = results
    .map(({ score, ...result }) => {
      const change = (1 - relevances.indexOf(result.relevance)) * 0.12 * random();
      return { ...result, score: Math.round((score + (1 - score) * change) * 1000) / 1000 };
    })
    .toSorted((one, other) => other.score - one.score);
  await database
    .insertInto("objectResults")
    .values(
      better.map((result, index) => ({ ...result, id: newId(), queryId: id, rank: index + 1 })),
    )
    .execute();
};

/** Second rounds of some searches, and saved searches. */
export const seedObjectRounds: Seed = async (context) => {
  const { database, operatorIds } = context;
  const queries = await database
    .selectFrom("objectQueries")
    .select(["id", "mode", "label", "createdAt", "judgedCount", "hitCount"])
    .orderBy("createdAt", "desc")
    .execute();
  const judged = queries.filter(
    ({ mode, judgedCount: count, hitCount: hits }) =>
      mode === "picture" && count > 2 && count === hits,
  );
  for (const { id } of judged.slice(0, roundCount)) await addRound(context, id);
  // Indexes the demo's pictures, so that saved searches have new results.
  const byLabel = queries.filter(({ label }) => label === "cup" || label === "chair");
  for (const [index, name] of savedNames.entries()) {
    const query = byLabel[index];
    if (!query) continue;
    await database
      .insertInto("savedObjectSearches")
      .values({
        id: newId(),
        ownerId: index === 0 ? operatorIds.operation : operatorIds.admin,
        name,
        nameKey: textKey(name),
        shared: true,
        queryId: query.id,
        lastQueryId: query.id,
        lastRunAt: query.createdAt,
        model: null,
        vector: null,
        createdAt: query.createdAt + 5 * minute,
      })
      .execute();
  }
};
