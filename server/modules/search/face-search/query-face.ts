import type { By } from "#kernel/call.ts";
import type { Selectable } from "kysely";
import type { QueryImagesTable } from "#platform/database/tables/query-images.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { joinVectors } from "#platform/vision/vectors/vector-bytes.ts";
import { queryImageKey } from "#modules/catalog/index.ts";
import { findQueryImage } from "../query-image/reads.ts";
import { cropFace } from "./crop-face.ts";

interface QueryFace {
  seen: Selectable<QueryImagesTable>["seen"]["faces"][number];
  model: string;
  vector: Float32Array;
  /** The cropped face, as JPEG. */
  picture: Buffer;
  /** The library picture it was made from, if any. */
  imageId: string | null;
}

/**
 * A face of the operator's own query image, cropped. If the image is missing or expired, the refusal names the field;
 * `path` is a prefix of the fields' names.
 */
export const readQueryFace = async (
  services: Pick<Services, "database" | "files">,
  { queryImageId, face }: { queryImageId: string; face: number },
  by: By,
  path = "",
): Promise<QueryFace> => {
  const queryImage = await findQueryImage(services, queryImageId, by).catch((error: unknown) => {
    throw error instanceof Refusal
      ? new Refusal("bad_input", [{ path: `${path}queryImageId`, code: "expired" }])
      : error;
  });
  const seen = queryImage.seen.faces[face];
  if (!seen) throw new Refusal("bad_input", [{ path: `${path}face`, code: "unknown" }]);
  const bytes = Buffer.from(seen.embedding, "base64");
  const key = queryImageKey(queryImage.id, queryImage.mediaType);
  return {
    seen,
    model: queryImage.seen.faceModel,
    vector: joinVectors([bytes], bytes.length / 4),
    picture: await cropFace(() => services.files.read(key), seen.box, by.operatorId),
    imageId: queryImage.imageId,
  };
};
