import type { Ratio } from "@console-shell/testing/figures/history";
import { quantile } from "../statistics.ts";
import type { Sides } from "./in-turns.ts";

/** A line of the report. */
export interface Row {
  what: string;
  ours: string;
  /** Another checkout, and the plainly built page: each with our figure as a share of it. */
  against?: string;
  plain?: string;
  /** Undefined without a target. */
  target?: { says: string; met: boolean };
  /** For the history: of a figure with a target that is a share. */
  ratio?: Ratio;
}

/** A maximum in the figure's own unit, or as a share of another side. */
export type Limit = number | { share: number; of: "against" | "plain" };

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;

const targetOf = (
  figures: Sides<number>,
  limit: Limit | undefined,
  show: (value: number) => string,
): Row["target"] => {
  if (limit === undefined) return undefined;
  if (typeof limit === "number") return { says: `≤ ${show(limit)}`, met: figures.ours <= limit };
  const other = figures[limit.of];
  if (other === undefined) return undefined;
  const name = limit.of === "plain" ? "plain" : "the other build";
  return { says: `≤ ${limit.share} of ${name}`, met: figures.ours <= limit.share * other };
};

const ratioOf = (figures: Sides<number>, limit: Limit | undefined): Ratio | undefined => {
  const other = typeof limit === "object" ? figures[limit.of] : undefined;
  if (typeof limit !== "object" || !other) return undefined;
  const of = limit.of === "plain" ? "the plain page" : limit.of;
  return { value: figures.ours / other, of, atMost: limit.share };
};

/** A figure of each side, and its limit. */
export const figure = (
  what: string,
  figures: Sides<number>,
  show: (value: number) => string,
  limit?: Limit,
): Row => {
  const beside = (other: number | undefined) => {
    if (other === undefined) return undefined;
    return other === 0 ? show(other) : `${show(other)} (${(figures.ours / other).toFixed(2)})`;
  };
  return {
    what,
    ours: show(figures.ours),
    against: beside(figures.against),
    plain: beside(figures.plain),
    target: targetOf(figures, limit, show),
    ratio: ratioOf(figures, limit),
  };
};

export const rowsText = (rows: readonly Row[]): string =>
  [
    "| what | ours | the other build | plain | target |  |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      ({ what, ours, against = "", plain = "", target }) =>
        `| ${what} | ${ours} | ${against} | ${plain} | ${target?.says ?? ""} | ${target ? (target.met ? "met" : "missed") : ""} |`,
    ),
  ].join("\n");
