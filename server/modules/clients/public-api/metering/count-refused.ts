import { isKeyEndpoint } from "@console-shell/contract";
import type { Feature } from "#kernel/call.ts";
import { storeCall, usageRow } from "./meter.ts";

/** Counts refused and failed requests of the public API; successes are metered before they're answered. */
export const refusedMetering: Feature = (_route, hooks, { database, background }) =>
  hooks.onAnswer((event) => {
    const { endpoint, caller, status } = event;
    if (!caller || !isKeyEndpoint(endpoint) || status < 400) return;
    const usage = usageRow(endpoint, caller, event);
    if (usage)
      background.run("A refused call of the public API could not be counted", async () => {
        await storeCall(database, { usage });
      });
  });
