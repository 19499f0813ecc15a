import { basename } from "node:path";
import { uploadBytes } from "@console-shell/contract";
import { normalText } from "@console-shell/contract/words/typed-text";
import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

const longestName = 200;

/** The sender's file name, as one line without a path. */
export const cleanName = (name: string | undefined) =>
  Array.from(
    basename(normalText(name ?? "").replaceAll("\\", "/")).replaceAll(
      // Joiners and tags that are left show something.
      /[[\p{Cc}\p{Cf}]--[\u{E0020}-\u{E007F}\u200C\u200D]]/gv,
      "",
    ),
  )
    .slice(-longestName)
    .join("")
    .trim() || "picture";

const hasStatus = (error: unknown) => error instanceof Error && "statusCode" in error;

/** A picture has bytes; other files may be empty. */
type Kind = "picture" | "file";

interface Upload {
  fileName: string;
  bytes: Buffer;
}

const uploads = new WeakMap<FastifyRequest, Promise<Upload>>();

/**
 * Reads the part `file` of an upload. Bytes are counted on arrival, and reading stops at the first byte over the limit,
 * whatever length the sender announced.
 */
const readFile = async (request: FastifyRequest, kind: Kind): Promise<Upload> => {
  if (!request.isMultipart()) throw new Refusal("unsupported_media");
  const missing = new Refusal("bad_input", [{ path: "file", code: "no_file" }]);
  const tooLarge = new Refusal("too_large", [
    { path: "file", code: kind === "file" ? "too_large" : "picture_too_large" },
  ]);
  try {
    const part = await request.file({
      limits: { fileSize: uploadBytes, files: 1, fields: 4, fieldSize: 1000, headerPairs: 20 },
    });
    if (!part || part.fieldname !== "file") {
      part?.file.resume();
      throw missing;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    if (part.file.truncated) throw tooLarge;
    const others = Object.keys(part.fields).filter((name) => name !== "file");
    if (others.length > 0)
      throw new Refusal(
        "bad_input",
        others.map((path) => ({ path, code: "unrecognized_key" })),
      );
    const bytes = Buffer.concat(chunks);
    if (bytes.length === 0 && kind === "picture") throw missing;
    return { fileName: cleanName(part.filename), bytes };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (hasStatus(error) && (error as { statusCode?: number }).statusCode === 413) throw tooLarge;
    // The parser only fails on malformed input and aborted connections.
    request.log.info({ err: error }, "An upload could not be read");
    throw new Refusal("bad_input", [{ path: "file", code: "incomplete" }]);
  }
};

/** The file of an upload; later callers get the same stream, which can be read once. */
export const readUpload = (request: FastifyRequest, kind: Kind = "picture"): Promise<Upload> => {
  const upload = uploads.get(request) ?? readFile(request, kind);
  uploads.set(request, upload);
  return upload;
};
