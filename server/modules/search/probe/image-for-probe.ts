import { Refusal } from "../../../kernel/refusal.ts";
import type { Session } from "../../../kernel/call.ts";
import type { Services } from "../../../platform/services.ts";
import { imageKeys } from "../../catalog/index.ts";

const needed = "image-library-management:image:read";

/** A library's picture, for operators who may see library pictures. */
export const readImageForProbe = async (
  { database, files }: Pick<Services, "database" | "files">,
  { permissions }: Session,
  imageId: string,
) => {
  if (!permissions.has(needed))
    throw new Refusal("forbidden", [{ path: "permission", code: needed }]);
  const image = await database
    .selectFrom("images")
    .select(["id", "mediaType", "width", "height"])
    .where("id", "=", imageId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!image) throw new Refusal("not_found", [{ path: "imageId", code: "unknown" }]);
  const { width, height, mediaType } = image;
  return {
    content: await files.read(imageKeys(image.id, mediaType).content),
    mediaType,
    width,
    height,
    imageId: image.id,
  };
};
