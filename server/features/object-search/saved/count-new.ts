import type { Services } from "../../../services.ts";
import { EngineUnavailable } from "../../../vision/engine.ts";
import { joinVectors } from "../../../vision/vectors/vector-bytes.ts";
import { labelsOfText } from "../labels-text.ts";
import { countNewByLabel } from "../search/find-by-label.ts";
import { runSearch } from "../search/run-search.ts";
import type { SavedRow } from "./saved-queries.ts";

const librariesOf = async ({ database }: Services, catalogueId: string) => {
  const rows = await database
    .selectFrom("library_set_libraries")
    .select("library_id")
    .where("set_id", "=", catalogueId)
    .execute();
  return rows.map(({ library_id }) => library_id);
};

/** Which of these pictures were looked at after an instant. */
const countSeenAfter = async (
  { database }: Services,
  imageIds: readonly string[],
  after: number,
): Promise<number> => {
  if (imageIds.length === 0) return 0;
  const { total } = await database
    .selectFrom("images")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("id", "in", imageIds)
    .where("indexed_at", ">", after)
    .executeTakeFirstOrThrow();
  return total;
};

/** The model of today, as far as the engine can be asked for it. */
const modelOf = async ({ vision }: Services) => {
  try {
    return (await vision.models()).region;
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    return undefined;
  }
};

/**
 * Pictures that fit a saved search and were looked at after its last run; of a search by picture among its best
 * results. Null where it can't run: its catalogue is gone, the engine is away or has another model by now.
 */
export const countNew = async (services: Services, row: SavedRow): Promise<number | null> => {
  if (row.catalogue_id === null) return null;
  const conditions = {
    libraryIds: await librariesOf(services, row.catalogue_id),
    labels: labelsOfText(row.label),
    threshold: row.threshold,
  };
  if (row.mode === "label") return countNewByLabel(services.database, conditions, row.last_run_at);
  const model = await modelOf(services);
  if (!model || !row.vector || model.name !== row.model) return null;
  const vector = joinVectors([row.vector], model.dimensions);
  const hits = await runSearch(services, { ...conditions, looks: { model, vector } });
  return countSeenAfter(
    services,
    hits.map(({ imageId }) => imageId),
    row.last_run_at,
  );
};
