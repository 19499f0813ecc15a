import type { Image, LibraryKind } from "@console-shell/contract/endpoints/library";
import type { Generated } from "kysely";

export interface LibrariesTable {
  id: string;
  name: string;
  /** The name in lower case; unique. */
  name_key: string;
  purpose: string;
  kind: LibraryKind;
  retention_days: number | null;
  /** Kept with every change of the pictures, in the same transaction. */
  image_count: number;
  bytes: number;
  /** Grows with every change of the library's vectors, in the same transaction. */
  vector_version: Generated<number>;
  created_by: string;
  created_at: number;
}

/** The bytes are files whose keys come from the identifier, see features/library/picture-keys.ts. */
export interface ImagesTable {
  id: string;
  library_id: string;
  file_name: string;
  media_type: Image["mediaType"];
  bytes: number;
  width: number;
  height: number;
  /** Of the file as it was uploaded; unique within the library. */
  sha256: string;
  uploaded_by: string;
  created_at: number;
  /** Of what it looks like, 16 hexadecimal digits; null until it was looked at. */
  perceptual_hash: string | null;
  /** When the engine looked at it; null until then, and while it is to look again. */
  indexed_at: number | null;
  /** The models that it was looked at with, see features/library/indexing/models-text.ts. */
  indexed_with: string | null;
  /** Faces in it; null like `indexed_at`. */
  face_count: number | null;
}

export type LibrarySetKind = "face-collection" | "object-catalogue";

/** A named set of libraries to search in. */
export interface LibrarySetsTable {
  id: string;
  kind: LibrarySetKind;
  name: string;
  /** The name in lower case; unique within the kind. */
  name_key: string;
  description: string;
  default_threshold: number;
  /** What can be searched for by name; empty for faces. */
  labels: string[];
  created_by: string;
  created_at: number;
  updated_at: number;
}

export interface LibrarySetLibrariesTable {
  set_id: string;
  library_id: string;
}

export interface LibraryTables {
  libraries: LibrariesTable;
  images: ImagesTable;
  library_sets: LibrarySetsTable;
  library_set_libraries: LibrarySetLibrariesTable;
}
