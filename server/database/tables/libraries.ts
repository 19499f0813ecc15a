import type { Image, LibraryKind } from "@console-shell/contract/endpoints/library";

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
