import type { Services } from "#platform/services.ts";
import { EngineUnavailable, type Model } from "#platform/vision/engine.ts";
import { cosine } from "#platform/vision/unit-vector.ts";
import { joinVectors } from "#platform/vision/vectors/vector-bytes.ts";
import { labelsOfText } from "../reads.ts";
import { countNewByLabel } from "../search/by-label.ts";
import { centred, centreOf } from "../search/centre.ts";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** What a saved search looks for, and when it last ran. */
type SavedConditions = Pick<
  Selectable<Tables["savedObjectSearches"] & Tables["objectQueries"]>,
  "collectionId" | "label" | "lastRunAt" | "mode" | "model" | "threshold" | "vector"
>;

/** How many of a collection's newest pictures are compared with its saved searches. */
const maxImages = 200;

/** The most recently indexed pictures of libraries, and their regions' vectors of a model. */
const newestRegions = async (
  database: Kysely<Tables>,
  model: string,
  libraryIds: readonly string[],
  after: number,
) => {
  if (libraryIds.length === 0) return [];
  const pictures = await database
    .selectFrom("images")
    .select(["id", "indexedAt"])
    .where("libraryId", "in", libraryIds)
    .where("deletedAt", "is", null)
    .where("refusedFor", "is", null)
    .where("indexedAt", ">", after)
    .orderBy("indexedAt", "desc")
    .limit(maxImages)
    .execute();
  if (pictures.length === 0) return [];
  const seenAt = new Map(pictures.map(({ id, indexedAt }) => [id, indexedAt ?? 0]));
  const rows = await database
    .selectFrom("vectors")
    .leftJoin("imageObjects", "imageObjects.id", "vectors.id")
    .select(["vectors.imageId", "vectors.vector", "imageObjects.label"])
    .where("vectors.imageId", "in", [...seenAt.keys()])
    .where("vectors.libraryId", "in", libraryIds)
    .where("vectors.kind", "=", "region")
    .where("vectors.model", "=", model)
    .execute();
  return rows.map((row) => ({ ...row, seenAt: seenAt.get(row.imageId) ?? 0 }));
};

const librariesOf = async ({ database }: Services, collectionId: string) => {
  const rows = await database
    .selectFrom("collectionLibraries")
    .select("libraryId")
    .where("collectionId", "=", collectionId)
    .execute();
  return rows.map(({ libraryId }) => libraryId);
};

/** The engine's current model, if the engine is available. */
const modelOf = async ({ vision }: Services) => {
  try {
    return (await vision.models()).region;
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    return undefined;
  }
};

/** Maximum collections per list whose pictures are compared; each costs a few thousand vectors to read. */
const maxCollections = 20;

/** Data to compare a search with, read once for all searches of its collection. */
const readCollection = async (
  { database }: Services,
  model: Model,
  libraryIds: readonly string[],
  after: number,
) => {
  const regions = await newestRegions(database, model.name, libraryIds, after);
  if (regions.length === 0) return { regions: [], centre: new Float32Array(model.dimensions) };
  const centre = await centreOf(database, model, libraryIds);
  const looksOf = (vector: Uint8Array) => centred(joinVectors([vector], model.dimensions), centre);
  return { regions: regions.map((row) => ({ ...row, looks: looksOf(row.vector) })), centre };
};

/**
 * Counts each saved search's matching pictures that were indexed since its last run; for a search by picture among the
 * newest of its collection. Null if that is unknown: its collection is gone, the engine is unavailable or has another
 * model, or the list already compares with the maximum of collections.
 */
export const countNew = async (
  services: Services,
  rows: readonly SavedConditions[],
): Promise<(number | null)[]> => {
  const byImage = rows.filter(({ mode }) => mode !== "label");
  const model = byImage.length > 0 ? await modelOf(services) : undefined;
  const read = new Map<string, Awaited<ReturnType<typeof readCollection>>>();

  const compare = async (
    row: SavedConditions,
    collectionId: string,
    libraryIds: readonly string[],
  ) => {
    if (!model || !row.vector || model.name !== row.model) return null;
    if (!read.has(collectionId)) {
      if (read.size >= maxCollections) return null;
      const others = byImage.filter((other) => other.collectionId === collectionId);
      const after = Math.min(...others.map(({ lastRunAt }) => lastRunAt));
      read.set(collectionId, await readCollection(services, model, libraryIds, after));
    }
    const { regions = [], centre = new Float32Array(model.dimensions) } =
      read.get(collectionId) ?? {};
    const direction = centred(joinVectors([row.vector], model.dimensions), centre);
    const labels = labelsOfText(row.label);
    const fitting = regions.filter(
      ({ seenAt, label, looks }) =>
        seenAt > row.lastRunAt &&
        (labels.length === 0 || (label !== null && labels.includes(label))) &&
        cosine(direction, looks) >= row.threshold,
    );
    return new Set(fitting.map(({ imageId }) => imageId)).size;
  };

  const counts: (number | null)[] = [];
  for (const row of rows) {
    const { collectionId, label, threshold, lastRunAt, mode } = row;
    if (collectionId === null) {
      counts.push(null);
      continue;
    }
    const libraryIds = await librariesOf(services, collectionId);
    const conditions = { labels: labelsOfText(label), libraryIds, threshold };
    counts.push(
      mode === "label"
        ? await countNewByLabel(services.database, conditions, lastRunAt)
        : await compare(row, collectionId, libraryIds),
    );
  }
  return counts;
};
