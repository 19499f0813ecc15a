import * as calls from "@console-shell/contract/calls/sub-app-health";
import { answer } from "#kernel/answer.ts";
import { currentReleases } from "../sub-app/current.ts";
import { countMounts } from "./writes.ts";

/** How mounts of published sub-apps end, as pages report it. */
export const subAppHealth = answer(calls, (services) => {
  const readCurrent = currentReleases(services);
  return { reportMounts: (call) => countMounts(call, readCurrent) };
});
