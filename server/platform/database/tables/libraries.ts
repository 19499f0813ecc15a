import type { ErasureCause } from "@console-shell/contract/words/picture-gate";
import type { ApplicationEnvironment } from "@console-shell/contract/calls/client-application";
import type { Image, LibraryKind } from "@console-shell/contract/calls/library";
import type { GateReason, PictureGate } from "@console-shell/contract/words/picture-gate";
import type { Generated, Selectable } from "kysely";

interface LibrariesTable {
  id: string;
  name: string;
  /** The name in lower case; unique. */
  name_key: string;
  purpose: string;
  kind: LibraryKind;
  /** Shared by every application that has it. */
  environment: Generated<ApplicationEnvironment>;
  retention_days: number | null;
  /** Retention erases nothing for a day after it was changed; null if it never was. */
  retention_changed_at: number | null;
  /** Updated with every change of the pictures, in the same transaction. */
  image_count: number;
  bytes: number;
  /** Increases with every change of the library's vectors, in the same transaction. */
  vector_version: Generated<number>;
  /** Its requirements for pictures; null if it accepts any. */
  gate: PictureGate | null;
  created_by: string;
  created_at: number;
}

/** The bytes are files whose keys come from the identifier, see modules/catalog/library/picture-keys.ts. */
interface ImagesTable {
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
  /** When it came from another library, whose retention may have been longer; null if it was uploaded here. */
  moved_at: number | null;
  /** Its perceptual hash, 16 hexadecimal digits; null until it's indexed. */
  perceptual_hash: string | null;
  /** When it was indexed; null until then, and while reindexing is pending. */
  indexed_at: number | null;
  /** The models it was indexed with, see modules/catalog/library/indexing/models-text.ts. */
  indexed_with: string | null;
  /** Faces in it; null like `indexed_at`. */
  face_count: number | null;
  /** Why the library rejects it; null if it's accepted or not indexed yet. */
  refused_for: GateReason[] | null;
  accepted_by_hand: Generated<boolean>;
  /** An older, similar picture in the library. */
  looks_like: string | null;
  /** Somebody has decided to keep it despite the similar one. */
  kept_beside: Generated<boolean>;
  /** When it was put into the bin; its faces, things and vectors have no library until it's restored. */
  deleted_at: number | null;
  deleted_by: string | null;
}

/** Bytes of the perceptual hash, each with its position: two hashes that differ in fewer than eight bits share one. */
interface ImageHashPartsTable {
  library_id: string;
  /** Place × 256 + byte. */
  part: number;
  image_id: string;
}

interface ImageTagsTable {
  image_id: string;
  tag: string;
}

/** A library's and its operators' verdicts on a picture; another library makes its own. */
export type PictureVerdict = Pick<
  Selectable<ImagesTable>,
  "id" | "refused_for" | "accepted_by_hand" | "looks_like" | "kept_beside"
>;

/** A change of many pictures, stored for undo. */
export interface ImageChangesTable {
  id: string;
  kind: "tag" | "untag" | "move" | "delete";
  library_id: string;
  /** The target of a move. */
  target_id: string | null;
  tag: string | null;
  /** Those that it changed. */
  image_ids: string[];
  /** For a move: the source library's verdicts on its pictures. */
  verdicts: PictureVerdict[] | null;
  made_by: string;
  made_at: number;
}

/** Pictures that were erased together; immutable. */
interface ErasuresTable {
  id: string;
  cause: ErasureCause;
  library_id: string;
  library_name: string;
  /** Null if a program or retention did it. */
  erased_by: string | null;
  /** The program's key. */
  key_id: string | null;
  erased_at: number;
  image_count: number;
  face_count: number;
  vector_count: number;
  bytes: number;
  /** SHA-256 over the lines of `erased_images`. */
  list_hash: string;
  /** When the last of their files was removed; null until then, while removal is retried. */
  files_gone_at: number | null;
}

interface ErasedImagesTable {
  erasure_id: string;
  image_id: string;
  media_type: Image["mediaType"];
  sha256: string;
}

export type LibrarySetKind = "face-collection" | "object-catalogue";

/** A named set of libraries to search in. */
interface LibrarySetsTable {
  id: string;
  kind: LibrarySetKind;
  name: string;
  /** The name in lower case; unique within the kind. */
  name_key: string;
  description: string;
  default_threshold: number;
  /** Its searchable labels; empty for faces. */
  labels: string[];
  created_by: string;
  created_at: number;
  updated_at: number;
}

interface LibrarySetLibrariesTable {
  set_id: string;
  library_id: string;
}

/** An unreferenced file that couldn't be removed, or may not have been written yet. */
interface LeftFilesTable {
  key: string;
  since: number;
}

export interface LibraryTables {
  libraries: LibrariesTable;
  images: ImagesTable;
  image_hash_parts: ImageHashPartsTable;
  image_tags: ImageTagsTable;
  image_changes: ImageChangesTable;
  erasures: ErasuresTable;
  erased_images: ErasedImagesTable;
  left_files: LeftFilesTable;
  library_sets: LibrarySetsTable;
  library_set_libraries: LibrarySetLibrariesTable;
}
