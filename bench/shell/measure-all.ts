import type { Browser } from "@playwright/test";
import { bundledRows } from "./rows/bundled-rows.ts";
import { heapRows } from "./rows/heap-rows.ts";
import { loginRows } from "./rows/login-rows.ts";
import { navigationRows } from "./rows/navigation-rows.ts";
import { themeRows } from "./rows/theme-rows.ts";
import { measureBundled } from "./measures/bundled.ts";
import { measureHeap } from "./measures/heap.ts";
import { measureIdle } from "./measures/idle.ts";
import { measureLogin, type LoginSample } from "./measures/login.ts";
import { measureNavigation, type NavigationSample } from "./measures/navigation.ts";
import { measureTheme } from "./measures/theme.ts";
import type { ShellOptions } from "./options.ts";
import { type Row, rowsText } from "./rows.ts";

export interface Bench {
  browser: Browser;
  /** Origins of the console, and of what it is compared with. */
  ours: string;
  compared: string;
  note: (text: string) => void;
}

const heapRounds = 15;

/** Takes every sample, ours and the compared one in turns, and what they come to. */
export const measureAll = async (
  { browser, ours, compared, note }: Bench,
  { only, rounds }: ShellOptions,
): Promise<{ rows: Row[]; samples: Record<string, unknown> }> => {
  const rows: Row[] = [];
  const samples: Record<string, unknown> = {};
  const login = `${ours}/user/login`;
  const plain = `${compared}/plain/`;
  for (const measure of only) {
    note(measure);
    const before = rows.length;
    if (measure === "login") {
      const taken: { ours: LoginSample[]; plain: LoginSample[] } = { ours: [], plain: [] };
      for (let round = 0; round < rounds; round += 1) {
        taken.ours.push(await measureLogin(browser, login));
        taken.plain.push(await measureLogin(browser, plain));
      }
      samples[measure] = taken;
      rows.push(...loginRows(taken.ours, taken.plain));
    } else if (measure === "navigation") {
      const taken: { cold: NavigationSample[]; ahead: NavigationSample[] } = {
        cold: [],
        ahead: [],
      };
      for (let round = 0; round < rounds; round += 1) {
        taken.cold.push(await measureNavigation(browser, ours, { ahead: false }));
        taken.ahead.push(await measureNavigation(browser, ours, { ahead: true }));
        note(`  round ${round + 1}`);
      }
      samples[measure] = taken;
      rows.push(...navigationRows(taken.cold, taken.ahead));
    } else if (measure === "bundled") {
      const bundled = await measureBundled(browser, compared);
      const shared = await measureNavigation(browser, ours, { ahead: false });
      samples[measure] = Object.fromEntries(bundled);
      rows.push(...bundledRows(shared.inAll, bundled));
    } else if (measure === "theme") {
      const taken: { ours: number[]; plain: number[] } = { ours: [], plain: [] };
      for (let round = 0; round < rounds; round += 1) {
        taken.ours.push(...(await measureTheme(browser, login)));
        taken.plain.push(...(await measureTheme(browser, plain)));
      }
      samples[measure] = taken;
      rows.push(...themeRows(taken.ours, taken.plain));
    } else if (measure === "idle") {
      const timers = await measureIdle(browser, ours);
      samples[measure] = timers;
      rows.push({
        what: "idle for 60 s: timers of less than 10 s, and frames",
        ours: String(timers.length),
        compared: "",
        target: { says: "0", met: timers.length === 0 },
      });
    } else {
      const heap = await measureHeap(browser, ours, heapRounds);
      samples[measure] = heap;
      rows.push(...heapRows(heap));
    }
    // Already here, so that a failure later on does not take them along.
    note(rowsText(rows.slice(before)));
  }
  return { rows, samples };
};
