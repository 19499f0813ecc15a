import { z } from "zod";

/**
 * The figures of a page, and how much each varies by itself: with the length of dates, and with what arrives first. Bytes
 * are those that are sent, compressed with Brotli; code is scripts and stylesheets, calls are those of the API.
 */
export const room = {
  pageBytes: 100,
  codeBytes: 500,
  codeFiles: 1,
  /** Scripts that have run, not only loaded. */
  modules: 1,
  calls: 1,
  components: 20,
  /** How often components have rendered until the page is calm. */
  renders: 100,
  /** How often when somebody leaves the sub-app for the home page and returns to it. */
  returnRenders: 50,
  effects: 20,
  elements: 20,
} as const;

export type FigureName = keyof typeof room;
/** All figures of a page, or what it may have at most. */
export type PageFigures = Record<FigureName, number>;

export const figureNames = Object.keys(room) as FigureName[];

/** The measured figures of each page; those that an old build can't give are absent. */
export type Figures = Record<string, Partial<PageFigures>>;

const RatioSchema = z
  .strictObject({
    value: z.number().positive(),
    /** The other side: a commit, or something else that ran at the same time. */
    of: z.string().min(1),
    atMost: z.number().optional(),
    atLeast: z.number().optional(),
  })
  .refine(({ atMost, atLeast }) => (atMost === undefined) !== (atLeast === undefined), {
    error: "has one target",
  });
/** A figure as a share of another side's in the same run, with its target. */
export type Ratio = z.infer<typeof RatioSchema>;

export const benchNames = ["shell", "runtime", "server"] as const;
export type BenchName = (typeof benchNames)[number];

const LandingSchema = z.strictObject({
  /** The commit's date. */
  at: z.iso.date(),
  /** With a plus if files had changed since. */
  commit: z.string().regex(/^[0-9a-f]{8}\+?$/),
  subject: z.string().min(1),
  figures: z.record(z.string(), z.partialRecord(z.enum(figureNames), z.int().nonnegative())),
  ratios: z.partialRecord(z.enum(benchNames), z.record(z.string(), RatioSchema)).optional(),
});
/** A line of the history: what was measured at one commit. */
export type Landing = z.infer<typeof LandingSchema>;

/** Reads a history, whose lines are JSON; throws with the number of a line that isn't a landing. */
export const parseHistory = (text: string): Landing[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line, at) => {
      const { data, error } = LandingSchema.safeParse(JSON.parse(line));
      if (error) throw new Error(`Line ${at + 1} of the history: ${z.prettifyError(error)}`);
      return data;
    });

export const formatHistory = (landings: readonly Landing[]): string =>
  landings.map((landing) => `${JSON.stringify(LandingSchema.parse(landing))}\n`).join("");

/** Whether a page's figure is absent on one side, or differs by more than its room. */
export const differ = (one: Figures, other: Figures): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].some((page) =>
    figureNames.some((name) => {
      const [before, now] = [one[page]?.[name], other[page]?.[name]];
      if (before === undefined || now === undefined) return before !== now;
      return Math.abs(now - before) > room[name];
    }),
  );

/**
 * The history with the present state as its last landing, if that differs from the last committed one. The first
 * `committed` lines stay. An uncommitted one is replaced, unless it's the same state: it may have ratios.
 */
export const withPresent = (
  landings: readonly Landing[],
  committed: number,
  present: Landing,
): Landing[] => {
  const kept = landings.slice(0, committed);
  const isNew = differ(kept.at(-1)?.figures ?? {}, present.figures);
  if (!isNew) return kept;
  const uncommitted = landings[committed];
  const isSame = uncommitted && !differ(uncommitted.figures, present.figures);
  return [...kept, isSame ? uncommitted : present];
};

/** The history with more ratios on the line of a commit. */
export const withRatios = (
  landings: readonly Landing[],
  commit: string,
  bench: BenchName,
  ratios: Record<string, Ratio>,
): Landing[] =>
  landings.map((landing) => {
    if (landing.commit !== commit) return landing;
    const { ratios: before } = landing;
    return { ...landing, ratios: { ...before, [bench]: { ...before?.[bench], ...ratios } } };
  });
