import { subAppNames } from "@console-shell/contract";
import type { Browser, CDPSession } from "@playwright/test";
import { newVisit } from "../browser.ts";
import { openSubApp } from "../page/open-sub-app.ts";
import { signIn } from "../page/sign-in.ts";

/** Counts after this many rounds and a garbage collection. */
export interface HeapSample {
  rounds: number;
  heap: number;
  nodes: number;
  listeners: number;
}

const collected = async (devtools: CDPSession, rounds: number): Promise<HeapSample> => {
  // Finalizers and weak maps release objects that only the next collection removes.
  for (let left = 3; left > 0; left -= 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    rounds,
    heap: value("JSHeapUsedSize"),
    nodes: value("Nodes"),
    listeners: value("JSEventListeners"),
  };
};

/** Visits the seven again and again: a visit represents about 15 s of work, a round two minutes. */
export const measureHeap = async (
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<HeapSample[]> => {
  const { page, devtools, unthrottle, close } = await newVisit(browser);
  await unthrottle();
  await signIn(page, origin);
  const samples: HeapSample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of subAppNames) await openSubApp(page, name);
    // The bench's own data isn't growth of the console.
    await page.evaluate(() => {
      performance.clearResourceTimings();
      window.watched.longTasks.length = 0;
    });
    if (round % 5 === 0) samples.push(await collected(devtools, round));
  }
  await close();
  return samples;
};
