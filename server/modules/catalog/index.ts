import type { Feature } from "#kernel/call.ts";
import { job } from "./job/calls.ts";
import { imageChanges } from "./image/changes/calls.ts";
import { erasure } from "./erasure/calls.ts";
import { imageIntake } from "./image/intake/calls.ts";
import { image } from "./image/calls.ts";
import { indexing } from "./indexing/start.ts";
import { library } from "./library/calls.ts";

export { enqueueUnindexed } from "./indexing/start.ts";
export { enqueue } from "./job/queue.ts";
export { countFailedJobs, longestWait } from "./job/reads.ts";
export { eraseExpired } from "./erasure/expire.ts";
export { eraseImages } from "./erasure/writes.ts";
export { proofLine } from "./erasure/writes.ts";
export { holdImages } from "./image/writes.ts";
export { findImage, findKeptImage, listImagePage } from "./image/reads.ts";
export { addImage } from "./image/writes.ts";
export { findCollection, listCollectionPage } from "./collection/reads.ts";
export { addCollection, changeCollection, removeCollection } from "./collection/writes.ts";
export { addLibrary } from "./library/writes.ts";
export { imageKeys, queryImageKey, thumbnailKey } from "./image/files.ts";
export { prepareImage } from "./image/prepare.ts";
export { listSearchableLibraries } from "./library/reads.ts";
export { readImage, sendImage } from "./image/files.ts";
export type { ClientAppOfKey, ImageCopies, ImageUsers, PublishLibraryChange } from "./services.ts";

/** The module's features. */
export const catalogFeatures: readonly Feature[] = [
  job,
  imageChanges,
  erasure,
  imageIntake,
  library,
  image,
  indexing,
];
