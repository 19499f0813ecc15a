import { newId } from "../platform/database/id.ts";
import type { Seed, SeedContext } from "./seed.ts";

const minute = 60_000;
const roundCount = 4;
const savedNames = ["For the kitchen window 厨房橱窗", "Homeware campaign"];

const relevances = ["relevant", null, "not_relevant"];

/** A second round of a judged search: relevant results come first and score higher. */
const addRound = async ({ database, random }: SeedContext, queryId: string) => {
  const first = await database
    .selectFrom("object_queries")
    .selectAll()
    .where("id", "=", queryId)
    .executeTakeFirstOrThrow();
  const results = await database
    .selectFrom("object_results")
    .selectAll()
    .where("query_id", "=", queryId)
    .orderBy("rank")
    .execute();
  const id = newId();
  await database
    .insertInto("object_queries")
    .values({ ...first, id, round: 2, created_at: first.created_at + 45 * minute })
    .execute();
  const better = results
    .map(({ score, ...result }) => {
      const change = (1 - relevances.indexOf(result.relevance)) * 0.12 * random();
      return { ...result, score: Math.round((score + (1 - score) * change) * 1000) / 1000 };
    })
    .toSorted((one, other) => other.score - one.score);
  await database
    .insertInto("object_results")
    .values(
      better.map((result, index) => ({ ...result, id: newId(), query_id: id, rank: index + 1 })),
    )
    .execute();
};

/** Second rounds of some searches, and saved searches. */
export const seedObjectRounds: Seed = async (context) => {
  const { database, operatorIds } = context;
  const queries = await database
    .selectFrom("object_queries")
    .select(["id", "mode", "label", "created_at", "judged_count", "hit_count"])
    .orderBy("created_at", "desc")
    .execute();
  const judged = queries.filter(
    ({ mode, judged_count: count, hit_count: hits }) =>
      mode === "picture" && count > 2 && count === hits,
  );
  for (const { id } of judged.slice(0, roundCount)) await addRound(context, id);
  // Indexes the demo's pictures, so that saved searches have new results.
  const byLabel = queries.filter(({ label }) => label === "cup" || label === "chair");
  for (const [index, name] of savedNames.entries()) {
    const query = byLabel[index];
    if (!query) continue;
    await database
      .insertInto("saved_object_searches")
      .values({
        id: newId(),
        owner_id: index === 0 ? operatorIds.operation : operatorIds.admin,
        name,
        name_key: name.toLowerCase(),
        shared: true,
        query_id: query.id,
        last_query_id: query.id,
        last_run_at: query.created_at,
        model: null,
        vector: null,
        created_at: query.created_at + 5 * minute,
      })
      .execute();
  }
};
