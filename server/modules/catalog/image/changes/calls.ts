import * as calls from "@console-shell/contract/calls/image-changes";
import { answer } from "#kernel/answer.ts";
import { eraseImages } from "#modules/catalog/erasure/writes.ts";
import { findLibrary } from "#modules/catalog/library/reads.ts";
import { binImages, restoreImages } from "./bin.ts";
import { moveImages } from "./move.ts";
import { listTags, tagImages } from "./tag.ts";
import { undoChange } from "./undo.ts";

/** Bulk changes of images; all but erasing can be undone. */
export const imageChanges = answer(calls, {
  listTags: async ({ services, params, query }) => {
    await findLibrary(services, params.id);
    return { items: await listTags(services, params.id, query.search) };
  },
  tagImages: ({ services, by, params, body }) => tagImages(services, by, params.id, body),
  moveImages: ({ services, by, params, body }) => moveImages(services, by, params.id, body),
  deleteImages: ({ services, by, params, body }) => binImages(services, by, params.id, body.ids),
  restoreImages: async ({ services, by, params, body }) => ({
    restored: await restoreImages(services, by, params.id, body.ids),
  }),
  eraseImages: async (call) => ({
    erased: await eraseImages(call, {
      libraryId: call.params.id,
      ids: call.body.ids,
      cause: "by-hand",
      erasedBy: call.session.operatorId,
    }),
  }),
  undoChange: async ({ services, by, session, params }) => ({
    undone: await undoChange(services, by, session.permissions, params.id),
  }),
});
