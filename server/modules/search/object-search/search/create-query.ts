import type { createObjectQuery } from "@console-shell/contract/calls/object-searching";
import { newId } from "../../../../platform/database/id.ts";
import type { Call, Handler } from "../../../../kernel/call.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import { findCollection, probeKey, readPicture, withFiles } from "../../../catalog/index.ts";
import { findProbe } from "../../probe/find-probe.ts";
import { findQueryDetail } from "../query-detail.ts";
import { callEngine } from "../../../../kernel/call-engine.ts";
import { keepQuery } from "./keep-query.ts";
import { embedPicture, runSearch } from "./run-search.ts";

type Creating = Call<typeof createObjectQuery>;

/** The operator's own picture to search with. */
const readProbe = async ({ services, body, session, now }: Creating) => {
  if (!body.picture) return undefined;
  const { probeId, region = null } = body.picture;
  const own = { operatorId: session.operatorId, now };
  const probe = await findProbe(services, probeId, own).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === "not_found"
      ? new Refusal("bad_input", [{ path: "picture.probeId", code: "unknown" }])
      : error;
  });
  const content = await readPicture(services, probeKey(probe.id, probe.mediaType));
  return { content, region, mediaType: probe.mediaType, imageId: probe.imageId };
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
  const probe = await readProbe(call);
  const hits = await callEngine(call, async () =>
    runSearch(services, {
      libraryIds: collection.libraries.map(({ id }) => id),
      labels,
      threshold,
      looks: probe && (await embedPicture(services, probe.content, probe.region)),
    }),
  );
  const id = newId();
  const files = probe ? { [probeKey(id, probe.mediaType)]: probe.content } : {};
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
        region: probe?.region ?? null,
        collection,
        probeType: probe?.mediaType ?? null,
        probeImageId: probe?.imageId ?? null,
      },
      hits,
    ),
  );
  return findQueryDetail(services, id);
};
