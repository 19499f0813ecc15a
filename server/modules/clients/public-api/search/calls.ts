import * as calls from "@console-shell/contract/calls/public/search";
import type { AuditAction } from "@console-shell/contract/words/audit";
import { presetReached } from "@console-shell/contract/words/face-presets";
import { answer } from "#kernel/answer.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Caller } from "#kernel/session.ts";
import type { Source } from "#platform/database/source.ts";
import { cosine } from "#platform/vision/unit-vector.ts";
import { joinVectors } from "#platform/vision/vectors/vector-bytes.ts";
import { findKeptImage } from "#modules/catalog/index.ts";
import { type Audited, type AuditedCall, recordAuditAlone } from "#modules/identity/index.ts";
import { embedImage, findCandidates, type Hit, runSearch } from "#modules/search/index.ts";
import { findOwnCollection } from "../collection/reads.ts";
import { findOwnLibrary } from "../library/reads.ts";
import { facesOf, inLibraries } from "./reads.ts";
import { readSentFace, readSentImage } from "./upload.ts";

/** Audits a client app's face search or comparison. */
const auditSearch = (
  call: AuditedCall & { caller: Caller },
  action: Extract<AuditAction, `${string}.by-program`>,
  details: NonNullable<Audited["details"]>,
): Promise<void> => {
  const { clientAppId: id, clientAppName: name } = call.caller;
  return recordAuditAlone(call, { action, target: { id, name }, details });
};

const labelsOf = (text: string | undefined): string[] =>
  (text ?? "").split(",").flatMap((label) => label.trim() || []);

const presentHits = async ({ database }: Source, hits: readonly Hit[]) => ({
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

/** Searches in the libraries and collections of a client app. */
export const publicSearch = answer(calls, {
  /**
   * Compares a sent face with those of a stored image. If the current engine found no face in it, or hasn't indexed it
   * yet, it's a `conflict`.
   */
  apiCompareFace: async (call) => {
    const { services, params, caller } = call;
    await findOwnLibrary(services.database, caller.clientAppId, params.id);
    await findKeptImage(services, params.id, params.imageId);
    const { model, vector, sent } = await readSentFace(call);
    const [best] = (await facesOf(services, params.imageId, model))
      .map((row) => ({
        box: row.box,
        similarity: Math.min(1, cosine(vector, joinVectors([row.vector], vector.length))),
      }))
      .toSorted((one, other) => other.similarity - one.similarity);
    if (!best) throw new Refusal("conflict", [{ path: "imageId", code: "no_face" }]);
    await auditSearch(call, "face-comparison.by-program", { of: params.imageId });
    return { ...best, reached: presetReached(best.similarity), sent };
  },
  apiSearchFaces: async (call) => {
    const { services, params, query, caller } = call;
    const { libraryIds, threshold } = await findOwnCollection(
      services.database,
      caller.clientAppId,
      "face-collection",
      params.id,
    );
    const { model, vector, sent } = await readSentFace(call);
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
  },
  apiFindObjects: async ({ services, params, query, caller }) => {
    const { libraryIds, threshold } = await findOwnCollection(
      services.database,
      caller.clientAppId,
      "object-collection",
      params.id,
    );
    const hits = await runSearch(services, {
      libraryIds,
      labels: labelsOf(query.labels),
      threshold: query.threshold ?? threshold,
    });
    return presentHits(services, hits.slice(0, query.limit));
  },
  apiSearchObjects: async (call) => {
    const { services, params, query, caller } = call;
    const { libraryIds, threshold } = await findOwnCollection(
      services.database,
      caller.clientAppId,
      "object-collection",
      params.id,
    );
    const { content } = await readSentImage(call);
    const looks = await callEngine(call, () => embedImage(services, content, null));
    const hits = await runSearch(services, {
      libraryIds,
      labels: labelsOf(query.labels),
      threshold: query.threshold ?? threshold,
      looks,
    });
    return presentHits(services, hits.slice(0, query.limit));
  },
});
