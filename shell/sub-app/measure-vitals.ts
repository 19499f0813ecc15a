import type { VitalReport } from "@console-shell/contract/calls/sub-app-vital";
import { shellName } from "@console-shell/contract/words/sub-app-names";
import { type ReportedVital, vitals } from "@console-shell/contract/words/vitals";
import type { Console } from "../create-console.ts";
import { hasRelease } from "./has-release.ts";

/** Milliseconds for which entries of what came before may still arrive after another app is shown. */
const late = 3_000;
/** Milliseconds after which a visit that goes on is reported, and begins again. */
const longest = 15 * 60_000;
/** Milliseconds of a visit on the way to another, such as a redirect's, which isn't reported. */
const brief = 1_000;
/** Milliseconds; the browser reports no shorter interactions. */
const frame = 16;
/** Long tasks per minute mean something from these milliseconds on. */
const rated = 10_000;

// These aren't in TypeScript's library yet.
interface Entry extends PerformanceEntry {
  /** Of events. */
  interactionId?: number;
  /** Of layout shifts. */
  value?: number;
  hadRecentInput?: boolean;
}
const interactionCount = (): number | undefined =>
  (performance as { interactionCount?: number }).interactionCount;

/** A span in which one app was shown. Instants are milliseconds since the page's load began. */
interface Visit {
  app: string;
  from: number;
  to: number | undefined;
  /** Interactions in the whole page before it, and until its end. */
  before: number;
  until: number | undefined;
  /** The longest event of each interaction. */
  interactions: Map<number, number>;
  /** The current burst of layout shifts, and the score of the worst. */
  shifts: { from: number; last: number; score: number; worst: number };
  longTasks: number;
}

/** A burst of shifts ends after a second without any, or after five. */
const addShift = ({ shifts }: Visit, { startTime, value = 0 }: Entry) => {
  const goesOn = startTime - shifts.last < 1_000 && startTime - shifts.from < 5_000;
  if (!goesOn) Object.assign(shifts, { from: startTime, score: 0 });
  shifts.last = startTime;
  shifts.score += value;
  shifts.worst = Math.max(shifts.worst, shifts.score);
};

/** Nearly the slowest: one in 50 may be slower. Undefined without interactions. */
const inpOf = ({ interactions, before, until = interactionCount() }: Visit): number | undefined => {
  const count = Math.max(interactions.size, (until ?? 0) - before);
  if (count === 0) return undefined;
  const slowest = [...interactions.values()].toSorted((a, b) => b - a);
  // The browser doesn't report those that are faster than a frame.
  return slowest[Math.min(slowest.length - 1, Math.floor(count / 50))] ?? frame;
};

/**
 * Measures the web vitals and long tasks of each sub-app while it's shown, and of the shell otherwise, and reports them
 * when another one is shown or the page is hidden. The library `web-vitals` knows only whole pages, so one app's slow
 * handler would count for every other app of the same page.
 */
export const measureVitals = (
  { config, routing, onEnd }: Pick<Console, "config" | "routing" | "onEnd">,
  shellVersion: string,
  report: (measured: readonly VitalReport[]) => void,
): void => {
  const appAt = (path: string): string => {
    const name = path.split("/")[1];
    return config.subApps.some((one) => one.name === name) ? name! : shellName;
  };
  const versionOf = (app: string): string | undefined => {
    if (app === shellName) return shellVersion;
    const subApp = config.subApps.find(({ name }) => name === app);
    return subApp && hasRelease(subApp) ? subApp.version : undefined;
  };

  /** Those that aren't reported yet; the last one may go on. */
  const visits: Visit[] = [];
  const visitOf = ({ startTime }: PerformanceEntry) =>
    visits.findLast(({ from }) => from <= startTime);
  const isOn = ({ to }: Visit) => to === undefined;
  let largestPaint: number | undefined;

  const reads: (() => void)[] = [];
  const supported = new Set(PerformanceObserver.supportedEntryTypes);
  /** Reads entries of a type that the browser knows, also earlier ones. */
  const observe = (
    type: string,
    read: (entry: Entry) => void,
    options: { durationThreshold?: number } = {},
  ) => {
    if (!supported.has(type)) return;
    const readAll = (entries: PerformanceEntryList) => {
      for (const entry of entries) read(entry);
    };
    const observer = new PerformanceObserver((list) => readAll(list.getEntries()));
    observer.observe({ type, buffered: true, ...options });
    onEnd(() => observer.disconnect());
    reads.push(() => readAll(observer.takeRecords()));
  };

  const samplesOf = (visit: Visit): VitalReport[] => {
    const { app, from, to = performance.now(), shifts, longTasks } = visit;
    const version = versionOf(app);
    if (version === undefined || to - from < brief) return [];
    const values: Record<ReportedVital, number | undefined> = {
      lcp: from === 0 ? largestPaint : undefined,
      inp: supported.has("event") ? inpOf(visit) : undefined,
      cls: supported.has("layout-shift") ? shifts.worst : undefined,
      longTasks:
        supported.has("longtask") && to - from >= rated
          ? longTasks / ((to - from) / 60_000)
          : undefined,
    };
    return Object.entries(values).flatMap(([vital, value]) =>
      value === undefined
        ? []
        : {
            name: app,
            version,
            vital: vital as ReportedVital,
            value: Math.min(value, vitals[vital as ReportedVital].max),
          },
    );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Reports the visits that have ended. */
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const read of reads) read();
    const last = visits.at(-1);
    const rest = last && isOn(last) ? [last] : [];
    const ended = visits.splice(0, visits.length - rest.length);
    const samples = ended.flatMap(samplesOf);
    if (samples.length > 0) report(samples);
  };
  const end = () => {
    const last = visits.at(-1);
    if (last && isOn(last))
      Object.assign(last, { to: performance.now(), until: interactionCount() });
  };
  const begin = (app: string, from = performance.now()) => {
    end();
    visits.push({
      app,
      from,
      to: undefined,
      before: from === 0 ? 0 : (interactionCount() ?? 0),
      until: undefined,
      interactions: new Map(),
      shifts: { from: -Infinity, last: -Infinity, score: 0, worst: 0 },
      longTasks: 0,
    });
    if (visits.length > 1) timer ??= setTimeout(settle, late);
  };
  const shown = () => appAt(routing.location().pathname);

  onEnd(
    routing.subscribe(() => {
      const last = visits.at(-1);
      if (last && isOn(last) && last.app !== shown()) begin(shown());
    }),
  );
  const onVisibility = () => {
    if (document.visibilityState === "visible") return begin(shown());
    end();
    settle();
  };
  // Before the listener that sends reports.
  document.addEventListener("visibilitychange", onVisibility, { capture: true });
  onEnd(() => document.removeEventListener("visibilitychange", onVisibility, { capture: true }));

  const [load] = performance.getEntriesByType("navigation");
  // Without a session the page has shown the login page first.
  const opened = load && config.hasSession ? appAt(new URL(load.name).pathname) : shellName;
  // A page that was opened in the background isn't painted until somebody looks.
  const wasHidden = performance
    .getEntriesByType("visibility-state")
    .some(({ name }) => name === "hidden");
  if (document.visibilityState === "visible")
    begin(shown(), opened === shown() && !wasHidden ? 0 : performance.now());

  observe("largest-contentful-paint", ({ startTime }) => {
    largestPaint = startTime;
  });
  observe(
    "event",
    (entry) => {
      const { interactionId, duration } = entry;
      const visit = visitOf(entry);
      if (!interactionId || !visit) return;
      const longestEvent = Math.max(visit.interactions.get(interactionId) ?? 0, duration);
      visit.interactions.set(interactionId, longestEvent);
      // Somebody may work on one page all day.
      if (isOn(visit) && performance.now() - visit.from > longest) begin(visit.app);
    },
    { durationThreshold: frame },
  );
  observe("layout-shift", (entry) => {
    const visit = visitOf(entry);
    if (visit && !entry.hadRecentInput) addShift(visit, entry);
  });
  observe("longtask", (entry) => {
    const visit = visitOf(entry);
    if (visit) visit.longTasks += 1;
  });
  // Undone first, while the observers still have entries.
  onEnd(() => {
    end();
    settle();
  });
};
