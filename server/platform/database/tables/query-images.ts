import type { Image } from "@console-shell/contract/calls/image";
import type { QueryImageFace, QueryImageObject } from "@console-shell/contract/calls/query-image";
import type { WithDefault } from "./stricter.ts";

/** What the engine found in a query image. */
export interface SeenInQueryImage {
  /** The model of the faces' embeddings. */
  faceModel: string;
  faces: (QueryImageFace & {
    /** In base64, its numbers as `bytesOf` writes them. */
    embedding: string;
  })[];
  objects: QueryImageObject[];
}

/** A picture that an operator searches with; its bytes are a file, see modules/catalog/image/files.ts. */
export interface QueryImagesTable {
  id: string;
  operatorId: string;
  mediaType: Image["mediaType"];
  /** Empty before 0028-query-image-names.ts. */
  fileName: WithDefault<string>;
  width: number;
  height: number;
  seen: SeenInQueryImage;
  createdAt: number;
  expiresAt: number;
  /** The library picture it was made from; null if one was uploaded. */
  imageId: string | null;
}

export interface QueryImageTables {
  probes: QueryImagesTable;
}
