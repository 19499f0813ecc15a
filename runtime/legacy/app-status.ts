import type { Apps } from "../lifecycle/load-context.ts";
import type { MountState } from "../lifecycle/state.ts";
import type { RuntimeEvent } from "../types.ts";

/** single-spa's names for the status of an app. */
export const statusNames = [
  "NOT_LOADED",
  "LOADING_SOURCE_CODE",
  "NOT_BOOTSTRAPPED",
  "BOOTSTRAPPING",
  "NOT_MOUNTED",
  "MOUNTING",
  "MOUNTED",
  "UPDATING",
  "UNMOUNTING",
  "UNLOADING",
  "SKIP_BECAUSE_BROKEN",
  "LOAD_ERROR",
] as const;
export type AppStatus = (typeof statusNames)[number];

const statuses: Record<MountState, AppStatus> = {
  idle: "NOT_LOADED",
  loading: "LOADING_SOURCE_CODE",
  bootstrapping: "BOOTSTRAPPING",
  mounting: "MOUNTING",
  mounted: "MOUNTED",
  parked: "NOT_MOUNTED",
  unmounting: "UNMOUNTING",
  unmounted: "NOT_MOUNTED",
  failed: "SKIP_BECAUSE_BROKEN",
};

type Seen = Map<string, Pick<RuntimeEvent, "state"> & Partial<Pick<RuntimeEvent, "phase">>>;
const seen = new WeakMap<Apps, Seen>();

/** The latest event of each sub-app, recorded once the first foreign one loads. */
const latestOf = (apps: Apps): Seen => {
  const known = seen.get(apps);
  if (known) return known;
  const latest: Seen = new Map(apps.inspect().map(({ name, state }) => [name, { state }]));
  // Without its error, which may keep a frame in memory.
  apps.watchers.add(({ app, state, phase }) => latest.set(app, { state, phase }));
  seen.set(apps, latest);
  return latest;
};

/** The status single-spa would report for a sub-app; `null` for an unknown name. */
export const statusOf = (apps: Apps, name: string): AppStatus | null => {
  if (!apps.names.includes(name)) return null;
  const { state = "idle", phase } = latestOf(apps).get(name) ?? {};
  return state === "failed" && phase === "load" ? "LOAD_ERROR" : statuses[state];
};

export const mountedApps = (apps: Apps): string[] =>
  apps.names.filter((name) => statusOf(apps, name) === "MOUNTED");
