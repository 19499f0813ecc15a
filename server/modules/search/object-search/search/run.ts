import { cosine } from "#platform/vision/unit-vector.ts";
import { type Hit, addHits } from "./hit.ts";
import type { Services } from "#platform/services.ts";
import type { Box, Model } from "#platform/vision/engine.ts";
import { centred, centreOf } from "./centre.ts";
import { findByLabel } from "./by-label.ts";
import { findByLooks } from "./by-looks.ts";
import { judgedLooks, type JudgedResults, looksOf } from "./judged.ts";
import { rocchio } from "./rocchio.ts";
import { wholeImage } from "./overlap.ts";

/** A hit with its vector; undefined if that is unknown. */
interface Seen {
  hit: Hit;
  looks: Float32Array | undefined;
}

/** The label's confidence, weighted by similarity to what was relevant: none halves it, the opposite makes it zero. */
const weightOf = ({ score, similarity }: Hit) => (score * (1 + (similarity ?? 0))) / 2;

/** Reranks objects found by label according to judgements: each also gets its similarity to their direction. */
export const rankAgain = (seen: readonly Seen[], direction: Float32Array): Hit[] =>
  seen
    .map(({ hit, looks }) => ({ ...hit, similarity: looks ? cosine(direction, looks) : null }))
    .toSorted((one, other) => weightOf(other) - weightOf(one));

/** Results of a search by label that judgements rerank. */
const maxRanked = 1_000;

/** The query, and the libraries to search. */
export interface Conditions {
  libraryIds: readonly string[];
  labels: readonly string[];
  threshold: number;
  /** The vector of a picture's region; undefined if it's by label only. */
  looks?: { model: Model; vector: Float32Array } | undefined;
}

type Needs = Pick<Services, "database" | "vectors" | "vision">;

/** The vector of a picture's region; null for all of it. */
export const embedImage = async (
  { vision }: Pick<Services, "vision">,
  picture: Uint8Array,
  region: Box | null,
): Promise<{ model: Model; vector: Float32Array }> => {
  const { region: model } = await vision.models();
  const [vector] = await vision.embedRegions(picture, [region ?? wholeImage]);
  if (!vector) throw new Error("The engine answered no vector of the picture.");
  return { model, vector };
};

const byLooks = async (
  services: Needs,
  conditions: Conditions,
  { model, vector }: NonNullable<Conditions["looks"]>,
  judged: JudgedResults,
) => {
  const centre = await centreOf(services.database, model, conditions.libraryIds);
  const looks = await judgedLooks(services.database, judged, { model, centre });
  const direction = rocchio(centred(vector, centre), looks);
  return findByLooks(services, { ...conditions, model, direction, centre });
};

const byLabel = async (services: Needs, conditions: Conditions, judged: JudgedResults) => {
  const { database, vision } = services;
  if (judged.size === 0) return findByLabel(database, conditions);
  const { region: model } = await vision.models();
  const centre = await centreOf(database, model, conditions.libraryIds);
  const direction = rocchio(undefined, await judgedLooks(database, judged, { model, centre }));
  const found = await findByLabel(database, conditions, maxRanked);
  const looks = await looksOf(database, found, { model, centre });
  const ranked = rankAgain(
    found.map((hit, at) => ({ hit, looks: looks[at] })),
    direction,
  );
  const hits = new Map<string, Hit>();
  addHits(hits, ranked);
  return [...hits.values()];
};

/** Searches, guided by judgements of earlier rounds; best first. */
export const runSearch = (
  services: Needs,
  conditions: Conditions,
  judged: JudgedResults = new Map(),
): Promise<Hit[]> =>
  conditions.looks
    ? byLooks(services, conditions, conditions.looks, judged)
    : byLabel(services, conditions, judged);
