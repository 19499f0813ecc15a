import type { FastifyReply, FastifyRequest } from "fastify";
import { isMissingFile } from "#platform/files/missing-file.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";

export interface PictureCall {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

/** The bytes of a stored picture; `not_found` if its file is gone. */
export const readPicture = async ({ files, log }: Services, key: string): Promise<Buffer> => {
  try {
    return await files.read(key);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    // Its row was there a moment ago: most likely somebody has deleted the picture since.
    log.warn({ key }, "A picture's file is not there");
    throw new Refusal("not_found");
  }
};

/**
 * Sends a stored picture. Browsers may cache it privately, but must revalidate each time, so that a revoked permission
 * takes effect. A file never changes under its key, so the key is the ETag.
 */
export const sendPicture = async (
  { request, reply, services }: PictureCall,
  key: string,
  mediaType: string,
  read = () => readPicture(services, key),
): Promise<Buffer> => {
  const tag = `"${key}"`;
  const known = request.headers["if-none-match"] === tag;
  const bytes = known ? Buffer.alloc(0) : await read();
  void reply.header("cache-control", "private, no-cache").header("etag", tag);
  if (known) void reply.code(304).send();
  else void reply.type(mediaType);
  return bytes;
};
