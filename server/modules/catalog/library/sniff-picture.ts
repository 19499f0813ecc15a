import type { Image } from "@console-shell/contract/calls/library";

const startsWith = (bytes: Buffer, hexadecimal: string, at = 0) => {
  const expected = Buffer.from(hexadecimal, "hex");
  return bytes.subarray(at, at + expected.length).equals(expected);
};

/**
 * The picture format by magic bytes, or undefined. Checked before any decoder runs, because decoders also accept
 * formats (SVG, PDF) that can make them read other files.
 */
export const sniffPicture = (bytes: Buffer): Image["mediaType"] | undefined => {
  if (startsWith(bytes, "ffd8ff")) return "image/jpeg";
  if (startsWith(bytes, "89504e470d0a1a0a")) return "image/png";
  if (startsWith(bytes, "52494646") && startsWith(bytes, "57454250", 8)) return "image/webp";
  return undefined;
};
