import { addAbortSignal, Readable } from "node:stream";

/** All bytes of a response, or an error if it ends before its announced length. */
export const readBody = async (
  body: unknown,
  announced: number | undefined,
  signal: AbortSignal,
): Promise<Buffer> => {
  if (!(body instanceof Readable)) throw new Error("The answer has no body");
  const parts: Buffer[] = [];
  for await (const part of addAbortSignal(signal, body)) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  if (bytes.length !== announced)
    throw new Error(`The answer ended after ${bytes.length} of ${announced} bytes`);
  return bytes;
};
