import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "./send-file.ts";

/** Responses generated per request are compressed each time: fast rather than small. */
const brotliQuality = 4;

/** Sends a generated page, compressed as the browser accepts it. */
export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> => {
  const encoding = acceptedEncoding(request);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  if (request.method === "HEAD") return reply.send("");
  if (encoding === "identity") return reply.send(html);
  const text = Buffer.from(html);
  if (encoding === "gzip") return reply.send(await promisify(gzip)(text));
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return reply.send(await promisify(brotliCompress)(text, { params }));
};
