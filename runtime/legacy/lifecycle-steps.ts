import { TimeUp, within } from "../lifecycle/within.ts";
import type { Host, SubAppLifecycles } from "../types.ts";
import type { LegacyProps } from "./legacy-props.ts";

type Step = (props: LegacyProps) => unknown;
export type LegacyPhase = keyof SubAppLifecycles;

/** What a legacy sub-app does in a phase: its functions in sequence, within its own time limit. */
export type LegacySteps = (phase: LegacyPhase) => readonly Step[] | undefined;

/** single-spa's timeout settings for one lifecycle. */
interface TimeLimit {
  millis?: number;
  /** If unset, a lifecycle that exceeds its limit is only reported. */
  dieOnTimeout?: boolean;
  warningMillis?: number;
}

const stepsOf = (value: unknown): readonly Step[] | undefined => {
  const steps = (Array.isArray(value) ? value : [value]) as unknown[];
  return steps.every((step) => typeof step === "function") ? (steps as Step[]) : undefined;
};

/** single-spa's defaults for an app that sets only some of its limits. */
const defaultMillis = (phase: LegacyPhase) => (phase === "bootstrap" ? 4000 : 3000);
const defaultWarningMillis = 1000;

/** Runs a lifecycle within its app's time limit. */
const timed = async (
  phase: LegacyPhase,
  name: string,
  { millis = defaultMillis(phase), dieOnTimeout, warningMillis = defaultWarningMillis }: TimeLimit,
  work: () => Promise<void>,
): Promise<void> => {
  const start = performance.now();
  const say = (how: "warn" | "error") => {
    const spent = Math.round(performance.now() - start);
    console[how](`Sub-app "${name}" has been running ${phase} for ${spent} ms (limit ${millis}).`);
  };
  const warning = setInterval(() => say("warn"), warningMillis);
  const late = setTimeout(() => {
    clearInterval(warning);
    if (!dieOnTimeout) say("error");
  }, millis);
  try {
    await (dieOnTimeout ? within(millis, undefined, work) : work());
  } catch (error) {
    if (!(error instanceof TimeUp)) throw error;
    const message = `"${name}" did not ${phase} within ${millis} ms.`;
    throw Object.assign(error, { limit: millis, message });
  } finally {
    clearInterval(warning);
    clearTimeout(late);
  }
};

/** Reads the lifecycles from a global or a module's exports. */
export const stepsIn = (holder: unknown): LegacySteps => {
  const found = (holder ?? {}) as Record<string, unknown>;
  return (phase) => {
    const steps = stepsOf(found[phase]);
    if (!steps) return undefined;
    const runAll = async (props: LegacyProps) => {
      for (const step of steps) await step(props);
    };
    const limit = (found["timeouts"] as Record<string, TimeLimit> | undefined)?.[phase];
    return [limit ? (props) => timed(phase, props.name, limit, () => runAll(props)) : runAll];
  };
};

const phases = ["bootstrap", "mount", "update", "unmount", "activate", "deactivate"] as const;

/** Lifecycles that run each phase in the same way. */
export const wrapPhases = (
  run: (phase: LegacyPhase) => (host: Host) => Promise<void>,
): SubAppLifecycles =>
  Object.fromEntries(phases.map((phase) => [phase, run(phase)])) as unknown as SubAppLifecycles;
