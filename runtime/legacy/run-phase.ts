import type { LegacyProps } from "./legacy-props.ts";
import type { Parcels } from "./create-parcels.ts";
import type { LegacyPhase, LegacySteps } from "./lifecycle-steps.ts";

/** The input of one phase of a mount. */
interface Running {
  steps: LegacySteps;
  props: () => unknown;
  parcels: Parcels;
  around?: (work: () => Promise<void>) => Promise<void>;
}

/** Runs one phase of a mount. `unmount` ends its parcels first. */
export const runPhase = async (
  phase: LegacyPhase,
  { steps, props, parcels, around = (work) => work() }: Running,
): Promise<void> => {
  const ending = phase === "unmount" ? parcels.end() : undefined;
  // A failed parcel must not keep the sub-app in the page.
  await ending?.catch(() => undefined);
  await around(async () => {
    for (const step of steps(phase) ?? []) await step(props() as LegacyProps);
  });
  await ending;
};
