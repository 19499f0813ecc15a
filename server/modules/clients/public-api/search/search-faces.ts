import type { apiSearchFaces } from "@console-shell/contract/calls/public/search";
import type { Handler } from "#kernel/call.ts";
import { findCandidates } from "#modules/search/index.ts";
import { findOwnCollection } from "../own-collections.ts";
import { auditSearch } from "./audit-search.ts";
import { readSentFace } from "./sent-face.ts";
import { inLibraries } from "./in-libraries.ts";

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
