import type { Image } from "@console-shell/contract/calls/library";
import type { ThumbnailSide } from "@console-shell/contract/words/limits";
import { isMissingFile } from "#platform/files/missing-file.ts";
import { thumbnailOf } from "./make-thumbnails.ts";
import { imageKeys, thumbnailKey } from "./picture-keys.ts";
import { type PictureCall, readPicture, sendPicture } from "./send-picture.ts";

/**
 * Sends a picture's thumbnail. A size that wasn't stored, as for pictures from before there were several, is generated
 * and not stored: writing a file here could race with the picture's erasure.
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
