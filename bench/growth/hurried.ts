import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

// Preloaded into the server by day.ts: its clock and its timers of a minute and more run faster, and it writes a sample of its
// memory on SIGWINCH, a signal that the server has no use for. Shorter timers are deadlines, which the machine's speed has to meet.

const speed = Number(process.env["BENCH_SPEED"]);
const samples = process.env["BENCH_SAMPLES"]!;
const long = 60_000;

const realNow = Date.now;
const begun = realNow();
Date.now = () => begun + Math.round((realNow() - begun) * speed);

const { setTimeout: realTimeout, setInterval: realInterval } = globalThis;
const hurry = (milliseconds = 0) => (milliseconds < long ? milliseconds : milliseconds / speed);
Object.assign(globalThis, {
  setTimeout: Object.assign(
    (act: (...some: unknown[]) => void, milliseconds?: number, ...some: unknown[]) =>
      realTimeout(act, hurry(milliseconds), ...some),
    realTimeout,
  ),
  setInterval: (act: (...some: unknown[]) => void, milliseconds?: number, ...some: unknown[]) =>
    realInterval(act, hurry(milliseconds), ...some),
});

// PostgreSQL's clock isn't hurried, so the server must not follow it.
registerHooks({
  load: (url, context, next) =>
    url.endsWith("/database/node-clock.ts")
      ? {
          format: "module",
          shortCircuit: true,
          source: `export const skewedFrom = Infinity;
            export const readClocks = async () => [];
            const nothing = async () => {};
            export const createNodeClock = () =>
              ({ now: () => Date.now(), skew: () => null, measure: nothing, close: nothing });`,
        }
      : next(url, context),
});

process.on("SIGWINCH", () => {
  // Twice: the first one runs finalizers, which release more.
  globalThis.gc?.();
  globalThis.gc?.();
  const counted: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) counted[name] = (counted[name] ?? 0) + 1;
  const { heapUsed, rss, external } = process.memoryUsage();
  appendFileSync(samples, `${JSON.stringify({ heapUsed, rss, external, counted })}\n`);
});
