import type { Feature } from "#kernel/call.ts";
import { faceSearch } from "./face-search/routes.ts";
import { objectIndexing } from "./object-search/indexing/routes.ts";
import { objectSearch } from "./object-search/routes.ts";
import { savedObjectSearch } from "./object-search/saved/routes.ts";
import { objectSearching } from "./object-search/search/routes.ts";
import { people } from "./people/routes.ts";
import { queryImage } from "./query-image/routes.ts";
import { copiesOf } from "./image-users/copies-of.ts";
import { relinkFaces } from "./image-users/relink-faces.ts";
import type { ImageUsers } from "#platform/services.ts";

export { countWaitingFaceQueries } from "./face-search/query-list.ts";
export { findCandidates } from "./face-search/search/find-candidates.ts";
export { countWaitingObjectQueries } from "./object-search/query-list.ts";
export type { Hit } from "./object-search/search/hit.ts";
export { embedPicture, runSearch } from "./object-search/search/run-search.ts";
export { removeExpiredQueryImages } from "./query-image/remove-query-images.ts";

/** What the searches do when an image changes. */
export const imageUsers: ImageUsers = { copiesOf, relinkFaces };

/** The module's features. */
export const searchFeatures: readonly Feature[] = [
  faceSearch,
  objectIndexing,
  objectSearch,
  savedObjectSearch,
  objectSearching,
  people,
  queryImage,
];
