import { LegacyGlobalMissingError } from "./global-missing-error.ts";
import type { LegacyProps } from "./create-props.ts";

type Step = (props: LegacyProps) => unknown;
export type LegacyPhase = "bootstrap" | "mount" | "update" | "unmount" | "activate" | "deactivate";

/** What a legacy sub-app does in a phase: one function, or several, one after the other. */
export type LegacySteps = (phase: LegacyPhase) => readonly Step[] | undefined;

const stepsOf = (value: unknown): readonly Step[] | undefined => {
  const steps = (Array.isArray(value) ? value : [value]) as unknown[];
  return steps.length > 0 && steps.every((step) => typeof step === "function")
    ? (steps as Step[])
    : undefined;
};

const readFrom =
  (holder: unknown): LegacySteps =>
  (phase) =>
    stepsOf((holder as Record<string, unknown> | null | undefined)?.[phase]);

export interface Whereabouts {
  app: string;
  /** What a module entry exports. */
  exported: object | undefined;
  /** The name on window that the registration tells. */
  global: string | undefined;
  url: string;
  /** What a script threw meanwhile. */
  cause: unknown;
}

/** Finds the lifecycles where they were announced: on a named global, or among a module's exports. */
export const findLifecycles = (where: Whereabouts): LegacySteps => {
  const { app, exported, global = app, url, cause } = where;
  const ofModule = readFrom(exported);
  if (where.global === undefined && ofModule("mount")) return ofModule;
  const found = (window as unknown as Record<string, unknown>)[global];
  const ofGlobal = readFrom(found);
  if (ofGlobal("mount")) return ofGlobal;
  throw new LegacyGlobalMissingError(global, found, { app, phase: "load", url, cause });
};
