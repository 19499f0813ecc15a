import type { FastifyReply, FastifyRequest } from "fastify";
import type { BuiltFile, Encoding } from "./built-file.ts";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** `immutable` for names that carry a hash; `revalidated` for all others. */
export type Caching = "immutable" | "revalidated";

const cacheControl: Record<Caching, string> = {
  immutable: "public, max-age=31536000, immutable",
  revalidated: "no-cache",
};

/** The encoding for compressible content. */
const acceptedEncoding = (request: FastifyRequest): Encoding => {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
};

const isKnown = (request: FastifyRequest, etag: string): boolean => {
  const known = request.headers["if-none-match"] ?? "";
  return known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
};

/** Sends a built file, compressed as the browser accepts it, or 304 if the browser has it. */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  caching: Caching,
): Promise<FastifyReply> => {
  void reply.headers({ "cache-control": cacheControl[caching], etag: file.etag });
  const vary = [reply.getHeader("vary") ?? [], file.compressible ? "accept-encoding" : []].flat();
  if (vary.length > 0) void reply.header("vary", vary.join(", "));
  if (isKnown(request, file.etag)) return reply.code(304).send();
  const encoding = file.compressible ? acceptedEncoding(request) : "identity";
  const content = await file.encoded(encoding);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  void reply.type(file.type).header("content-length", content.length);
  return request.method === "HEAD" ? reply.send() : reply.send(content);
};

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
