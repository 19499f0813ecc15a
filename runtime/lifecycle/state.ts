/**
 * Every state of a mount, in the order of a successful life. `failed` and `unmounted` are final; a
 * failure runs the same clean-up as a normal unmount.
 */
export const mountStates = [
  "idle",
  "loading",
  "bootstrapping",
  "mounting",
  "mounted",
  "parked",
  "unmounting",
  "unmounted",
  "failed",
] as const;
export type MountState = (typeof mountStates)[number];

/** The allowed transitions between states. */
export const transitions: Record<MountState, readonly MountState[]> = {
  idle: ["loading", "failed", "unmounting"],
  loading: ["bootstrapping", "unmounting"],
  bootstrapping: ["mounting", "unmounting"],
  mounting: ["mounted", "unmounting"],
  mounted: ["parked", "unmounting"],
  parked: ["mounted", "unmounting"],
  unmounting: ["unmounted", "failed"],
  unmounted: [],
  failed: [],
};

/** What the runtime was doing at the time of an event. `run` is the time after `mounted`. */
export type Phase =
  | "prefetch"
  | "load"
  | "bootstrap"
  | "mount"
  | "update"
  | "run"
  | "deactivate"
  | "activate"
  | "unmount";
