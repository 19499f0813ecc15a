import type PdfDocument from "pdfkit";
import bidiFactory from "bidi-js";
import { baseFamily, type Family, familyOf, hasNarrowQuotes, isBasic, readFont } from "./fonts.ts";

type Drawing = InstanceType<typeof PdfDocument>;

const bidi = bidiFactory();

/** A part of a line in one font and one direction. */
interface Run {
  family: Family;
  /** Odd: from right to left. */
  level: number;
  text: string;
}

const loaded = new WeakMap<Drawing, Set<string>>();

/** Selects a family's font. */
const select = (drawing: Drawing, family: Family, size: number, bold: boolean) => {
  const name = `${family} ${bold}`;
  const known = loaded.get(drawing) ?? new Set();
  loaded.set(drawing, known);
  if (!known.has(name)) drawing.registerFont(name, readFont(family, bold));
  known.add(name);
  return drawing.font(name, size);
};

/* A word in two fonts looks wrong: a text with `ł` is in the family that has it, as far as it can be. */
const leadOf = (text: string): Family | undefined =>
  hasNarrowQuotes(text) || Array.from(text).some((one) => familyOf(one) === "source-sans-3")
    ? "source-sans-3"
    : undefined;

type Direction = "ltr" | "rtl";

/* By its first letter. */
const directionOf = (paragraph: string): Direction =>
  bidi.getEmbeddingLevels(paragraph, "auto").paragraphs[0]?.level === 1 ? "rtl" : "ltr";

/* The runs of a line as they are read. A character that no font has is drawn as a box. */
const runsOf = (line: string, direction: Direction, lead: Family | undefined): Run[] => {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: Run[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels[index]!;
    const last = runs.at(-1);
    const text = mirrored.get(index) ?? character;
    const family = familyOf(text, lead ?? last?.family) ?? last?.family ?? baseFamily;
    if (last && last.level === level && last.family === family) last.text += text;
    else runs.push({ family, level, text });
    index += character.length;
  }
  return runs;
};

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/u;

/*
 * Shaping turns a run with letters from right to left around, but not one of brackets and spaces between them. It also
 * turns the digits of these scripts around, although numbers are read from left to right.
 */
const turned = (run: Run): Run =>
  (run.level % 2 === 1 ? !rightToLeft.test(run.text) : arabicDigits.test(run.text))
    ? { ...run, text: Array.from(run.text).toReversed().join("") }
    : run;

/* The runs from left to right (rule L2 of the Unicode bidirectional algorithm). */
const fromLeft = (runs: readonly Run[]): Run[] => {
  const ordered = runs.map(turned);
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && ordered[to]!.level >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = to;
    }
  return ordered;
};

/** Where a text is drawn, and in what size. */
export interface Place {
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  align: "left" | "right";
}

/* Without features pdfkit shapes word by word, and a line from right to left would have its words in the wrong order. */
const optionsOf = ({ level }: Run) => (level % 2 === 1 ? { features: [] } : {});

const widthOfRuns = (
  drawing: Drawing,
  runs: readonly Run[],
  { size, bold }: Pick<Place, "size" | "bold">,
): number =>
  runs.reduce(
    (sum, run) =>
      sum + select(drawing, run.family, size, bold).widthOfString(run.text, optionsOf(run)),
    0,
  );

const words = new Intl.Segmenter("en", { granularity: "word" });

/* Where a line may end: after a word and what follows it, but not before a closing mark or after an opening one. */
const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = parts.at(-1);
    const follows = !isWordLike && !/^\p{Ps}/u.test(segment);
    if (last !== undefined && (follows || /\p{Ps}$/u.test(last)))
      parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
};

const linesOf = (drawing: Drawing, text: string, place: Pick<Place, "size" | "bold" | "width">) => {
  const lead = leadOf(text);
  return text.split("\n").flatMap((paragraph) => {
    const direction = directionOf(paragraph);
    const widthOf = (part: string) => widthOfRuns(drawing, runsOf(part, direction, lead), place);
    const lines = [""];
    let left = place.width;
    const add = (part: string) => {
      if (widthOf(part.trimEnd()) > left && lines.at(-1) !== "") {
        lines.push("");
        left = place.width;
      }
      lines[lines.length - 1] += part;
      left -= widthOf(part);
    };
    for (const part of partsOf(paragraph))
      if (widthOf(part.trimEnd()) <= place.width) add(part);
      else for (const character of part) add(character);
    return lines.map((line) => runsOf(line.trimEnd(), direction, lead));
  });
};

/** The height of one line: the first family's, whatever else is in it. */
const lineHeight = (drawing: Drawing, { size, bold }: Pick<Place, "size" | "bold">): number =>
  select(drawing, baseFamily, size, bold).currentLineHeight(true);

/** A text's width if it's on one line. Most are, and looking for line breaks takes longer than drawing. */
const widthOf = (drawing: Drawing, text: string): number =>
  text.includes("\n") ? Infinity : drawing.widthOfString(text);

/** The height of a text in a width. */
export const heightOfText = (
  drawing: Drawing,
  text: string,
  place: Pick<Place, "width" | "size" | "bold">,
): number => {
  const height = lineHeight(drawing, place);
  if (!isBasic(text)) return linesOf(drawing, text, place).length * height;
  return widthOf(drawing, text) > place.width
    ? drawing.heightOfString(text, { width: place.width })
    : height;
};

/** Draws a text in as many fonts as it needs, in its direction; returns where it ends. */
export const drawText = (drawing: Drawing, text: string, place: Place): number => {
  const { x, y, width, align, size, bold } = place;
  const height = lineHeight(drawing, place);
  if (isBasic(text)) {
    const lineWidth = widthOf(drawing, text);
    if (lineWidth > width) {
      drawing.text(text, x, y, { width, align });
      return drawing.y;
    }
    drawing.text(text, align === "right" ? x + width - lineWidth : x, y, { lineBreak: false });
    return y + height;
  }
  const { _font: font } = drawing as unknown as { _font: { ascender: number } };
  const ascent = (font.ascender / 1000) * size;
  let baseline = y + ascent;
  for (const runs of linesOf(drawing, text, place)) {
    let at = align === "right" ? x + width - widthOfRuns(drawing, runs, place) : x;
    for (const run of fromLeft(runs)) {
      const options = optionsOf(run);
      select(drawing, run.family, size, bold).text(run.text, at, baseline, {
        ...options,
        lineBreak: false,
        baseline: "alphabetic",
      });
      at += drawing.widthOfString(run.text, options);
    }
    baseline += height;
  }
  return baseline - ascent;
};
