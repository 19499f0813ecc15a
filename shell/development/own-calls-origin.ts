import type { SubAppRegistration } from "@console-shell/contract";
import { backendPath } from "@console-shell/contract/words/own-calls";

/** The dev server that answers a call of a sub-app's own backend; undefined for the console's calls and all others. */
export const ownCallsOrigin = (
  subApps: readonly SubAppRegistration[],
  url: string,
): string | undefined =>
  subApps.find(
    ({ name, development }) => development?.calls && url.startsWith(`${backendPath(name)}/`),
  )?.development?.calls;
