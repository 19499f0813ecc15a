import type { Feature } from "#kernel/call.ts";
import { job } from "./job/routes.ts";
import { pictureChanges } from "./library/changes/routes.ts";
import { erasure } from "./library/erasing/routes.ts";
import { pictureIntake } from "./library/intake/routes.ts";
import { library } from "./library/routes.ts";

export { countFailedJobs, longestWait } from "./job/job-queries.ts";
export { eraseExpired } from "./library/erasing/erase-expired.ts";
export { erasePictures } from "./library/erasing/erase-images.ts";
export { proofLine } from "./library/erasing/write-erasure.ts";
export { holdImages } from "./library/hold-images.ts";
export { findImage, findKeptImage, listImagePage } from "./library/image-queries.ts";
export { addImage } from "./library/image-writes.ts";
export { findCollection, listCollections } from "./library/collection-queries.ts";
export { addCollection, changeCollection, removeCollection } from "./library/collection-writes.ts";
export { addLibrary } from "./library/library-writes.ts";
export { imageKeys, queryImageKey, thumbnailKey } from "./library/picture-keys.ts";
export { preparePicture } from "./library/prepare-picture.ts";
export { listSearchableLibraries } from "./library/searchable-libraries.ts";
export { readPicture, sendPicture } from "./library/send-picture.ts";

/** The module's features. */
export const catalogFeatures: readonly Feature[] = [
  job,
  pictureChanges,
  erasure,
  pictureIntake,
  library,
];
