import type { TestServer } from "@console-shell/testing/server";
import { newId } from "#platform/database/id.ts";
import { queryImageKey } from "#modules/catalog/image/files.ts";
import { plainImage } from "#modules/catalog/testing/images.ts";

interface ObjectQueryFacts {
  /** Searched by this label; by a picture by default. */
  label?: string;
  collection?: { id: string; name: string };
  /** Pictures of the results, best first. */
  imageIds?: (string | null)[];
}

/** A past search as stored after recognition. */
export const addObjectQuery = async (
  { services, operatorIds, clock }: TestServer,
  { label, collection, imageIds = [] }: ObjectQueryFacts = {},
): Promise<{ id: string; resultIds: string[] }> => {
  const id = newId();
  const results = imageIds.map((imageId, index) => ({
    id: newId(),
    queryId: id,
    rank: index + 1,
    imageId,
    fileName: `result-${index + 1}.jpg`,
    libraryName: "Homeware",
    label: "cup",
    region: null,
    similarity: null,
    score: 0.9 - index / 10,
    relevance: null,
    judgedBy: null,
    judgedAt: null,
  }));
  if (!label)
    await services.files.write(queryImageKey(id, "image/png"), await plainImage().png().toBuffer());
  await services.database
    .insertInto("objectQueries")
    .values({
      id,
      searchId: id,
      round: 1,
      region: null,
      operatorId: operatorIds.operation,
      mode: label ? "label" : "picture",
      label: label ?? "",
      collectionId: collection?.id ?? null,
      collectionName: collection?.name ?? "Shop",
      threshold: 0.5,
      probeType: label ? null : "image/png",
      probeName: label ? "" : "Blue cup.png",
      hitCount: results.length,
      judgedCount: 0,
      relevantCount: 0,
      createdAt: clock.now(),
    })
    .execute();
  if (results.length > 0)
    await services.database.insertInto("objectResults").values(results).execute();
  return { id, resultIds: results.map((result) => result.id) };
};
