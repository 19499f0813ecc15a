import type { Ratio } from "@console-shell/testing/figures/history";
import { table } from "../report/table.ts";
import { quantile, summarize } from "../statistics.ts";
import type { Health } from "./health.ts";
import type { Rounds } from "./in-rounds.ts";
import type { Measure } from "./options.ts";

export interface RoundsOfMeasure extends Rounds {
  measure: Exclude<Measure, "health">;
}

/** Targets, as a share of the bound's requests per second. */
const targets: Record<string, number> = { "info SQLite": 0.6, "info PostgreSQL": 0.35 };

const titles: Record<RoundsOfMeasure["measure"], string> = {
  info: "GET /auth/account/info",
  write: "POST /cc-api/operator/updateBasicInfo",
  login: "POST /auth/session/login",
};

/** Two significant digits: from 0.0012 to 480. */
const significant = (value: number) => String(Number(value.toPrecision(2)));

/** `0.61 (0.58–0.63)`: the median of the rounds and their quartiles. */
const spread = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) =>
    significant(quantile(sorted, share)),
  );
  return `${middle} (${low}–${high})`;
};

/** Requests per second and p99 of each server, as ratios to the bare Fastify. */
export const throughputText = (all: readonly RoundsOfMeasure[]): string => {
  const lines = all.flatMap(({ measure, ratios }) =>
    [...ratios].map(([server, rounds]) => {
      const target = targets[`${measure} ${server}`];
      return [
        titles[measure],
        server,
        spread(rounds.map(({ perSecond }) => perSecond)),
        spread(rounds.map(({ p99 }) => p99)),
        target === undefined ? "" : `≥ ${target.toFixed(2)}`,
      ];
    }),
  );
  const head = ["call", "server", "requests per second", "p99", "target of requests per second"];
  return table([head, ...lines]).join("\n");
};

/** For the history: the medians with a target. Servers of several checkouts have other names, and no targets. */
export const ratiosOf = (all: readonly RoundsOfMeasure[]): [string, Ratio][] =>
  all.flatMap(({ measure, ratios }) =>
    [...ratios].flatMap(([server, rounds]): [string, Ratio][] => {
      const atLeast = targets[`${measure} ${server}`];
      if (atLeast === undefined) return [];
      const { median } = summarize(rounds.map(({ perSecond }) => perSecond));
      return [[`${titles[measure]}, ${server}`, { value: median, of: "a bare Fastify", atLeast }]];
    }),
  );

/** Server's name → its rounds. */
export type HealthRounds = Map<string, { loaded: Health; idle: Health }[]>;

/** The slowest response of all rounds: the target applies to every one. */
export const healthText = (servers: HealthRounds): string => {
  const lines = [...servers].map(([server, rounds]) => [
    server,
    ...(["loaded", "idle"] as const).flatMap((which) => [
      `${Math.max(...rounds.map((round) => round[which].max)).toFixed(0)} ms`,
      `${Math.max(...rounds.map((round) => round[which].p99)).toFixed(0)} ms`,
    ]),
    "≤ 100 ms",
  ]);
  const head = ["/healthz", "max", "p99", "idle server: max", "idle server: p99", "target of max"];
  return table([head, ...lines]).join("\n");
};
