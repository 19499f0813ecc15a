import PdfDocument from "pdfkit";
import sharp from "sharp";
import { receiptKey } from "#modules/billing/index.ts";
import { newId } from "#platform/database/id.ts";
import { sha256Of } from "#platform/files/sha256-of.ts";
import type { SeedContext } from "./seed.ts";

interface DemoReceipt {
  proposalId: string;
  /** Its ending says whether it's a PDF or a picture. */
  fileName: string;
  lines: readonly string[];
  by: string;
  at: number;
}

/* In a font that every reader has: parsing one with Chinese takes a second. */
const drawPdf = async (lines: readonly string[]): Promise<Buffer> => {
  const drawing = new PdfDocument({ size: "A5", layout: "landscape" });
  const chunks: Buffer[] = [];
  drawing.on("data", (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise((resolve) => drawing.on("end", resolve));
  drawing.fontSize(20).text("Payment receipt").moveDown();
  for (const line of lines) drawing.fontSize(13).text(line).moveDown(0.5);
  drawing.end();
  await ended;
  return Buffer.concat(chunks);
};

/* Bars in place of text: a machine may have no fonts. */
const drawPicture = (lines: readonly string[]): Promise<Buffer> => {
  const bars = lines.map(
    (line, at) =>
      `<rect x="48" y="${150 + at * 56}" width="${120 + line.length * 16}" height="20" rx="4" fill="#9aa4b2"/>`,
  );
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420">
      <rect width="640" height="420" fill="#ffffff"/>
      <rect x="24" y="24" width="592" height="372" rx="12" fill="none" stroke="#c5ccd6" stroke-width="2"/>
      <rect x="48" y="56" width="220" height="32" rx="6" fill="#1d4ed8"/>
      <line x1="48" y1="116" x2="592" y2="116" stroke="#c5ccd6" stroke-width="2"/>
      ${bars.join("")}
      <circle cx="520" cy="290" r="58" fill="none" stroke="#dc2626" stroke-width="6" opacity="0.7"/>
      <path d="M492 290 l20 22 l38 -44" fill="none" stroke="#dc2626" stroke-width="8" opacity="0.7"/>
    </svg>`),
  )
    .png()
    .toBuffer();
};

/** Attaches a generated receipt to a demo proposal. */
export const seedReceipt = async (
  { database, files }: SeedContext,
  { proposalId, fileName, lines, by, at }: DemoReceipt,
): Promise<void> => {
  const isPdf = fileName.endsWith(".pdf");
  const bytes = isPdf ? await drawPdf(lines) : await drawPicture(lines);
  const mediaType = isPdf ? ("application/pdf" as const) : ("image/png" as const);
  const row = { id: newId(), fileName, mediaType };
  await files.write(receiptKey(row), bytes);
  await database
    .insertInto("proposalReceipts")
    .values({
      ...row,
      proposalId,
      size: bytes.length,
      sha256: sha256Of(bytes),
      uploadedBy: by,
      uploadedAt: at,
    })
    .execute();
};
