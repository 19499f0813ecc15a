import type { apiFindObjects, apiSearchObjects } from "@console-shell/contract/calls/public/search";
import type { Handler } from "#kernel/call.ts";
import type { Services } from "#platform/services.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { type Hit, embedImage, runSearch } from "#modules/search/index.ts";
import { findOwnCollection } from "../own-collections.ts";
import { inLibraries } from "./in-libraries.ts";
import { readSentPicture } from "./sent-face.ts";

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
  const looks = await callEngine(call, () => embedImage(services, content, null));
  const hits = await runSearch(services, {
    libraryIds: collection.libraryIds,
    labels: labelsOf(query.labels),
    threshold: query.threshold ?? collection.threshold,
    looks,
  });
  return present(services, hits.slice(0, query.limit));
};
