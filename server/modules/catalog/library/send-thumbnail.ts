import type { Image } from "@console-shell/contract/endpoints/library";
import type { ThumbnailSide } from "@console-shell/contract/picture-limits";
import { isMissingFile } from "../../../platform/files/missing-file.ts";
import { thumbnailOf } from "./make-thumbnails.ts";
import { imageKeys, thumbnailKey } from "./picture-keys.ts";
import { type PictureCall, readPicture, sendPicture } from "./send-picture.ts";

/**
 * Answers with a picture's thumbnail. One of a size that was not made when the picture came, as before there were
 * several, is made now and not kept: what writes a file here could do so after the picture was erased.
 */
export const sendThumbnail = (
  call: PictureCall,
  { id, mediaType }: Pick<Image, "id" | "mediaType">,
  side: ThumbnailSide,
): Promise<Buffer> => {
  const key = thumbnailKey(id, side);
  return sendPicture(call, key, "image/webp", async () => {
    const stored = await call.services.files.read(key).catch((error: unknown) => {
      if (!isMissingFile(error)) throw error;
      return undefined;
    });
    if (stored) return stored;
    return thumbnailOf(await readPicture(call.services, imageKeys(id, mediaType).content), side);
  });
};
