import type { LabelChoice } from "@console-shell/contract/calls/object-searching";
import type { Services } from "#platform/services.ts";
import { EngineUnavailable } from "#platform/vision/engine.ts";
import { findCollection, queryImageKey, readImage } from "#modules/catalog/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import { labelsOfText } from "../reads.ts";
import { type Conditions, embedImage } from "./run.ts";

/** All labels of the engine; empty if it's unavailable: indexed pictures can still be searched. */
const knownLabels = async ({ vision, log }: Services): Promise<readonly string[]> => {
  try {
    return (await vision.models()).labels;
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    log.warn({ err: error }, "The engine could not be asked for its labels");
    return [];
  }
};

/** A collection's searchable labels: first those found in it, most frequent first. */
export const listLabelChoices = async (
  services: Services,
  collectionId: string,
): Promise<LabelChoice[]> => {
  const { libraries } = await findCollection(services, "object-collection", collectionId);
  const counts = new Map<string, number>();
  if (libraries.length > 0) {
    const rows = await services.database
      .selectFrom("imageObjects")
      .select((select) => ["label", select.fn.countAll<number>().as("count")])
      .where(
        "libraryId",
        "in",
        libraries.map(({ id }) => id),
      )
      .groupBy("label")
      .execute();
    for (const { label, count } of rows) counts.set(label, count);
  }
  for (const label of await knownLabels(services)) if (!counts.has(label)) counts.set(label, 0);
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .toSorted((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
};

/** The parameters of a past search, to run it again; refused once its collection is gone. */
export const readStored = async (services: Services, queryId: string) => {
  const row = await services.database
    .selectFrom("objectQueries")
    .selectAll()
    .where("id", "=", queryId)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  if (row.collectionId === null)
    throw new Refusal("conflict", [{ path: "collectionId", code: "unknown" }]);
  const { id, name, libraries } = await findCollection(
    services,
    "object-collection",
    row.collectionId,
  );
  const { searchId, threshold, region, probeType, probeImageId, probeName } = row;
  const labels = labelsOfText(row.label);
  const readQueryImage = async () =>
    probeType === null ? undefined : readImage(services, queryImageKey(searchId, probeType));
  return {
    searchId,
    query: {
      labels,
      threshold,
      region,
      probeType,
      probeImageId,
      probeName,
      collection: { id, name },
    },
    readQueryImage,
    /** Runs the engine on the picture. */
    async conditions(): Promise<Conditions> {
      const picture = await readQueryImage();
      return {
        libraryIds: libraries.map((library) => library.id),
        labels,
        threshold,
        looks: picture && (await embedImage(services, picture, region)),
      };
    },
  };
};
