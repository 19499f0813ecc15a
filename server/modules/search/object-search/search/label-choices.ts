import type { LabelChoice } from "@console-shell/contract/calls/object-searching";
import type { Services } from "#platform/services.ts";
import { EngineUnavailable } from "#platform/vision/engine.ts";
import { findCollection } from "#modules/catalog/index.ts";

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
