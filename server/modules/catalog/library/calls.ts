import * as calls from "@console-shell/contract/calls/library";
import { answer } from "#kernel/answer.ts";
import { findLibrary, imagesAdded, libraries } from "./reads.ts";
import { addLibrary, changeLibrary, removeLibrary } from "./writes.ts";

/** Libraries of images. */
export const library = answer(calls, {
  listLibraries: libraries.page,
  exportLibraries: libraries.csv,
  addedImages: ({ openReport, query, by }) => imagesAdded(openReport(), query.ids, by.now),
  createLibrary: async ({ services, by, body }) => {
    const id = await addLibrary(services, by, body);
    return findLibrary(services, id);
  },
  getLibrary: ({ services, params }) => findLibrary(services, params.id),
  updateLibrary: async (call) => {
    await changeLibrary(call);
    return findLibrary(call.services, call.params.id);
  },
  deleteLibrary: async (call) => {
    await removeLibrary(call, call.params.id, call.query.confirmName);
    return true;
  },
});
