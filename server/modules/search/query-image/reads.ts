import { imageKeys } from "#modules/catalog/index.ts";
import type { By } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import type { QueryImage } from "@console-shell/contract/calls/query-image";
import type { Selectable } from "kysely";
import type { QueryImagesTable } from "#platform/database/tables/query-images.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";

/** An operator's own unexpired query image, or `not_found`. */
export const findQueryImage = async (
  { database }: Pick<Services, "database">,
  id: string,
  { operatorId, now }: By,
): Promise<Selectable<QueryImagesTable>> => {
  const queryImage = await database
    .selectFrom("probes")
    .selectAll()
    .where("id", "=", id)
    .where("operatorId", "=", operatorId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!queryImage) throw new Refusal("not_found");
  return queryImage;
};

/** A query image in the wire format: embeddings stay on the server. */
export const presentQueryImage = ({
  id,
  width,
  height,
  seen,
  expiresAt,
}: Selectable<QueryImagesTable>): QueryImage => ({
  id,
  width,
  height,
  faces: seen.faces.map(({ box, score, flaws, pose, liveness }) => ({
    box,
    score,
    flaws,
    pose,
    liveness,
  })),
  objects: seen.objects,
  expiresAt,
});

const needed = "image-library-management:image:read";

/** An image of a library, for operators who may see its images. */
export const readLibraryImage = async (
  { database, files }: Pick<Services, "database" | "files">,
  { permissions }: Session,
  imageId: string,
) => {
  if (!permissions.has(needed))
    throw new Refusal("forbidden", [{ path: "permission", code: needed }]);
  const image = await database
    .selectFrom("images")
    .select(["id", "fileName", "mediaType", "width", "height"])
    .where("id", "=", imageId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!image) throw new Refusal("not_found", [{ path: "imageId", code: "unknown" }]);
  const { fileName, width, height, mediaType } = image;
  return {
    content: await files.read(imageKeys(image.id, mediaType).content),
    fileName,
    mediaType,
    width,
    height,
    imageId: image.id,
  };
};
