import PdfDocument from "pdfkit";
import { drawable } from "./drawable.ts";
import type { InvoiceDocument, DocumentLine } from "./invoice.ts";
import { drawText, heightOfText } from "./text.ts";
import { words } from "./words.ts";

const left = 56;
const right = 539;
const bottom = 760;
/* The colours of the console (ui/theme/tokens.ts), in its light theme. */
const ink = "#101828";
const faint = "#586376";
const hairline = "#e6e9ef";
/** Right edges and widths of the number columns. They don't overlap: a number that doesn't fit wraps. */
const columns = {
  quantity: { end: 320, width: 84 },
  unitPrice: { end: 430, width: 106 },
  amount: { end: right, width: 105 },
} as const;

type Drawing = InstanceType<typeof PdfDocument>;

const textHeight = (drawing: Drawing, text: string, width: number, size = 10): number =>
  heightOfText(drawing, drawable(text), { width, size, bold: false });

const at = (
  drawing: Drawing,
  text: string,
  x: number,
  y: number,
  {
    size = 10,
    bold = false,
    color = ink,
    width = 240,
    align = "left",
  }: {
    size?: number;
    bold?: boolean;
    color?: string;
    width?: number;
    align?: "left" | "right";
  } = {},
): number => {
  drawing.fillColor(color);
  return drawText(drawing, drawable(text), { x, y, width, size, bold, align });
};

const rule = (drawing: Drawing, y: number, color = hairline) =>
  drawing.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke();

/** The issuer, to the right of the title; returns where that ends. */
const letterhead = (
  drawing: Drawing,
  { issuer: [name, ...rest] = [""] }: InvoiceDocument,
): number => {
  const aside = { width: 280, align: "right" } as const;
  let y = at(drawing, name, 259, 60, { ...aside, size: 12, bold: true }) + 2;
  for (const line of rest) y = at(drawing, line, 259, y, { ...aside, size: 9, color: faint }) + 1;
  return y;
};

const header = (drawing: Drawing, document: InvoiceDocument): number => {
  const { title, number, billedTo, facts } = document;
  at(drawing, title, left, 56, { size: 24, bold: true, width: 190 });
  at(drawing, number, left, 92, { size: 11, color: faint, width: 190 });
  const line = Math.max(122, letterhead(drawing, document) + 8);
  rule(drawing, line, ink);
  const [label, name, ...rest] = billedTo;
  let y = at(drawing, label, left, line + 16, { size: 9, color: faint });
  y = at(drawing, name ?? "", left, y + 2, { size: 12, bold: true, width: 220 });
  for (const line of rest) y = at(drawing, line, left, y + 2, { color: faint, width: 220 });
  let row = line + 16;
  for (const [name, value] of facts) {
    at(drawing, name, 300, row, { size: 9, color: faint, width: 80 });
    row = at(drawing, value, 384, row, { width: 155, align: "right" }) + 4;
  }
  return Math.max(y, row) + 24;
};

/** The number columns of a row; returns where the highest ends. */
const figures = (drawing: Drawing, line: DocumentLine, y: number, bold = false): number =>
  Math.max(
    ...(["quantity", "unitPrice", "amount"] as const).map((column) => {
      const { end, width } = columns[column];
      const size = bold ? 9 : 10;
      return at(drawing, line[column], end - width, y, { size, bold, width, align: "right" });
    }),
  );

const tableHead = (drawing: Drawing, { head }: InvoiceDocument, y: number): number => {
  at(drawing, head.item, left, y, { size: 9, bold: true });
  figures(drawing, head, y, true);
  rule(drawing, y + 18, ink);
  return y + 26;
};

const heightOf = (drawing: Drawing, { item, detail, ...figures }: DocumentLine): number => {
  const height = Math.max(
    textHeight(drawing, item, 180),
    ...(["quantity", "unitPrice", "amount"] as const).map((column) =>
      textHeight(drawing, figures[column], columns[column].width),
    ),
  );
  return detail ? height + 1 + textHeight(drawing, detail, 240, 8.5) : height;
};

/**
 * Frees the many small pieces of a finished page: its content and the shapes of its words. In a statement with thousands
 * of entries they would take hundreds of megabytes.
 */
const compact = (drawing: Drawing): void => {
  const { page, _font: font } = drawing as unknown as {
    page: { content: { buffer: Uint8Array[] } };
    _font: { layoutCache: object };
  };
  page.content.buffer = [Buffer.concat(page.content.buffer)];
  font.layoutCache = Object.create(null) as object;
};

const lines = (drawing: Drawing, document: InvoiceDocument, from: number): number => {
  let y = tableHead(drawing, document, from);
  for (const line of document.lines) {
    if (y + heightOf(drawing, line) > bottom) {
      compact(drawing);
      drawing.addPage();
      y = tableHead(drawing, document, 56);
    }
    const figuresEnd = figures(drawing, line, y);
    let end = Math.max(at(drawing, line.item, left, y, { width: 180 }), figuresEnd);
    if (line.detail) end = at(drawing, line.detail, left, end + 1, { size: 8.5, color: faint });
    rule(drawing, end + 5);
    y = end + 12;
  }
  return y;
};

const sums = (drawing: Drawing, document: InvoiceDocument, from: number): number => {
  let y = from + 4;
  if (y > bottom - 100) {
    drawing.addPage();
    y = 56;
  }
  for (const [index, [label, value]] of document.sums.entries()) {
    const bold = index === document.sums.length - 1;
    const size = bold ? 12 : 10;
    at(drawing, label, 250, y, { size, bold, width: 140, align: "right" });
    y = at(drawing, value, 400, y, { size, bold, width: 139, align: "right" }) + 6;
  }
  return y;
};

/** Payment details and the remark. */
const foot = (drawing: Drawing, { payment, remark }: InvoiceDocument, from: number) => {
  let y = from + 18;
  const height = payment.reduce(
    (sum, [, value]) => sum + textHeight(drawing, value, 300) + 3,
    10 + textHeight(drawing, remark, right - left, 8.5),
  );
  if (y + height > bottom + 20) {
    drawing.addPage();
    y = 56;
  }
  for (const [label, value] of payment) {
    at(drawing, label, left, y + 1, { size: 9, color: faint, width: 90 });
    y = at(drawing, value, left + 96, y, { width: 300 }) + 3;
  }
  if (remark) at(drawing, remark, left, y + 10, { size: 8.5, color: faint, width: right - left });
};

/** Renders a document on A4 pages, with its fonts embedded. It's JSON: copying a long one as objects would block. */
export const drawDocument = (json: string): Promise<Buffer> => {
  const document = JSON.parse(json) as InvoiceDocument;
  const drawing = new PdfDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: document.locale,
    info: {
      Title: `${document.title} ${document.number}`,
      CreationDate: new Date(document.issuedOn),
    },
  });
  const end = sums(drawing, document, lines(drawing, document, header(drawing, document)));
  foot(drawing, document, end);
  const { start, count } = drawing.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    drawing.switchToPage(page);
    at(drawing, document.number, left, 794, { size: 8.5, color: faint });
    at(drawing, words[document.locale].page(page + 1, count), 339, 794, {
      size: 8.5,
      color: faint,
      width: 200,
      align: "right",
    });
  }
  return new Promise((resolved, rejected) => {
    const parts: Buffer[] = [];
    drawing.on("data", (part: Buffer) => parts.push(part));
    drawing.on("end", () => resolved(Buffer.concat(parts)));
    drawing.on("error", rejected);
    drawing.end();
  });
};
