import type { Image } from "@console-shell/contract/calls/library";
import type { ProbeFace, ProbeObject } from "@console-shell/contract/calls/probe";

/** What the engine found in a probe's picture. */
export interface SeenInProbe {
  /** The model of the faces' embeddings. */
  faceModel: string;
  faces: (ProbeFace & {
    /** In base64, its numbers as `bytesOf` writes them. */
    embedding: string;
  })[];
  objects: ProbeObject[];
}

/** A picture that an operator searches with; its bytes are a file, see modules/catalog/library/picture-keys.ts. */
export interface ProbesTable {
  id: string;
  operatorId: string;
  mediaType: Image["mediaType"];
  width: number;
  height: number;
  seen: SeenInProbe;
  createdAt: number;
  expiresAt: number;
  /** The library picture it was made from; null if one was uploaded. */
  imageId: string | null;
}

export interface ProbeTables {
  probes: ProbesTable;
}
