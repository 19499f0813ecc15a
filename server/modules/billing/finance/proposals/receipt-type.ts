import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import sharp from "sharp";

const maximumPixels = 40_000_000;

const pictureTypes: Record<string, Receipt["mediaType"] | undefined> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

/** First bytes in hexadecimal. Checked before a decoder runs, because decoders read other formats, too. */
const beginnings = /^(?:89504e470d0a1a0a|ffd8ff|52494646.{8}57454250)/;

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString("latin1") === "%PDF-" &&
  bytes.subarray(-1_024).includes("%%EOF", 0, "latin1");

/** The type of a receipt by its content, whatever its sender calls it; undefined if it isn't one. */
export const receiptTypeOf = async (bytes: Buffer): Promise<Receipt["mediaType"] | undefined> => {
  if (isPdf(bytes)) return "application/pdf";
  if (!beginnings.test(bytes.subarray(0, 12).toString("hex"))) return undefined;
  const facts = await sharp(bytes, { limitInputPixels: maximumPixels })
    .metadata()
    .catch(() => undefined);
  if (!facts || facts.width * facts.height > maximumPixels) return undefined;
  return pictureTypes[facts.format];
};
