// What /figures shows, drawn when the handbook is built: the history of figures and ratios, with budgets and targets.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type BenchName,
  benchNames,
  type FigureName,
  figureNames,
  type Landing,
  type PageFigures,
  parseHistory,
  room,
} from "@console-shell/testing/figures/history";
import { defineLoader } from "vitepress";

/** A small chart, drawn in an SVG of 120 × 36, with the texts around it. */
export interface Chart {
  name: string;
  last: string;
  /** Since the measurement before; `same` within the room. */
  change: { text: string; kind: "more" | "less" | "same" };
  /** A budget or target, and whether the last figure meets it. */
  limit: { text: string; y: number };
  isMet: boolean;
  points: { x: number; y: number; title: string }[];
  /** Between two landings. */
  step: number;
}

export interface Table {
  head: string[];
  rows: string[][];
}

interface FiguresPage {
  pages: { name: string; id: string; charts: Chart[]; table: Table }[];
  benches: { name: string; id: string; charts: Chart[] }[];
  landings: Table;
}

declare const data: FiguresPage;
export { data };

const repository = join(import.meta.dirname, "../..");
const history = join(repository, "bench/history.ndjson");
const budgets = join(repository, "e2e/budgets/budgets.json");

const names: Record<FigureName, string> = {
  pageBytes: "Page",
  codeBytes: "Code",
  codeFiles: "Files",
  modules: "Modules",
  calls: "Calls",
  components: "Components",
  renders: "Renders",
  returnRenders: "Renders on return",
  effects: "Effects",
  elements: "Elements",
};
const drawn = ["codeBytes", "calls", "components", "effects", "elements"] as const;

const showOf = (name: FigureName) => (value: number) =>
  name.endsWith("Bytes") ? `${(value / 1000).toFixed(1)} kB` : value.toLocaleString("en-US");

/** `object-search-manager` → `Object search manager`. */
const titleOf = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`.replaceAll("-", " ");

interface Series {
  name: string;
  /** Of all landings, in order; some may have none. */
  values: readonly (number | undefined)[];
  /** A value, and the landing at which it was measured. */
  titleOf: (at: number) => string;
  show: (value: number) => string;
  /** Smaller changes mean nothing. */
  room: number;
  limit: { text: string; value: number; isLeast?: boolean };
}

/** One chart, or none without values. */
const draw = ({ name, values, titleOf, show, room, limit }: Series): Chart[] => {
  const known = values.filter((value) => value !== undefined);
  const last = known.at(-1);
  if (last === undefined) return [];
  const by = last - (known.at(-2) ?? last);
  const high = Math.max(...known, limit.value);
  // At least a fifth of the figure is shown, so that small changes look small.
  const low = Math.min(...known, limit.value, high * 0.8);
  const yOf = (value: number) => Math.round(4 + (28 * (high - value)) / (high - low || 1));
  const step = 112 / Math.max(values.length - 1, 1);
  const isMet = limit.isLeast ? last >= limit.value : last <= limit.value;
  return [
    {
      name,
      last: show(last),
      change: {
        text: show(Math.abs(by)) === show(0) ? "" : `${by > 0 ? "+" : "−"}${show(Math.abs(by))}`,
        kind: Math.abs(by) <= room ? "same" : by > 0 ? "more" : "less",
      },
      limit: { text: `${limit.text}${isMet ? "" : ", missed"}`, y: yOf(limit.value) },
      isMet,
      points: values.flatMap((value, at) =>
        value === undefined
          ? []
          : [
              {
                x: Math.round(4 + at * step),
                y: yOf(value),
                title: `${show(value)} ${titleOf(at)}`,
              },
            ],
      ),
      step,
    },
  ];
};

/** The commit, with a plus if files had changed since, and its date. */
const placeOf = ({ commit, at }: Landing) => `at ${commit}, ${at}`;

const pageOf = (landings: readonly Landing[], page: string, budget: PageFigures) => {
  const row = (head: string, figures: Partial<PageFigures> = {}) => [
    head,
    ...figureNames.map((figure) => {
      const value = figures[figure];
      return value === undefined ? "–" : showOf(figure)(value);
    }),
  ];
  return {
    name: titleOf(page),
    id: page,
    charts: drawn.flatMap((figure) =>
      draw({
        name: names[figure],
        values: landings.map(({ figures }) => figures[page]?.[figure]),
        titleOf: (at) => placeOf(landings[at]!),
        show: showOf(figure),
        room: room[figure],
        limit: { text: `budget ${showOf(figure)(budget[figure])}`, value: budget[figure] },
      }),
    ),
    table: {
      head: ["Landing", ...figureNames.map((figure) => names[figure])],
      rows: [
        row("Budget", budget),
        ...landings.map(({ commit, figures }) => row(commit, figures[page])).toReversed(),
      ],
    },
  };
};

const benchOf = (landings: readonly Landing[], bench: BenchName) => {
  const ratios = landings.map((landing) => landing.ratios?.[bench] ?? {});
  const latest = Object.assign({}, ...ratios) as (typeof ratios)[number];
  return {
    name: `bench:${bench}`,
    id: `bench-${bench}`,
    charts: Object.entries(latest).flatMap(([name, { of, atMost, atLeast = 0 }]) =>
      draw({
        name,
        values: ratios.map((one) => one[name]?.value),
        titleOf: (at) => `of ${ratios[at]![name]!.of}, ${placeOf(landings[at]!)}`,
        show: (value) => value.toFixed(2),
        // Times that differ by less don't differ.
        room: 0.1,
        limit:
          atMost === undefined
            ? { text: `≥ ${atLeast} of ${of}`, value: atLeast, isLeast: true }
            : { text: `≤ ${atMost} of ${of}`, value: atMost },
      }),
    ),
  };
};

export default defineLoader({
  watch: [history, budgets],
  load(): FiguresPage {
    const landings = parseHistory(readFileSync(history, "utf8"));
    const budgetOf = JSON.parse(readFileSync(budgets, "utf8")) as Record<string, PageFigures>;
    return {
      pages: Object.entries(budgetOf).map(([page, budget]) => pageOf(landings, page, budget)),
      benches: benchNames
        .map((bench) => benchOf(landings, bench))
        .filter(({ charts }) => charts.length > 0),
      landings: {
        head: ["Commit", "Date", "Subject"],
        rows: landings.map(({ commit, at, subject }) => [commit, at, subject]).toReversed(),
      },
    };
  },
});
