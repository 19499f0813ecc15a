import type {
  createObjectQuery,
  refineObjectQuery,
} from "@console-shell/contract/calls/object-searching";
import { newId } from "#platform/database/id.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { findCollection, queryImageKey, readImage } from "#modules/catalog/index.ts";
import { withFiles } from "#platform/files/with-files.ts";
import { findQueryImage } from "#modules/search/query-image/reads.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { keepQuery } from "./store.ts";
import { embedImage, runSearch } from "./run.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { readJudged } from "./judged.ts";
import { readStored } from "./reads.ts";

type Creating = Call<typeof createObjectQuery>;

/** The operator's own picture to search with. */
const readQueryImage = async ({ services, body, by }: Creating) => {
  if (!body.picture) return undefined;
  const { queryImageId, region = null } = body.picture;
  const queryImage = await findQueryImage(services, queryImageId, by).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === "not_found"
      ? new Refusal("bad_input", [{ path: "picture.queryImageId", code: "unknown" }])
      : error;
  });
  const content = await readImage(services, queryImageKey(queryImage.id, queryImage.mediaType));
  const { mediaType, imageId, fileName } = queryImage;
  return { content, region, mediaType, imageId, fileName };
};

const findSearched = ({ services, body }: Creating) =>
  findCollection(services, "object-collection", body.collectionId).catch((error: unknown) => {
    throw error instanceof Refusal
      ? new Refusal("bad_input", [{ path: "collectionId", code: "unknown" }])
      : error;
  });

/** Searches a collection, stores the results in the history, with the image, and returns the search's identifier. */
export const createQuery = async (call: Creating): Promise<string> => {
  const { services, body } = call;
  const { labels, threshold } = body;
  const collection = await findSearched(call);
  const queryImage = await readQueryImage(call);
  const hits = await callEngine(call, async () =>
    runSearch(services, {
      libraryIds: collection.libraries.map(({ id }) => id),
      labels,
      threshold,
      looks: queryImage && (await embedImage(services, queryImage.content, queryImage.region)),
    }),
  );
  const id = newId();
  const files = queryImage ? { [queryImageKey(id, queryImage.mediaType)]: queryImage.content } : {};
  await withFiles(services, files, (transaction) =>
    keepQuery(
      call,
      transaction,
      {
        id,
        searchId: id,
        round: 1,
        labels,
        threshold,
        region: queryImage?.region ?? null,
        collection,
        probeType: queryImage?.mediaType ?? null,
        probeImageId: queryImage?.imageId ?? null,
        probeName: queryImage?.fileName ?? "",
      },
      hits,
    ),
  );
  return id;
};

/** Runs a search again, guided by all judgements, and returns the identifier of the new round. */
export const refineQuery = async (call: Call<typeof refineObjectQuery>): Promise<string> => {
  const { services, params } = call;
  const { database } = services;
  const stored = await readStored(services, params.id);
  const judged = await readJudged(database, stored.searchId);
  if (![...judged.values()].some(({ relevance }) => relevance !== null))
    throw new Refusal("conflict", [{ path: "id", code: "not_judged" }]);
  const hits = await callEngine(call, async () =>
    runSearch(services, await stored.conditions(), judged),
  );
  const id = newId();
  await transactionWithDeadline(database, async (transaction) => {
    const { last } = await transaction
      .selectFrom("objectQueries")
      .select((select) => select.fn.max("round").as("last"))
      .where("searchId", "=", stored.searchId)
      .executeTakeFirstOrThrow();
    const query = { ...stored.query, id, searchId: stored.searchId, round: last + 1 };
    await keepQuery(call, transaction, query, hits, judged);
  });
  return id;
};
