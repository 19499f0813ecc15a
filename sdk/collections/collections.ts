import type { Permission } from "@console-shell/contract";
import type { FaceCollection } from "@console-shell/contract/calls/face-search";
import type { ObjectCollection } from "@console-shell/contract/calls/object-search";

/** A collection of libraries that is searched; object collections have labels, too. */
export type Collection = FaceCollection & Partial<Pick<ObjectCollection, "labels">>;

/** What differs between face and object collections. */
export interface Collections {
  kind: "face" | "object";
  calls: "/cc-api/face-search/collection" | "/cc-api/object-search/collection";
  update: Permission;
  readQueries: Permission;
  /** The threshold of a new collection, in percent. */
  usualThreshold: number;
  /** A label's name in the reader's language; undefined if the collections have no labels. */
  nameOfLabel?: (label: string) => string;
}
