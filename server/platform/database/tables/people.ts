import type { Box } from "@console-shell/contract/calls/query-image";

/** Faces of a collection that were grouped as one person. */
export interface PeopleTable {
  id: string;
  collectionId: string;
  name: string;
  createdBy: string;
  createdAt: number;
  updatedAt: number;
}

/** A person's face; within a collection, a face belongs to at most one person. */
interface PersonFacesTable {
  id: string;
  personId: string;
  collectionId: string;
  imageId: string;
  /** Null if the picture was reindexed and the face wasn't found again. */
  faceId: string | null;
  box: Box;
  addedAt: number;
}

/** A merge or a split, with everything needed to undo it. */
export interface PersonOperationsTable {
  id: string;
  collectionId: string;
  kind: "merged" | "split";
  /** The person merged into, or split. */
  personId: string;
  /** The person removed by the merge, or created by the split. */
  otherId: string;
  otherName: string;
  otherCreatedBy: string;
  otherCreatedAt: number;
  /** The moved rows of person_faces. */
  faceIds: string[];
  operatorId: string;
  at: number;
  undoneBy: string | null;
  undoneAt: number | null;
}

export interface PeopleTables {
  people: PeopleTable;
  personFaces: PersonFacesTable;
  personOperations: PersonOperationsTable;
}
