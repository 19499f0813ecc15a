import type { LegacyProps } from "./create-props.ts";
import type { Parcels } from "./create-parcels.ts";
import type { LegacyPhase, LegacySteps } from "./lifecycle-steps.ts";

/** What one phase of a mount takes. */
interface Running {
  steps: LegacySteps;
  props: () => unknown;
  parcels: Parcels;
  around?: (work: () => Promise<void>) => Promise<void>;
}

/** Runs one phase of a mount. With `unmount` its parcels end first. */
export const runPhase = async (
  phase: LegacyPhase,
  { steps, props, parcels, around = (work) => work() }: Running,
): Promise<void> => {
  const ending = phase === "unmount" ? parcels.end() : undefined;
  // The failure of a parcel is no reason to leave the sub-app in the page.
  await ending?.catch(() => undefined);
  await around(async () => {
    for (const step of steps(phase) ?? []) await step(props() as LegacyProps);
  });
  await ending;
};
