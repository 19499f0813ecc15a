import type { Services } from "#platform/services.ts";
import type { createFaceQuery } from "@console-shell/contract/calls/face-search";
import type { Kysely } from "kysely";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { holdImages, queryImageKey } from "#modules/catalog/index.ts";
import { withFiles } from "#platform/files/with-files.ts";
import { signal } from "#platform/signal.ts";
import { type FoundFace, findCandidates } from "./candidates.ts";
import { hashRequest } from "./hash-request.ts";
import { readQueryFace } from "./query-face.ts";

/** Pictures of these libraries that aren't indexed, so no search finds them. */
const countUnseen = async (
  { database }: Pick<Services, "database">,
  libraryIds: readonly string[],
): Promise<number> => {
  // PostgreSQL has no empty list.
  if (libraryIds.length === 0) return 0;
  const { count } = await database
    .selectFrom("images")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("libraryId", "in", libraryIds)
    .where("indexedAt", "is", null)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
};

type QueryCall = Call<typeof createFaceQuery>;

/** The search with the same idempotency key; a key used for something else is a `conflict`. */
const findEarlier = async (
  { services, body, by }: QueryCall,
  requestHash: string,
): Promise<string | undefined> => {
  const earlier = await services.database
    .selectFrom("faceQueries")
    .select(["id", "requestHash"])
    .where("operatorId", "=", by.operatorId)
    .where("searchKey", "=", body.idempotencyKey)
    .executeTakeFirst();
  if (earlier && earlier.requestHash !== requestHash)
    throw new Refusal("conflict", [{ path: "idempotencyKey", code: "used" }]);
  return earlier?.id;
};

const findCollection = async ({ services, body }: QueryCall) => {
  const rows = await services.database
    .selectFrom("collections")
    .leftJoin("collectionLibraries", "collectionId", "collections.id")
    .select(["collections.id", "name", "libraryId"])
    .where("collections.id", "=", body.collectionId)
    .where("kind", "=", "face-collection")
    .execute();
  const [first] = rows;
  if (!first) throw new Refusal("bad_input", [{ path: "collectionId", code: "unknown" }]);
  const libraryIds = rows.flatMap(({ libraryId }) => libraryId ?? []);
  return { id: first.id, name: first.name, libraryIds };
};

interface NewQuery {
  id: string;
  requestHash: string;
  imageId: string | null;
  unseenCount: number;
}

const writeQuery = async (
  call: QueryCall,
  transaction: Kysely<Tables>,
  { id, requestHash, imageId, unseenCount }: NewQuery,
  collection: { id: string; name: string },
  candidates: readonly FoundFace[],
) => {
  const { services, body, by } = call;
  // Locked until the rows that refer to them are inserted; what was deleted since the search is kept by name.
  const there = await holdImages(
    services,
    transaction,
    [imageId],
    candidates.map((candidate) => candidate.imageId),
  );
  await transaction
    .insertInto("faceQueries")
    .values({
      id,
      operatorId: by.operatorId,
      purpose: body.purpose,
      collectionId: collection.id,
      collectionName: collection.name,
      threshold: body.threshold,
      probeType: "image/jpeg",
      hitCount: candidates.length,
      bestSimilarity: candidates[0]?.similarity ?? null,
      decision: null,
      createdAt: by.now,
      searchKey: body.idempotencyKey,
      requestHash,
      probeImageId: imageId,
      unseenCount,
    })
    .execute();
  if (candidates.length > 0) {
    const rows = candidates.map((candidate, at) => ({
      id: newId(),
      queryId: id,
      rank: at + 1,
      ...candidate,
      imageId: there.has(candidate.imageId) ? candidate.imageId : null,
    }));
    await transaction.insertInto("faceCandidates").values(rows).execute();
  }
  await signal(transaction, [{ event: "waiting", permission: "face-search:query:review" }]);
  await recordAudit(call, transaction, {
    action: "face-query.made",
    target: { id, name: collection.name },
    details: { reason: body.purpose, threshold: body.threshold, count: candidates.length },
  });
};

/** Searches a collection for a face of a query image, stores the result, and returns the search's identifier. */
export const makeQuery = async (call: QueryCall): Promise<string> => {
  const { services, body, by } = call;
  const { idempotencyKey: _key, ...asked } = body;
  const requestHash = hashRequest(asked);
  const earlier = await findEarlier(call, requestHash);
  if (earlier) return earlier;
  const collection = await findCollection(call);
  const { model, vector, picture, imageId } = await readQueryFace(services, body, by);
  const { libraryIds } = collection;
  const { threshold } = body;
  // Read before the search: pictures indexed during it may be found or not.
  const unseenCount = await countUnseen(services, libraryIds);
  const candidates = await findCandidates(services, { model, vector, libraryIds, threshold });
  const id = newId();
  try {
    await withFiles(services, { [queryImageKey(id, "image/jpeg")]: picture }, (transaction) =>
      writeQuery(
        call,
        transaction,
        { id, requestHash, imageId, unseenCount },
        collection,
        candidates,
      ),
    );
    return id;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same search was sent twice at the same moment.
    const other = await findEarlier(call, requestHash);
    if (!other) throw error;
    return other;
  }
};
