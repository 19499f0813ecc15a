import type { TestServer } from "@console-shell/testing/server";
import { newId } from "../../../../platform/database/id.ts";
import { probeKey } from "../../../catalog/library/picture-keys.ts";
import { plainPicture } from "../../../catalog/library/testing/pictures.ts";

interface ObjectQueryFacts {
  /** Searched by this label; by a picture by default. */
  label?: string;
  catalogue?: { id: string; name: string };
  /** Pictures of the results, best first. */
  imageIds?: (string | null)[];
}

/** A past search as stored after recognition. */
export const addObjectQuery = async (
  { services, operatorIds, clock }: TestServer,
  { label, catalogue, imageIds = [] }: ObjectQueryFacts = {},
): Promise<{ id: string; resultIds: string[] }> => {
  const id = newId();
  const results = imageIds.map((imageId, index) => ({
    id: newId(),
    query_id: id,
    rank: index + 1,
    image_id: imageId,
    file_name: `result-${index + 1}.jpg`,
    library_name: "Homeware",
    label: "cup",
    region: null,
    similarity: null,
    score: 0.9 - index / 10,
    relevance: null,
    judged_by: null,
    judged_at: null,
  }));
  if (!label)
    await services.files.write(probeKey(id, "image/png"), await plainPicture().png().toBuffer());
  await services.database
    .insertInto("object_queries")
    .values({
      id,
      search_id: id,
      round: 1,
      region: null,
      operator_id: operatorIds.operation,
      mode: label ? "label" : "picture",
      label: label ?? "",
      catalogue_id: catalogue?.id ?? null,
      catalogue_name: catalogue?.name ?? "Shop",
      threshold: 0.5,
      probe_type: label ? null : "image/png",
      hit_count: results.length,
      judged_count: 0,
      relevant_count: 0,
      created_at: clock.now(),
    })
    .execute();
  if (results.length > 0)
    await services.database.insertInto("object_results").values(results).execute();
  return { id, resultIds: results.map((result) => result.id) };
};
