import type { apiCompareFace } from "@console-shell/contract/calls/public/search";
import { presetReached } from "@console-shell/contract/words/face-presets";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { cosine } from "#platform/vision/unit-vector.ts";
import { joinVectors } from "#platform/vision/vectors/vector-bytes.ts";
import { findKeptImage } from "#modules/catalog/index.ts";
import { findOwnLibrary } from "../own-libraries.ts";
import { auditSearch } from "./audit-search.ts";
import { readSentFace } from "./sent-face.ts";

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
