import { eachSide, type Sides } from "../in-turns.ts";
import type { NavigationSample } from "../measures/navigation.ts";
import type { Opened } from "../page/open-sub-app.ts";
import { figure, kB, type Limit, median, ms, type Row } from "../rows.ts";

/**
 * One round of a side: `cold` hadn't loaded the sub-apps before, `ahead` had prefetched them while
 * idle.
 */
export interface NavigationRound {
  cold: NavigationSample;
  ahead: NavigationSample;
}

type Pick = (opened: Opened) => number;
type Way = keyof NavigationRound;

/** The median of a figure over the rounds, for each sub-app. */
const perSubApp = (rounds: readonly NavigationRound[], way: Way, pick: Pick): Map<string, number> =>
  new Map(
    [...rounds[0]!.cold.opened.keys()].map((name) => [
      name,
      median(rounds.map((round) => pick(round[way].opened.get(name)!))),
    ]),
  );

const middle = (rounds: readonly NavigationRound[], way: Way, pick: Pick): number =>
  median([...perSubApp(rounds, way, pick).values()].filter((value) => !Number.isNaN(value)));

const usable: Pick = (opened) => opened.usable;
const firstRow: Pick = (opened) => opened.firstRow;
const blocked: Pick = (opened) => opened.blocked;

const longestBlocking = (rounds: readonly NavigationRound[]): number =>
  Math.max(
    ...perSubApp(rounds, "cold", blocked).values(),
    ...perSubApp(rounds, "ahead", blocked).values(),
    median(rounds.map(({ cold }) => cold.keptAlive.blocked)),
    median(rounds.map(({ cold }) => cold.remounted.blocked)),
  );

const named = (figures: Map<string, number>, show: (value: number) => string): string =>
  [...figures].map(([name, value]) => `${name} ${show(value)}`).join(", ");

/** Opening sub-apps. Single sub-apps are shown only for this build. */
export const navigationRows = (samples: Sides<NavigationRound[]>): Row[] => {
  const { ours } = samples;
  const row = (
    what: string,
    of: (rounds: readonly NavigationRound[]) => number,
    show: (value: number) => string,
    limit?: Limit,
  ) => figure(what, eachSide(samples, of), show, limit);
  /** Compares one way of opening with the cold one, for this build and the other. */
  const relativeToCold = (
    what: string,
    of: (rounds: readonly NavigationRound[]) => number,
    cold: (rounds: readonly NavigationRound[]) => number,
    limit?: number,
  ): Row => {
    const value = of(ours);
    const share = value / cold(ours);
    return {
      ...figure(`${what}, relative to cold`, eachSide(samples, of), ms),
      ours: `${ms(value)} (${share.toFixed(2)})`,
      ...(limit !== undefined && { target: { says: `≤ ${limit} of cold`, met: share <= limit } }),
    };
  };
  const coldOf = (at: number) => (rounds: readonly NavigationRound[]) =>
    [...perSubApp(rounds, "cold", usable).values()][at]!;
  const [keptName, again] = [...ours[0]!.cold.opened.keys()];
  const [, ...further] = perSubApp(ours, "cold", ({ loaded }) => loaded.own);
  const most = Math.max(...further.map(([, bytes]) => bytes));
  const coldElsewhere = samples.against && middle(samples.against, "cold", usable);
  return [
    row(
      "first sub-app after login: scripts and styles",
      (rounds) => median(rounds.map(({ cold }) => cold.first.code)),
      kB,
      350_000,
    ),
    {
      what: "each further sub-app: its own files",
      ours: named(new Map(further), kB),
      target: { says: `≤ ${kB(40_000)}`, met: most <= 40_000 },
    },
    {
      what: "click to usable, cold, each",
      ours: named(perSubApp(ours, "cold", usable), ms),
    },
    row("click to usable, cold", (rounds) => middle(rounds, "cold", usable), ms),
    relativeToCold(
      "prefetched",
      (rounds) => middle(rounds, "ahead", usable),
      (rounds) => middle(rounds, "cold", usable),
    ),
    ...(coldElsewhere === undefined
      ? []
      : [
          figure(
            "prefetched, relative to the other build's cold",
            { ours: middle(ours, "ahead", usable), against: coldElsewhere },
            ms,
            { share: 0.6, of: "against" },
          ),
        ]),
    row("click to first row, cold", (rounds) => middle(rounds, "cold", firstRow), ms, {
      share: 0.6,
      of: "against",
    }),
    row("click to first row, prefetched", (rounds) => middle(rounds, "ahead", firstRow), ms, {
      share: 0.6,
      of: "against",
    }),
    relativeToCold(
      `kept alive (${keptName})`,
      (rounds) => median(rounds.map(({ cold }) => cold.keptAlive.usable)),
      coldOf(0),
      0.12,
    ),
    relativeToCold(
      `remounted (${again})`,
      (rounds) => median(rounds.map(({ cold }) => cold.remounted.usable)),
      coldOf(1),
    ),
    row("longest total blocking time of a navigation", longestBlocking, ms, 200),
  ];
};
