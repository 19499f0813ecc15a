import { quantile } from "../statistics.ts";

/** A line of the report. */
export interface Row {
  what: string;
  ours: string;
  compared: string;
  /** Undefined where there is none. */
  target?: { says: string; met: boolean };
}

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;

/** At most this, in the figure's own unit. */
export const atMost = (
  what: string,
  value: number,
  limit: number,
  show: (value: number) => string,
): Row => ({
  what,
  ours: show(value),
  compared: "",
  target: { says: `≤ ${show(limit)}`, met: value <= limit },
});

/** At most this share of what it is compared with. */
export const ratio = (
  what: string,
  value: number,
  compared: number,
  limit: number | undefined,
  show: (value: number) => string,
): Row => ({
  what,
  ours: `${show(value)} (${(value / compared).toFixed(2)})`,
  compared: show(compared),
  ...(limit !== undefined && { target: { says: `≤ ${limit}`, met: value / compared <= limit } }),
});

export const rowsText = (rows: readonly Row[]): string =>
  [
    "| what | ours | compared | target |  |",
    "| --- | --- | --- | --- | --- |",
    ...rows.map(
      ({ what, ours, compared, target }) =>
        `| ${what} | ${ours} | ${compared} | ${target?.says ?? ""} | ${target ? (target.met ? "met" : "missed") : ""} |`,
    ),
  ].join("\n");
