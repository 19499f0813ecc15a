import { reportMounts } from "@console-shell/contract/calls/sub-app-health";
import type { Feature } from "#kernel/call.ts";
import { currentReleases } from "../releases/current-releases.ts";
import { countMounts } from "./report-mounts.ts";

/** How mounts of published sub-apps end, as pages report it. */
export const subAppHealth: Feature = (route, _hooks, services) => {
  const readCurrent = currentReleases(services);
  route(reportMounts, (call) => countMounts(call, readCurrent));
};
