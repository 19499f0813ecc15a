import type { Box } from "@console-shell/contract/endpoints/probe";

/** Faces of a collection that somebody has taken for one person. */
export interface PeopleTable {
  id: string;
  collection_id: string;
  name: string;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** A face of a person; in a collection, it is one of one person alone. */
export interface PersonFacesTable {
  id: string;
  person_id: string;
  collection_id: string;
  image_id: string;
  /** Null where the picture was looked at anew and the face was not found again. */
  face_id: string | null;
  box: Box;
  added_at: number;
}

/** A merge or a split: all that it takes to undo it. */
export interface PersonOperationsTable {
  id: string;
  collection_id: string;
  kind: "merged" | "split";
  /** Into whom was merged, or of whom was split. */
  person_id: string;
  /** Who went with the merge, or came with the split. */
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
