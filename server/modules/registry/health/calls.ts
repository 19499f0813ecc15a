import * as calls from "@console-shell/contract/calls/sub-app-health";
import { answer } from "#kernel/answer.ts";
import { currentReleases } from "../sub-app/current.ts";
import { countReport } from "./writes.ts";

/** How mounts of published sub-apps end and how fast pages are, as pages report it. */
export const subAppHealth = answer(calls, (services) => {
  const readCurrent = currentReleases(services);
  return { reportMounts: (call) => countReport(call, readCurrent) };
});
