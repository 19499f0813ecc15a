import type { compareFaces } from "@console-shell/contract/calls/face-comparison";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { cosine } from "#platform/vision/unit-vector.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { holdImages, queryImageKey } from "#modules/catalog/index.ts";
import { withFiles } from "#platform/files/with-files.ts";
import { hashRequest } from "../hash-request.ts";
import { readQueryFace } from "../query-face.ts";

type ComparisonCall = Call<typeof compareFaces>;

/** The comparison with the same idempotency key; a key used for something else is a `conflict`. */
const findEarlier = async ({ services, body, by }: ComparisonCall, requestHash: string) => {
  const earlier = await services.database
    .selectFrom("faceComparisons")
    .select(["id", "requestHash"])
    .where("operatorId", "=", by.operatorId)
    .where("searchKey", "=", body.idempotencyKey)
    .executeTakeFirst();
  if (earlier && earlier.requestHash !== requestHash)
    throw new Refusal("conflict", [{ path: "idempotencyKey", code: "used" }]);
  return earlier?.id;
};

/** Compares two faces of query images, stores both with their similarity, and returns the comparison's identifier. */
export const makeComparison = async (call: ComparisonCall): Promise<string> => {
  const { services, body, by } = call;
  const { idempotencyKey: _key, ...asked } = body;
  const requestHash = hashRequest(asked);
  const earlier = await findEarlier(call, requestHash);
  if (earlier) return earlier;
  const one = await readQueryFace(services, body.one, by, "one.");
  const other = await readQueryFace(services, body.other, by, "other.");
  // Faces from different engines can't be compared; a new query image uses the current one.
  if (one.model !== other.model)
    throw new Refusal("bad_input", [{ path: "one.queryImageId", code: "expired" }]);
  const id = newId();
  const [onePicture, otherPicture] = [newId(), newId()];
  const similarity = Math.min(1, cosine(one.vector, other.vector));
  const row = {
    id,
    operatorId: by.operatorId,
    purpose: body.purpose,
    similarity,
    onePicture,
    otherPicture,
    oneFlaws: one.seen.flaws,
    otherFlaws: other.seen.flaws,
    createdAt: by.now,
    searchKey: body.idempotencyKey,
    requestHash,
    oneImageId: one.imageId,
    otherImageId: other.imageId,
  };
  const files = {
    [queryImageKey(onePicture, "image/jpeg")]: one.picture,
    [queryImageKey(otherPicture, "image/jpeg")]: other.picture,
  };
  try {
    await withFiles(services, files, async (transaction) => {
      await holdImages(services, transaction, [one.imageId, other.imageId]);
      await transaction.insertInto("faceComparisons").values(row).execute();
      const target = { id, name: body.purpose };
      await recordAudit(call, transaction, { action: "face-comparison.made", target });
    });
    return id;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same comparison was sent twice at the same moment.
    const twin = await findEarlier(call, requestHash);
    if (!twin) throw error;
    return twin;
  }
};
