import type { Image } from "@console-shell/contract/calls/image";
import { type ThumbnailSide, thumbnailSides } from "@console-shell/contract/words/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isMissingFile } from "#platform/files/missing-file.ts";
import type { By } from "#kernel/call.ts";
import { inViewingSlot } from "#kernel/open-image.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { thumbnailOf } from "./prepare.ts";

const endings: Record<Image["mediaType"], string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** Key of a thumbnail of this size. */
export const thumbnailKey = (id: string, side: ThumbnailSide): string =>
  side === 256 ? `thumbnails/${id}.webp` : `thumbnails/${side}/${id}.webp`;

/** Keys of a library image's files; the thumbnail is the middle size. */
export const imageKeys = (id: string, mediaType: Image["mediaType"]) => ({
  content: `images/${id}.${endings[mediaType]}`,
  thumbnail: thumbnailKey(id, 256),
});

/** Keys of all files a library's image may have. */
export const fileKeysOf = (id: string, mediaType: Image["mediaType"]): string[] => [
  imageKeys(id, mediaType).content,
  ...thumbnailSides.map((side) => thumbnailKey(id, side)),
];

/** Key of a query image, or of the copy that a search or comparison stores. */
export const queryImageKey = (id: string, mediaType: Image["mediaType"]) =>
  `probes/${id}.${endings[mediaType]}`;

interface ImageCall {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

/** The bytes of a stored image; `not_found` if its file is gone. */
export const readImage = async ({ files, log }: Services, key: string): Promise<Buffer> => {
  try {
    return await files.read(key);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    // Its row was there a moment ago: most likely somebody has deleted the image since.
    log.warn({ key }, "An image's file is not there");
    throw new Refusal("not_found");
  }
};

/**
 * Sends a stored image. Browsers may cache it privately, but must revalidate each time, so that a revoked permission
 * takes effect. A file never changes under its key, so the key is the ETag.
 */
export const sendImage = async (
  { request, reply, services }: ImageCall,
  key: string,
  mediaType: string,
  read = () => readImage(services, key),
): Promise<Buffer> => {
  const tag = `"${key}"`;
  const known = request.headers["if-none-match"] === tag;
  const bytes = known ? Buffer.alloc(0) : await read();
  void reply.header("cache-control", "private, no-cache").header("etag", tag);
  if (known) void reply.code(304).send();
  else void reply.type(mediaType);
  return bytes;
};

/**
 * Sends an image's thumbnail. A size that wasn't stored, as for images from before there were several, is generated
 * and not stored: writing a file here could race with the image's erasure.
 */
export const sendThumbnail = (
  call: ImageCall & { by: By },
  { id, mediaType }: Pick<Image, "id" | "mediaType">,
  side: ThumbnailSide,
): Promise<Buffer> => {
  const key = thumbnailKey(id, side);
  return sendImage(call, key, "image/webp", async () => {
    const stored = await call.services.files.read(key).catch((error: unknown) => {
      if (!isMissingFile(error)) throw error;
      return undefined;
    });
    if (stored) return stored;
    return inViewingSlot(
      async () =>
        thumbnailOf(await readImage(call.services, imageKeys(id, mediaType).content), side),
      call.by.operatorId,
    );
  });
};
