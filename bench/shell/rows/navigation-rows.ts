import type { NavigationSample } from "../measures/navigation.ts";
import type { Opened } from "../page/open-sub-app.ts";
import { atMost, kB, median, ms, ratio, type Row } from "../rows.ts";

/** The middle of a figure of each sub-app, over the rounds. */
const perSubApp = (
  samples: readonly NavigationSample[],
  pick: (opened: Opened) => number,
): Map<string, number> =>
  new Map(
    [...samples[0]!.opened.keys()].map((name) => [
      name,
      median(samples.map(({ opened }) => pick(opened.get(name)!))),
    ]),
  );

const named = (figures: Map<string, number>, show: (value: number) => string): string =>
  [...figures].map(([name, value]) => `${name} ${show(value)}`).join(", ");

/** Opening sub-apps: `cold` saw nothing of them before, `ahead` had fetched them while idle. */
export const navigationRows = (
  cold: readonly NavigationSample[],
  ahead: readonly NavigationSample[],
): Row[] => {
  const [, ...further] = perSubApp(cold, ({ loaded }) => loaded.own);
  const [, ...furtherInAll] = perSubApp(cold, ({ loaded }) => loaded.code);
  const coldTimes = perSubApp(cold, ({ usable }) => usable);
  const aheadTimes = perSubApp(ahead, ({ usable }) => usable);
  const middle = (times: Map<string, number>) => median([...times.values()]);
  const blocked = [
    ...perSubApp(cold, ({ blocked }) => blocked).values(),
    ...perSubApp(ahead, ({ blocked }) => blocked).values(),
    median(cold.map(({ keptAlive }) => keptAlive.blocked)),
    median(cold.map(({ remounted }) => remounted.blocked)),
  ];
  const [keptName = ""] = coldTimes.keys();
  const [, again = ""] = coldTimes.keys();
  const most = new Map(further.toSorted(([, a], [, b]) => b - a).slice(0, 1));
  return [
    atMost(
      "first sub-app after login: scripts and styles",
      median(cold.map(({ first }) => first.code)),
      350_000,
      kB,
    ),
    {
      ...atMost("each further: its own", Math.max(...most.values()), 40_000, kB),
      ours: named(new Map(further), kB),
    },
    { what: "each further: with shared", ours: named(new Map(furtherInAll), kB), compared: "" },
    { what: "press to usable, cold", ours: named(coldTimes, ms), compared: "" },
    { what: "press to usable, fetched ahead", ours: named(aheadTimes, ms), compared: "" },
    ratio("fetched ahead, beside cold", middle(aheadTimes), middle(coldTimes), 0.5, ms),
    ratio(
      `kept alive (${keptName}), beside cold`,
      median(cold.map(({ keptAlive }) => keptAlive.usable)),
      coldTimes.get(keptName)!,
      0.15,
      ms,
    ),
    ratio(
      `mounted again (${again}), beside cold`,
      median(cold.map(({ remounted }) => remounted.usable)),
      coldTimes.get(again)!,
      undefined,
      ms,
    ),
    atMost("total blocking time of a navigation, the longest", Math.max(...blocked), 200, ms),
  ];
};
