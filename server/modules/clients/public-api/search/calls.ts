import type { AuditAction } from "@console-shell/contract/words/audit-actions";
import type { Caller } from "#kernel/session.ts";
import { type Audited, type AuditedCall, recordAuditAlone } from "#modules/identity/index.ts";
import type {
  apiCompareFace,
  apiSearchFaces,
  apiFindObjects,
  apiSearchObjects,
} from "@console-shell/contract/calls/public/search";
import { presetReached } from "@console-shell/contract/words/face-presets";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { cosine } from "#platform/vision/unit-vector.ts";
import { joinVectors } from "#platform/vision/vectors/vector-bytes.ts";
import { findKeptImage } from "#modules/catalog/index.ts";
import { findOwnLibrary } from "../library/reads.ts";
import { readSentFace, readSentPicture } from "./upload.ts";
import { findCandidates, type Hit, embedPicture, runSearch } from "#modules/search/index.ts";
import { findOwnCollection } from "../collection/reads.ts";
import { inLibraries } from "./reads.ts";
import type { Services } from "#platform/services.ts";
import { callEngine } from "#kernel/call-engine.ts";

type ClientAppAction = Extract<AuditAction, `${string}.by-program`>;

/** Audits a client app's face search or comparison. */
const auditSearch = (
  call: AuditedCall & { caller: Caller },
  action: ClientAppAction,
  details: NonNullable<Audited["details"]>,
): Promise<void> => {
  const { clientAppId: id, clientAppName: name } = call.caller;
  return recordAuditAlone(call, { action, target: { id, name }, details });
};

/**
 * Compares a sent face with those of a stored picture. If the current engine found no face in it, or hasn't indexed it
 * yet, it's a `conflict`.
 */
export const compareFace: Handler<typeof apiCompareFace> = async (call) => {
  const { services, params, caller } = call;
  const { database } = services;
  await findOwnLibrary(database, caller.clientAppId, params.id);
  await findKeptImage(services, params.id, params.imageId);
  const { model, vector, sent } = await readSentFace(call);
  const rows = await database
    .selectFrom("faces")
    .innerJoin("vectors", "vectors.id", "faces.id")
    .select(["faces.box", "vectors.vector"])
    .where("faces.imageId", "=", params.imageId)
    .where("vectors.model", "=", model)
    .execute();
  const [best] = rows
    .map((row) => ({
      box: row.box,
      similarity: Math.min(1, cosine(vector, joinVectors([row.vector], vector.length))),
    }))
    .toSorted((one, other) => other.similarity - one.similarity);
  if (!best) throw new Refusal("conflict", [{ path: "imageId", code: "no_face" }]);
  await auditSearch(call, "face-comparison.by-program", { of: params.imageId });
  return { ...best, reached: presetReached(best.similarity), sent };
};

/** Searches one of the client app's face collections for the face in a sent picture. */
export const searchFaces: Handler<typeof apiSearchFaces> = async (call) => {
  const { services, params, query, caller } = call;
  const { clientAppId } = caller;
  const collection = await findOwnCollection(
    services.database,
    clientAppId,
    "face-collection",
    params.id,
  );
  const { model, vector, sent } = await readSentFace(call);
  const { libraryIds, threshold } = collection;
  const search = { model, vector, libraryIds, threshold: query.threshold ?? threshold };
  const faces = (await findCandidates(services, search)).slice(0, query.limit);
  const candidates = await inLibraries(services.database, faces);
  const details = { of: params.id, threshold: search.threshold, count: candidates.length };
  await auditSearch(call, "face-query.by-program", details);
  return {
    sent,
    candidates: candidates.map(({ imageId, libraryId, fileName, box, similarity }) => ({
      imageId,
      libraryId,
      fileName,
      box,
      similarity,
    })),
  };
};

const labelsOf = (text: string | undefined): string[] =>
  (text ?? "").split(",").flatMap((label) => label.trim() || []);

const present = async ({ database }: Pick<Services, "database">, hits: readonly Hit[]) => ({
  results: (await inLibraries(database, hits)).map(
    ({ imageId, libraryId, fileName, label, region, score }) => ({
      imageId,
      libraryId,
      fileName,
      label,
      box: region,
      score,
    }),
  ),
});

/** Finds objects with these labels in one of the client app's object collections. */
export const findObjects: Handler<typeof apiFindObjects> = async (call) => {
  const { services, params, query, caller } = call;
  const { database } = services;
  const collection = await findOwnCollection(
    database,
    caller.clientAppId,
    "object-collection",
    params.id,
  );
  const hits = await runSearch(services, {
    libraryIds: collection.libraryIds,
    labels: labelsOf(query.labels),
    threshold: query.threshold ?? collection.threshold,
  });
  return present(services, hits.slice(0, query.limit));
};

/** Finds similar objects to a sent picture in one of the client app's object collections. */
export const searchObjects: Handler<typeof apiSearchObjects> = async (call) => {
  const { services, params, query, caller } = call;
  const { database } = services;
  const collection = await findOwnCollection(
    database,
    caller.clientAppId,
    "object-collection",
    params.id,
  );
  const { content } = await readSentPicture(call);
  const looks = await callEngine(call, () => embedPicture(services, content, null));
  const hits = await runSearch(services, {
    libraryIds: collection.libraryIds,
    labels: labelsOf(query.labels),
    threshold: query.threshold ?? collection.threshold,
    looks,
  });
  return present(services, hits.slice(0, query.limit));
};
