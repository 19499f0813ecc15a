import type { TimeSeries } from "./time-series.ts";

const steps = [1, 2, 2.5, 5, 10];

/** About four round axis values from 0 to at least `highest`; integers if `whole`. */
export const ticksOf = (highest: number, { whole = false } = {}): number[] => {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fits = (one: number) => one * power >= rough && (!whole || Number.isInteger(one * power));
  const step = whole && rough < 1 ? 1 : (steps.find(fits) ?? 10) * power;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
};

/** Indexes of the points to label: the first point of each label, thinned out to about `wanted`. */
export const labelled = (labels: readonly string[], wanted: number): number[] => {
  const firsts = labels.flatMap((label, index) => (label === labels[index - 1] ? [] : [index]));
  const every = Math.max(1, Math.ceil(firsts.length / Math.max(1, wanted)));
  const chosen = firsts.filter((_, index) => index % every === 0);
  // A first day that is cut short has too little room: its label would overlap the next.
  const [first = 0, second = labels.length] = chosen;
  return second - first < labels.length / Math.max(1, wanted) ? chosen.slice(1) : chosen;
};

const minute = 60_000;
const hour = 60 * minute;
const clockSteps = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720].map((minutes) => minutes * minute);

/** Indexes of the points at round times of the device's clock, at most about `wanted`; null for more than two days. */
export const clockTicks = (instants: readonly number[], wanted: number): number[] | null => {
  const [first = 0, second = first] = instants;
  const length = (instants.at(-1) ?? first) - first;
  if (length > 48 * hour || second - first > hour) return null;
  const step = clockSteps.find((one) => length / one <= wanted);
  if (step === undefined) return null;
  const stepOf = (at: number) =>
    Math.floor((at - new Date(at).getTimezoneOffset() * minute) / step);
  const isRound = (at: number, index: number) =>
    stepOf(at) !== stepOf(index === 0 ? at - 1 : (instants[index - 1] ?? 0));
  return instants.flatMap((at, index) => (isRound(at, index) ? [index] : []));
};

/** The highest value that is drawn: of bars, the sum of a bucket's. */
export const highestOf = (
  kind: "area" | "line" | "bars",
  { series, instants }: Pick<TimeSeries, "series" | "instants">,
): number => {
  const at = (index: number) => {
    const valuesOf = (dashed: boolean) =>
      series
        .filter((one) => (one.dashed ?? false) === dashed)
        .map(({ values }) => values[index] ?? 0);
    const drawn = valuesOf(false);
    const highest = kind === "bars" ? drawn.reduce((a, b) => a + b, 0) : Math.max(0, ...drawn);
    return Math.max(highest, ...valuesOf(true));
  };
  return Math.max(0, ...instants.map((_, index) => at(index)));
};
