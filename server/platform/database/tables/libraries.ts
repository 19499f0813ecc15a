import type { ErasureCause } from "@console-shell/contract/words/image-gate";
import type { ClientAppEnvironment } from "@console-shell/contract/calls/client-app";
import type { LibraryKind } from "@console-shell/contract/calls/library";
import type { Image } from "@console-shell/contract/calls/image";
import type { GateReason, ImageGate } from "@console-shell/contract/words/image-gate";
import type { Generated, Selectable } from "kysely";

interface LibrariesTable {
  id: string;
  name: string;
  /** The name in lower case; unique. */
  nameKey: string;
  purpose: string;
  kind: LibraryKind;
  /** Shared by every client app that has it. */
  environment: Generated<ClientAppEnvironment>;
  retentionDays: number | null;
  /** Retention erases nothing for a day after it was changed; null if it never was. */
  retentionChangedAt: number | null;
  /** Updated with every change of the pictures, in the same transaction. */
  imageCount: number;
  bytes: number;
  /** Increases with every change of the library's vectors, in the same transaction. */
  vectorVersion: Generated<number>;
  /** Its requirements for pictures; null if it accepts any. */
  gate: ImageGate | null;
  createdBy: string;
  createdAt: number;
}

/** The bytes are files whose keys come from the identifier, see modules/catalog/image/files.ts. */
interface ImagesTable {
  id: string;
  libraryId: string;
  fileName: string;
  mediaType: Image["mediaType"];
  bytes: number;
  width: number;
  height: number;
  /** Of the file as it was uploaded; unique within the library. */
  sha256: string;
  uploadedBy: string;
  createdAt: number;
  /** When it came from another library, whose retention may have been longer; null if it was uploaded here. */
  movedAt: number | null;
  /** Its perceptual hash, in hexadecimal; null until it's indexed. */
  perceptualHash: string | null;
  /** When it was indexed; null until then, and while reindexing is pending. */
  indexedAt: number | null;
  /** The models it was indexed with, see modules/catalog/indexing/analyze.ts. */
  indexedWith: string | null;
  /** Faces in it; null like `indexedAt`. */
  faceCount: number | null;
  /** Why the library rejects it; null if it's accepted or not indexed yet. */
  refusedFor: GateReason[] | null;
  acceptedByHand: Generated<boolean>;
  /** An older, similar picture in the library. */
  looksLike: string | null;
  /** Somebody has decided to keep it despite the similar one. */
  keptBeside: Generated<boolean>;
  /** When it was put into the bin; its faces, objects and vectors have no library until it's restored. */
  deletedAt: number | null;
  deletedBy: string | null;
}

/** Bytes of the coarse part of the perceptual hash, each with its position; similar images share one. */
interface ImageHashPartsTable {
  libraryId: string;
  /** Place × 256 + byte. */
  part: number;
  imageId: string;
}

interface ImageTagsTable {
  imageId: string;
  tag: string;
}

/** A library's and its operators' verdicts on a picture; another library makes its own. */
export type ImageVerdict = Pick<
  Selectable<ImagesTable>,
  "id" | "refusedFor" | "acceptedByHand" | "looksLike" | "keptBeside"
>;

/** A change of many pictures, stored for undo. */
export interface ImageChangesTable {
  id: string;
  kind: "tag" | "untag" | "move" | "delete";
  libraryId: string;
  /** The target of a move. */
  targetId: string | null;
  tag: string | null;
  /** Those that it changed. */
  imageIds: string[];
  /** For a move: the source library's verdicts on its pictures. */
  verdicts: ImageVerdict[] | null;
  madeBy: string;
  madeAt: number;
}

/** Pictures that were erased together; immutable. */
interface ErasuresTable {
  id: string;
  cause: ErasureCause;
  libraryId: string;
  libraryName: string;
  /** Null if a client app or retention did it. */
  erasedBy: string | null;
  /** The client app's key. */
  keyId: string | null;
  erasedAt: number;
  imageCount: number;
  faceCount: number;
  vectorCount: number;
  bytes: number;
  /** SHA-256 over the lines of `erasedImages`. */
  listHash: string;
  /** When the last of their files was removed; null until then, while removal is retried. */
  filesGoneAt: number | null;
}

interface ErasedImagesTable {
  erasureId: string;
  imageId: string;
  mediaType: Image["mediaType"];
  sha256: string;
}

export type CollectionKind = "face-collection" | "object-collection";

/** A named set of libraries to search in. */
interface CollectionsTable {
  id: string;
  kind: CollectionKind;
  name: string;
  /** The name in lower case; unique within the kind. */
  nameKey: string;
  description: string;
  defaultThreshold: number;
  /** Its searchable labels; empty for faces. */
  labels: string[];
  createdBy: string;
  createdAt: number;
  updatedAt: number;
}

interface CollectionLibrariesTable {
  collectionId: string;
  libraryId: string;
}

/** An unreferenced file that couldn't be removed, or may not have been written yet. */
interface LeftFilesTable {
  key: string;
  since: number;
}

export interface LibraryTables {
  libraries: LibrariesTable;
  images: ImagesTable;
  imageHashParts: ImageHashPartsTable;
  imageTags: ImageTagsTable;
  imageChanges: ImageChangesTable;
  erasures: ErasuresTable;
  erasedImages: ErasedImagesTable;
  leftFiles: LeftFilesTable;
  collections: CollectionsTable;
  collectionLibraries: CollectionLibrariesTable;
}
