import type { Browser } from "@playwright/test";
import { arrivalRows } from "./rows/arrival-rows.ts";
import { bundledRows } from "./rows/bundled-rows.ts";
import { heapRows } from "./rows/heap-rows.ts";
import { loginRows } from "./rows/login-rows.ts";
import { navigationRows } from "./rows/navigation-rows.ts";
import { themeRows } from "./rows/theme-rows.ts";
import { eachSide, inTurns, type Sides } from "./in-turns.ts";
import { type Arrival, arrivals, measureArrival } from "./measures/arrival.ts";
import { measureBundled } from "./measures/bundled.ts";
import { measureHeap } from "./measures/heap.ts";
import { measureIdle } from "./measures/idle.ts";
import { measureLogin } from "./measures/login.ts";
import { measureNavigation } from "./measures/navigation.ts";
import { measureLoginTheme, measureTableTheme } from "./measures/theme.ts";
import type { MeasureName, ShellOptions } from "./options.ts";
import { type Row, rowsText } from "./rows.ts";

export interface Bench {
  browser: Browser;
  /** Origins of this console, of another checkout's, and of the plainly built pages. */
  ours: string;
  against?: string;
  compared: string;
  note: (text: string) => void;
}

interface Measured {
  samples: unknown;
  rows: Row[];
}

const heapRounds = 15;

/** How each measure samples the sides in turns, and its resulting rows. */
const measuresOf = (
  { browser, ours, against, compared, note }: Bench,
  rounds: number,
): Record<MeasureName, () => Promise<Measured>> => {
  const consoles: Sides<string> = { ours, against };
  const logins: Sides<string> = {
    ...eachSide(consoles, (origin) => `${origin}/user/login`),
    plain: `${compared}/plain/`,
  };
  return {
    async login() {
      const samples = await inTurns(
        rounds,
        eachSide(logins, (address) => () => measureLogin(browser, address)),
      );
      return { samples, rows: loginRows(samples) };
    },
    async arrival() {
      const samples: Record<string, unknown> = {};
      const rows: Row[] = [];
      for (const to of Object.keys(arrivals) as Arrival[]) {
        const taken = await inTurns(
          rounds,
          eachSide(consoles, (origin) => () => measureArrival(browser, origin, to)),
        );
        samples[to] = taken;
        rows.push(...arrivalRows(to, taken));
      }
      return { samples, rows };
    },
    async navigation() {
      const samples = await inTurns(
        rounds,
        eachSide(consoles, (origin) => async () => {
          const cold = await measureNavigation(browser, origin, { ahead: false });
          const ahead = await measureNavigation(browser, origin, { ahead: true });
          note(`  ${origin}`);
          return { cold, ahead };
        }),
      );
      return { samples, rows: navigationRows(samples) };
    },
    async bundled() {
      const bundled = await measureBundled(browser, compared);
      const visits = await inTurns(
        1,
        eachSide(consoles, (origin) => () => measureNavigation(browser, origin, { ahead: false })),
      );
      const shared = eachSide(visits, ([visit]) => visit!.inAll);
      return {
        samples: { ...shared, plain: Object.fromEntries(bundled) },
        rows: bundledRows(shared, bundled),
      };
    },
    async theme() {
      const login = await inTurns(
        rounds,
        eachSide(logins, (address) => () => measureLoginTheme(browser, address)),
      );
      const table = await inTurns(
        rounds,
        eachSide(consoles, (origin) => () => measureTableTheme(browser, origin)),
      );
      return { samples: { login, table }, rows: themeRows(login, table) };
    },
    async idle() {
      const timers = await measureIdle(browser, ours);
      const row: Row = {
        what: "idle for 60 s: timers of less than 10 s, and frames",
        ours: String(timers.length),
        target: { says: "0", met: timers.length === 0 },
      };
      return { samples: timers, rows: [row] };
    },
    async heap() {
      const samples = await measureHeap(browser, ours, heapRounds);
      return { samples, rows: heapRows(samples) };
    },
  };
};

/** Measures every requested sample and returns the results. */
export const measureAll = async (
  bench: Bench,
  { only, rounds }: ShellOptions,
): Promise<{ rows: Row[]; samples: Record<string, unknown> }> => {
  const rows: Row[] = [];
  const samples: Record<string, unknown> = {};
  const measures = measuresOf(bench, rounds);
  for (const name of only) {
    bench.note(name);
    const measured = await measures[name]();
    samples[name] = measured.samples;
    rows.push(...measured.rows);
    // Printed now, so that a later failure doesn't lose them.
    bench.note(rowsText(measured.rows));
  }
  return { rows, samples };
};
