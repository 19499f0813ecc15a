import type { Services } from "#platform/services.ts";
import type { Model } from "#platform/vision/engine.ts";
import { cosine } from "#platform/vision/unit-vector.ts";
import type { Match } from "#platform/vision/vectors/matches.ts";
import { joinVectors } from "#platform/vision/vectors/vector-bytes.ts";
import { centred } from "./centre.ts";
import { addHits, type Hit, maxResults } from "./hit.ts";

/** Nearest neighbours fetched first; more are only fetched if too few of them have one of the labels. */
const steps = [1_000, 10_000, 100_000];
/** Rows in one statement. */
const atOnce = 1_000;

interface LooksConditions {
  model: Model;
  /** The vector to search near, relative to the centre; of length 1. */
  direction: Float32Array;
  centre: Float32Array;
  libraryIds: readonly string[];
  /** Only objects with one of these labels; if empty, anything, including whole pictures. */
  labels: readonly string[];
  threshold: number;
}

type Needs = Pick<Services, "database" | "vectors">;

const chunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) =>
    items.slice(at * atOnce, (at + 1) * atOnce),
  );

/** Looks up the matches; those without an object's row are whole pictures. */
const readObjects = async (
  { database }: Needs,
  matches: readonly Match[],
  labels: readonly string[],
) => {
  const objects = new Map<string, Pick<Hit, "label" | "region">>();
  for (const some of chunks(matches)) {
    const rows = await database
      .selectFrom("imageObjects")
      .select(["id", "label", "box"])
      .where(
        "id",
        "in",
        some.map(({ id }) => id),
      )
      .$if(labels.length > 0, (query) => query.where("label", "in", labels))
      .execute();
    for (const { id, label, box } of rows) objects.set(id, { label, region: box });
  }
  return objects;
};

/** The nearest objects; with labels, fetched until enough are found. */
const findCandidates = async (services: Needs, conditions: LooksConditions) => {
  const { labels, libraryIds, model, direction } = conditions;
  for (const limit of steps) {
    const matches = await services.vectors.search({
      kind: "region",
      model: model.name,
      vector: direction,
      libraryIds,
      limit,
      atLeast: -1,
    });
    const objects = await readObjects(services, matches, labels);
    const isEnough = labels.length === 0 || objects.size >= 3 * maxResults;
    if (isEnough || matches.length < limit || limit === steps.at(-1)) {
      const ids = matches.map(({ id }) => id);
      const wanted = labels.length === 0 ? ids : ids.filter((id) => objects.has(id));
      return { ids: wanted.slice(0, steps[0]), objects };
    }
  }
  return { ids: [], objects: new Map<string, never>() };
};

/**
 * The most similar pictures, best first. The index compares vectors as they are; the nearest are then compared again
 * without the common part, which makes up most of their similarity.
 */
export const findByLooks = async (
  services: Needs,
  conditions: LooksConditions,
  most = maxResults,
): Promise<Hit[]> => {
  const { model, direction, centre, threshold } = conditions;
  const { ids, objects } = await findCandidates(services, conditions);
  if (ids.length === 0) return [];
  const rows = await services.database
    .selectFrom("vectors")
    .select(["id", "imageId", "vector"])
    .where("id", "in", ids)
    .execute();
  const found = rows.map(({ id, imageId, vector }) => ({
    imageId,
    label: "",
    region: null,
    ...objects.get(id),
    score: cosine(direction, centred(joinVectors([vector], model.dimensions), centre)),
    similarity: null,
  }));
  const hits = new Map<string, Hit>();
  addHits(
    hits,
    found
      .filter(({ score }) => score >= threshold)
      .toSorted((one, other) => other.score - one.score || (one.imageId < other.imageId ? -1 : 1)),
    most,
  );
  return [...hits.values()];
};
