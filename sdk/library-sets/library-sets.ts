import type { Permission } from "@console-shell/contract";
import type { FaceCollection } from "@console-shell/contract/calls/face-search";
import type { ObjectCatalogue } from "@console-shell/contract/calls/object-search";

/** A named set of libraries that is searched; object catalogues have labels, too. */
export type LibrarySet = FaceCollection & Partial<Pick<ObjectCatalogue, "labels">>;

/** What differs between the two kinds of sets. */
export interface LibrarySets {
  /** Also their pages' path, with an `s`, and the query history's filter. */
  noun: "collection" | "catalogue";
  calls: "/cc-api/face-search/collection" | "/cc-api/object-search/catalogue";
  update: Permission;
  readQueries: Permission;
  /** The threshold of a new set, in percent. */
  usualThreshold: number;
  /** A label's name in the reader's language; undefined if the sets have no labels. */
  nameOfLabel?: (label: string) => string;
}
