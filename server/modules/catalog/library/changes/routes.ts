import * as calls from "@console-shell/contract/calls/picture-changes";
import type { Feature } from "#kernel/call.ts";
import { erasePictures } from "../erasing/erase-images.ts";
import { findLibrary } from "../library-queries.ts";
import { binImages, restoreImages } from "./bin-images.ts";
import { moveImages } from "./move-images.ts";
import { listTagsOf, tagImages } from "./tag-images.ts";
import { undoChange } from "./undo-change.ts";

/** Bulk changes of pictures; all but erasing can be undone. */
export const pictureChanges: Feature = (route) => {
  route(calls.listTags, async ({ services, params, query }) => {
    await findLibrary(services, params.id);
    return { items: await listTagsOf(services, params.id, query.search) };
  });

  route(calls.tagImages, ({ services, params, body, session, now }) =>
    tagImages(services, { libraryId: params.id, operatorId: session.operatorId, now }, body),
  );

  route(calls.moveImages, ({ services, params, body, session, now }) =>
    moveImages(services, { libraryId: params.id, operatorId: session.operatorId, now }, body),
  );

  route(calls.deleteImages, ({ services, params, body, session, now }) =>
    binImages(services, { libraryId: params.id, operatorId: session.operatorId, now }, body.ids),
  );

  route(calls.restoreImages, async ({ services, params, body, now }) => ({
    restored: await restoreImages(services, { libraryId: params.id, now }, body.ids),
  }));

  route(calls.eraseImages, async (call) => ({
    erased: await erasePictures(call, {
      libraryId: call.params.id,
      ids: call.body.ids,
      cause: "by-hand",
      erasedBy: call.session.operatorId,
    }),
  }));

  route(calls.undoChange, async ({ services, params, session, now }) => ({
    undone: await undoChange(services, session, params.id, now),
  }));
};
