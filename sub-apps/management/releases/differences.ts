import type { Locale, SubAppManifest } from "@console-shell/contract";

/** What a promotion may change for operators and for the page, in the order of its weight. */
export const differenceKinds = ["permissions", "needs", "pages", "versions"] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
export type Need = keyof NonNullable<SubAppManifest["needs"]>;

/** One line of a comparison, in words for operators and as the manifest has it. */
export interface Line {
  change: "added" | "removed";
  words: string;
  code: string;
}

type Said = Omit<Line, "change">;
type Part = Pick<SubAppManifest, "permissions" | "needs" | "pages" | "shared" | "host">;

const linesOf = (
  { permissions = [], needs = {}, pages, shared, host }: Part,
  locale: Locale,
  nameOf: (need: Need) => string,
): Record<DifferenceKind, Said[]> => ({
  permissions: permissions.map(({ code, label }) => ({ words: label[locale], code })),
  needs: (Object.entries(needs) as [Need, string | boolean | string[]][]).flatMap(([need, value]) =>
    (typeof value === "object" ? value : [value])
      .filter((one) => one !== false)
      .map((one) => ({ words: nameOf(need), code: one === true ? "" : one })),
  ),
  pages: pages.map(({ path, title, permission }) => ({
    words: title[locale],
    code: `${path} · ${permission}`,
  })),
  versions: [
    ...Object.entries(shared).map(([name, range]) => ({ words: name, code: range })),
    ...(host === undefined ? [] : [{ words: "Console Shell", code: host }]),
  ],
});

const nothing: Part = { pages: [], shared: {} };

const without = (lines: readonly Said[], others: readonly Said[]) =>
  lines.filter(
    (line) => !others.some(({ words, code }) => words === line.words && code === line.code),
  );

/** What differs from one manifest to another, by kind; without a first one, everything is added. */
export const differencesOf = (
  from: Part = nothing,
  to: Part,
  locale: Locale,
  nameOf: (need: Need) => string,
): [DifferenceKind, Line[]][] => {
  const before = linesOf(from, locale, nameOf);
  const after = linesOf(to, locale, nameOf);
  return differenceKinds
    .map((kind): [DifferenceKind, Line[]] => [
      kind,
      [
        ...without(before[kind], after[kind]).map((line) => ({
          ...line,
          change: "removed" as const,
        })),
        ...without(after[kind], before[kind]).map((line) => ({
          ...line,
          change: "added" as const,
        })),
      ],
    ])
    .filter(([, lines]) => lines.length > 0);
};
