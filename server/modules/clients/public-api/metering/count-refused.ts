import * as images from "@console-shell/contract/calls/public/image";
import * as libraries from "@console-shell/contract/calls/public/library";
import * as searches from "@console-shell/contract/calls/public/search";
import * as collections from "@console-shell/contract/calls/public/collection";
import { isKeyEndpoint } from "@console-shell/contract";
import { apiGetKey } from "@console-shell/contract/calls/public/key";
import { apiListUsage } from "@console-shell/contract/calls/public/usage";
import type { Feature } from "#kernel/call.ts";
import { findKeptImage, listImagePage } from "#modules/catalog/index.ts";
import { createOwnLibrary } from "../library/calls.ts";
import { describeKey } from "../key/calls.ts";
import { handleContent, handleDelete, handleUpload } from "../image/calls.ts";
import { storeCall, usageRow } from "./meter.ts";
import { findOwnLibrary, listOwnLibraries } from "../library/reads.ts";
import { listOwnCollections } from "../collection/reads.ts";
import { listOwnUsage } from "../usage/reads.ts";
import { compareFace, findObjects, searchObjects, searchFaces } from "../search/calls.ts";

/** The public API, which client apps call; successes are metered before they're answered. */
export const publicApi: Feature = (route, hooks, { database, background }) => {
  hooks.onAnswer((event) => {
    const { endpoint, caller, status } = event;
    if (!caller || !isKeyEndpoint(endpoint) || status < 400) return;
    const usage = usageRow(endpoint, caller, event);
    if (usage)
      background.run("A refused call of the public API could not be counted", async () => {
        await storeCall(database, { usage });
      });
  });

  route(apiGetKey, describeKey);
  route(apiListUsage, ({ query, caller, now }) =>
    listOwnUsage(database, caller.clientAppId, query, now),
  );

  route(libraries.apiListLibraries, ({ query, caller }) =>
    listOwnLibraries(database, caller.clientAppId, query),
  );
  route(libraries.apiGetLibrary, ({ params, caller }) =>
    findOwnLibrary(database, caller.clientAppId, params.id),
  );
  route(libraries.apiCreateLibrary, createOwnLibrary);

  route(images.apiListImages, async ({ services, params, query, caller }) => {
    await findOwnLibrary(database, caller.clientAppId, params.id);
    return listImagePage(services, params.id, query);
  });
  route(images.apiGetImage, async ({ services, params, caller }) => {
    await findOwnLibrary(database, caller.clientAppId, params.id);
    return findKeptImage(services, params.id, params.imageId);
  });
  route(images.apiUploadImage, handleUpload);
  route(images.apiGetImageContent, handleContent);
  route(images.apiDeleteImage, handleDelete);

  route(collections.apiListFaceCollections, ({ query, caller }) =>
    listOwnCollections(database, caller.clientAppId, "face-collection", query),
  );
  route(collections.apiListObjectCollections, ({ query, caller }) =>
    listOwnCollections(database, caller.clientAppId, "object-collection", query),
  );

  route(searches.apiCompareFace, compareFace);
  route(searches.apiSearchFaces, searchFaces);
  route(searches.apiFindObjects, findObjects);
  route(searches.apiSearchObjects, searchObjects);
};
