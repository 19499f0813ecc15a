import { inflateSync } from "node:zlib";

interface PdfObject {
  dictionary: string;
  /** Inflated; empty if there is none. */
  stream: string;
}

const objectsOf = (pdf: Buffer): Map<string, PdfObject> => {
  const text = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = "", 2: body = "", index } of text.matchAll(
    /(\d+) 0 obj\s([\s\S]*?)\sendobj/g,
  )) {
    const [dictionary = ""] = body.split("stream\n");
    const from = text.indexOf("stream\n", index) + "stream\n".length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const bytes = pdf.subarray(from, from + length);
    const packed = dictionary.includes("/FlateDecode");
    objects.set(id, {
      dictionary,
      stream: body === dictionary ? "" : (packed ? inflateSync(bytes) : bytes).toString("latin1"),
    });
  }
  return objects;
};

/** The characters of a font's glyphs, by their place in it. */
const charactersOf = (map: string): string[] => {
  const [, listed = ""] = /beginbfrange([\s\S]*)endbfrange/.exec(map) ?? [];
  return [...listed.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = ""]) =>
      Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  );
};

/** Text of a PDF made by pdfkit, line by line, decoded by its own glyph tables. */
export const textOfPdf = (pdf: Buffer): string[] => {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values())
    for (const [, name = "", id = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? "") ?? [];
      fonts.set(name, charactersOf(objects.get(map)?.stream ?? ""));
    }
  const lines: string[] = [];
  for (const { stream } of objects.values())
    for (const [, name = "", , shown = ""] of stream.matchAll(
      /\/(F\d+) [\d.]+ Tf([^[]*)\[([^\]]*)\] TJ/g,
    )) {
      const glyphs = [...shown.matchAll(/<([\da-f]*)>/gi)].map(([, hex = ""]) => hex).join("");
      const characters = fonts.get(name) ?? [];
      lines.push(
        [...glyphs.matchAll(/.{4}/g)].map(([hex]) => characters[Number.parseInt(hex, 16)]).join(""),
      );
    }
  return lines;
};
