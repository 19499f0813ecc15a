import type { Feature } from "#kernel/call.ts";
import { faceComparison } from "./face-search/comparison/calls.ts";
import { faceSearch } from "./face-search/calls.ts";
import { objectIndexing } from "./object-search/indexing/calls.ts";
import { objectSearch } from "./object-search/calls.ts";
import { savedObjectSearch } from "./object-search/saved/calls.ts";
import { objectSearching } from "./object-search/search/calls.ts";
import { hasPeople } from "./people/reads.ts";
import { people } from "./people/calls.ts";
import { queryImage } from "./query-image/calls.ts";
import { copiesOf } from "./image-users/copies-of.ts";
import { relinkFaces } from "./image-users/relink-faces.ts";
import type { ImageUsers } from "#modules/catalog/index.ts";

export { countWaitingFaceQueries } from "./face-search/reads.ts";
export { findCandidates } from "./face-search/candidates.ts";
export { countWaitingObjectQueries } from "./object-search/reads.ts";
export type { Hit } from "./object-search/search/hit.ts";
export { embedImage, runSearch } from "./object-search/search/run.ts";
export { removeExpiredQueryImages } from "./query-image/writes.ts";

/** What the searches do with images and collections. */
export const imageUsers: ImageUsers = { copiesOf, relinkFaces, hasPeople };

/** The module's features. */
export const searchFeatures: readonly Feature[] = [
  faceSearch,
  faceComparison,
  objectIndexing,
  objectSearch,
  savedObjectSearch,
  objectSearching,
  people,
  queryImage,
];
