import type { Host, SubAppLifecycles } from "../types.ts";
import type { LegacyProps } from "./create-props.ts";

type Step = (props: LegacyProps) => unknown;
export type LegacyPhase = keyof SubAppLifecycles;

/** What a legacy sub-app does in a phase: one function, or several, one after the other. */
export type LegacySteps = (phase: LegacyPhase) => readonly Step[] | undefined;

const stepsOf = (value: unknown): readonly Step[] | undefined => {
  const steps = (Array.isArray(value) ? value : [value]) as unknown[];
  return steps.length > 0 && steps.every((step) => typeof step === "function")
    ? (steps as Step[])
    : undefined;
};

/** Reads the lifecycles of a global or of a module's exports. */
export const stepsIn =
  (holder: unknown): LegacySteps =>
  (phase) =>
    stepsOf((holder as Record<string, unknown> | null | undefined)?.[phase]);

const phases = ["bootstrap", "mount", "update", "unmount", "activate", "deactivate"] as const;

/** Lifecycles that run each phase in the same way. */
export const wrapPhases = (
  run: (phase: LegacyPhase) => (host: Host) => Promise<void>,
): SubAppLifecycles =>
  Object.fromEntries(phases.map((phase) => [phase, run(phase)])) as unknown as SubAppLifecycles;
