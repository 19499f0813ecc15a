import { usualFaceThreshold } from "@console-shell/contract/words/face-presets";
import { type Collections, CollectionPage, CollectionsPage } from "@console-shell/sdk/collections";

const collections: Collections = {
  kind: "face",
  calls: "/cc-api/face-search/collection",
  update: "face-search:collection:update",
  readQueries: "face-search:query:read",
  usualThreshold: usualFaceThreshold * 100,
};

/** All collections of libraries for face search. */
export const FaceCollectionsPage = () => <CollectionsPage collections={collections} />;

/** One collection: its facts and libraries. */
export const FaceCollectionPage = () => <CollectionPage collections={collections} />;
