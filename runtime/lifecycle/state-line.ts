import { RuntimeError } from "../errors/runtime-error.ts";
import type { RuntimeEvent } from "../types.ts";
import { transitions, type MountState, type Phase } from "./state.ts";

export type Report = (event: RuntimeEvent) => void;

/** The sequence of states of one mount, reported to its listeners. */
export interface StateLine {
  readonly state: MountState;
  move(next: MountState, error?: unknown): void;
  /** Reports an error that changes no state. */
  note(phase: Phase, error: unknown): void;
  timings(): Partial<Record<MountState, number>>;
}

const phases: Record<MountState, Phase> = {
  idle: "load",
  loading: "load",
  bootstrapping: "bootstrap",
  mounting: "mount",
  mounted: "run",
  parked: "deactivate",
  unmounting: "unmount",
  unmounted: "unmount",
  failed: "unmount",
};

/**
 * Adds a measure for the browser's profiler; only the latest of each name is kept, or they would
 * accumulate.
 */
const measure = (name: string, start: number, end: number) => {
  performance.clearMeasures(name);
  performance.measure(name, { start, end });
};

export const createStateLine = (
  app: string,
  report: Report,
  onState: ((state: MountState, error?: unknown) => void) | undefined,
): StateLine => {
  let state: MountState = "idle";
  let since = performance.now();
  const timings: Partial<Record<MountState, number>> = {};
  return {
    get state() {
      return state;
    },
    move(next, error) {
      if (!transitions[state].includes(next))
        throw new Error(`A mount can't go from ${state} to ${next}.`);
      const at = performance.now();
      const duration = at - since;
      timings[state] = duration;
      // The warm-up belongs to no sub-app, so it isn't measured.
      if (app && state !== "idle") measure(`${app} ${state}`, since, at);
      state = next;
      since = at;
      const phase = error instanceof RuntimeError ? error.phase : phases[next];
      report({ app, phase, state, at, duration, error });
      onState?.(next, error);
    },
    note(phase, error) {
      const at = performance.now();
      report({ app, phase, state, at, duration: at - since, error });
    },
    timings: () => ({ ...timings, [state]: performance.now() - since }),
  };
};
