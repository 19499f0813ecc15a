import type { Box } from "@console-shell/contract/calls/probe";

/** Faces of a collection that were grouped as one person. */
export interface PeopleTable {
  id: string;
  collection_id: string;
  name: string;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** A person's face; within a collection, a face belongs to at most one person. */
interface PersonFacesTable {
  id: string;
  person_id: string;
  collection_id: string;
  image_id: string;
  /** Null if the picture was reindexed and the face wasn't found again. */
  face_id: string | null;
  box: Box;
  added_at: number;
}

/** A merge or a split, with everything needed to undo it. */
export interface PersonOperationsTable {
  id: string;
  collection_id: string;
  kind: "merged" | "split";
  /** The person merged into, or split. */
  person_id: string;
  /** The person removed by the merge, or created by the split. */
  other_id: string;
  other_name: string;
  other_created_by: string;
  other_created_at: number;
  /** The moved rows of person_faces. */
  face_ids: string[];
  operator_id: string;
  at: number;
  undone_by: string | null;
  undone_at: number | null;
}

export interface PeopleTables {
  people: PeopleTable;
  person_faces: PersonFacesTable;
  person_operations: PersonOperationsTable;
}
