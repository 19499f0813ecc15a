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
  /** Each is to be faster than in the other build. */
  const faster: Limit = { share: 0.9, of: "against" };
  const keptAlive = (rounds: readonly NavigationRound[]) =>
    median(rounds.map(({ cold }) => cold.keptAlive.usable));
  const [coldOfKept] = perSubApp(ours, "cold", usable).values();
  const keptShare = keptAlive(ours) / coldOfKept!;
  const [keptName, again] = [...ours[0]!.cold.opened.keys()];
  const [, ...further] = perSubApp(ours, "cold", ({ loaded }) => loaded.own);
  const most = Math.max(...further.map(([, bytes]) => bytes));
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
    row("click to usable, cold", (rounds) => middle(rounds, "cold", usable), ms, faster),
    row("click to usable, prefetched", (rounds) => middle(rounds, "ahead", usable), ms, faster),
    row("click to first row, cold", (rounds) => middle(rounds, "cold", firstRow), ms, faster),
    row(
      "click to first row, prefetched",
      (rounds) => middle(rounds, "ahead", firstRow),
      ms,
      faster,
    ),
    {
      ...row(`kept alive (${keptName}), relative to cold`, keptAlive, ms),
      ours: `${ms(keptAlive(ours))} (${keptShare.toFixed(2)})`,
      target: { says: "≤ 0.12 of cold", met: keptShare <= 0.12 },
      ratio: { value: keptShare, of: "its cold mount", atMost: 0.12 },
    },
    row(
      `remounted (${again})`,
      (rounds) => median(rounds.map(({ cold }) => cold.remounted.usable)),
      ms,
      faster,
    ),
    row("longest total blocking time of a navigation", longestBlocking, ms, 200),
  ];
};
