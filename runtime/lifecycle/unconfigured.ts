import { SubAppNotConfiguredError } from "../errors/errors.ts";
import type { MountHandle, MountOptions } from "../types.ts";
import { createStateLine, type Report } from "./state-line.ts";

/** The mount of an unregistered name: fails before anything loads. */
export const unconfiguredMount = (
  name: string,
  configured: readonly string[],
  report: Report,
  options: MountOptions,
): MountHandle => {
  const error = new SubAppNotConfiguredError(name, configured);
  const ready = Promise.reject<void>(error);
  ready.catch(() => undefined);
  const line = createStateLine(name, report, options.onState);
  line.move("failed", error);
  return {
    name,
    state: "failed",
    ready,
    update: () => ready,
    unmount: () => Promise.resolve(),
  };
};
