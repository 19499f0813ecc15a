import { usualFaceThreshold } from "@console-shell/contract/words/face-presets";
import { type LibrarySets, LibrarySetPage, LibrarySetsPage } from "@console-shell/sdk/library-sets";

const collections: LibrarySets = {
  noun: "collection",
  calls: "/cc-api/face-search/collection",
  update: "face-search:collection:update",
  readQueries: "face-search:query:read",
  usualThreshold: usualFaceThreshold * 100,
};

/** All collections of libraries for face search. */
export const CollectionsPage = () => <LibrarySetsPage sets={collections} />;

/** One collection: its facts and libraries. */
export const CollectionPage = () => <LibrarySetPage sets={collections} />;
