import type { createObjectQuery } from "@console-shell/contract/calls/object-searching";
import { newId } from "#platform/database/id.ts";
import type { Call, Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { findCollection, queryImageKey, readImage } from "#modules/catalog/index.ts";
import { withFiles } from "#platform/files/with-files.ts";
import { findQueryImage } from "#modules/search/query-image/find-query-image.ts";
import { findQueryDetail } from "../query-detail.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { keepQuery } from "./keep-query.ts";
import { embedPicture, runSearch } from "./run-search.ts";

type Creating = Call<typeof createObjectQuery>;

/** The operator's own picture to search with. */
const readQueryImage = async ({ services, body, session, now }: Creating) => {
  if (!body.picture) return undefined;
  const { queryImageId, region = null } = body.picture;
  const own = { operatorId: session.operatorId, now };
  const queryImage = await findQueryImage(services, queryImageId, own).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === "not_found"
      ? new Refusal("bad_input", [{ path: "picture.queryImageId", code: "unknown" }])
      : error;
  });
  const content = await readImage(services, queryImageKey(queryImage.id, queryImage.mediaType));
  return { content, region, mediaType: queryImage.mediaType, imageId: queryImage.imageId };
};

const findSearched = ({ services, body }: Creating) =>
  findCollection(services, "object-collection", body.collectionId).catch((error: unknown) => {
    throw error instanceof Refusal
      ? new Refusal("bad_input", [{ path: "collectionId", code: "unknown" }])
      : error;
  });

/** Searches a collection, and stores the results, with the picture, in the history. */
export const handleCreateQuery: Handler<typeof createObjectQuery> = async (call) => {
  const { services, body } = call;
  const { labels, threshold } = body;
  const collection = await findSearched(call);
  const queryImage = await readQueryImage(call);
  const hits = await callEngine(call, async () =>
    runSearch(services, {
      libraryIds: collection.libraries.map(({ id }) => id),
      labels,
      threshold,
      looks: queryImage && (await embedPicture(services, queryImage.content, queryImage.region)),
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
      },
      hits,
    ),
  );
  return findQueryDetail(services, id);
};
