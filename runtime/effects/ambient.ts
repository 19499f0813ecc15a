import {
  briefest,
  compared,
  farthest,
  grace,
  type Tracker,
  type CaptureStyle,
  type Origin,
  type OwnerOfCall,
} from "./tracker.ts";
import { createCallerOf } from "./caller-of.ts";
import { createUndecided } from "./undecided.ts";
import { holdStill } from "./hold-still.ts";
import type { Ownership } from "../modules/ownership.ts";
import { createPatches, type Needs } from "./install-patches.ts";
import type { NodeRules } from "./patch-nodes.ts";
import { watchReplacedFunctions } from "./replaced-functions.ts";
import { createSnapshot } from "./snapshot.ts";
import { findJoint, findTenant, type Noted, type Tenant } from "./tenant.ts";
import { createWindowNames } from "./window-names.ts";

export interface AmbientOptions {
  ownerOf: Ownership["ownerOf"];
  /** The sub-apps in the page: which of them owns a file that several have is decided at the call. */
  present: () => readonly string[];
  urlsOf: (stack: unknown) => string[];
  ownedByHost: (node: Node) => boolean;
  /** Globals that belong to the host, or that a legacy sub-app's layer removes and restores. */
  globalHeldElsewhere: (name: string) => boolean;
  /** Registered with the same entry page: its modules run once for all of them. */
  twinsOf: (app: string) => readonly string[];
  captureStyle?: CaptureStyle;
  rulesOf?: NodeRules["rulesOf"];
  nonce?: string | undefined;
  needs?: Needs | undefined;
  /** An undo threw; or, in the phase `run`, a callback that fired after the unmount. */
  onError: (app: string, error: unknown, phase: "unmount" | "run") => void;
}

export interface Ambient {
  /** Watches the globals for a sub-app, and redoes what was parked at its last unmount. */
  open(app: string): void;
  /** Its load has finished: effects from now on belong to the mount. */
  loaded(app: string): void;
  /** Its mount has finished: what it has not repeated of earlier mounts comes back. */
  mounted(app: string): void;
  /**
   * Releases one lease, of a suspended mount or an active one. Releasing the last one undoes the
   * effects in reverse, parks those that a remount needs, and lets pending one-shots fire.
   */
  close(app: string, suspended?: boolean): void;
  /** Parks nothing at the next unmount: the sub-app's code will run again from the start. */
  forget(app: string): void;
  /**
   * A mount is kept alive but hidden. When the last one is, listeners, handlers, intervals and
   * frames pause.
   */
  suspend(app: string): void;
  resume(app: string): void;
  /** Fires everything pending immediately, and removes the patches. */
  end(): void;
  /** How many effects of each kind it has. */
  count(app: string): Record<string, number>;
  /** Does the first mount's one-time work early, while the page is idle. */
  warmUp(): void;
}

const latestFirst = (a: Noted, b: Noted) => b.order - a.order;

/** The nesting depth at which browsers throttle timeouts the most. */
const nesting = 6;

/**
 * Tracks effects through bare globals. Each belongs to the sub-app whose own file made the call,
 * which is the innermost frame of its stack. So a timer of the host or of a shared module is never
 * undone by mistake. The patches do nothing unless a sub-app is active.
 */
export const createAmbient = (options: AmbientOptions): Ambient & { ownerOfCall: OwnerOfCall } => {
  const { ownedByHost, captureStyle, rulesOf, nonce, needs } = options;
  const tenants = new Map<string, Tenant>();
  const tenantOf = (app: string) => findTenant(tenants, app);
  let log: Noted[] = [];
  let limit = 0;
  let order = 0;
  /** How many waits remain before the patches can be switched off. */
  let waits = 0;
  /** A callback of a sub-app that was left is running. */
  let firing = false;
  /** A one-shot that came back is running. */
  let source: Noted | undefined;

  /** The origin of each callback's first use: reading one stack saves capturing later ones. */
  const first = new WeakMap<object, Origin>();
  const callerOf = createCallerOf(options.ownerOf, options.urlsOf);
  const ownerOf = ({ app, origin }: Noted): string => app ?? (origin ? callerOf(origin) : "");
  const attempt = (app: string, act: () => void) => {
    try {
      act();
    } catch (error) {
      options.onError(tenants.get(app)?.apps[0] ?? app, error, "unmount");
    }
  };
  const sweep = (): Noted[] => {
    log = log.filter((entry) => {
      if (!entry.ended && !entry.hasEnded?.()) return true;
      // An unread stack retains everything in its frames.
      if (entry.callback && entry.origin?.call) first.delete(entry.callback);
      return false;
    });
    limit = 2 * log.length + 500;
    return log;
  };
  const tracker: Tracker = {
    late: false,
    close: () => undefined,
    sweep: () => sweep().length,
    ownerOfCall() {
      const limit = Error.stackTraceLimit;
      Error.stackTraceLimit = 3;
      const call = new Error();
      Error.stackTraceLimit = limit;
      return callerOf({ call, app: undefined, present: options.present() }) || undefined;
    },
    record(effect) {
      if (!patches.on) return;
      const entry = effect as Noted;
      entry.order = order++;
      if (entry.app === undefined) {
        const { callback } = entry;
        const before = callback && first.get(callback);
        if (before && tenants.get(callerOf(before))?.leases) entry.origin = before;
        else {
          const limit = Error.stackTraceLimit;
          // Between the sub-app's own frames are those of shared modules and of built-in functions.
          Error.stackTraceLimit = effect.again ? 1 + 2 * compared : 3;
          // Formatted only on demand: most effects end before anyone reads it.
          entry.origin = { call: new Error(), app: undefined, present: options.present() };
          Error.stackTraceLimit = limit;
          if (callback && !before) first.set(callback, entry.origin);
        }
      }
      undecided.note(entry, source);
      if (tracker.late && !firing) end(entry);
      if (!entry.ended && log.push(entry) > limit) sweep();
    },
    onError: ({ app = "" }, error) => options.onError(app, error, "run"),
    goOn(entry, work) {
      source = entry as Noted;
      try {
        work();
      } finally {
        source = undefined;
      }
    },
    afterLeave({ app }, work) {
      takeSample();
      const release = holdStill();
      firing = tracker.late = true;
      try {
        return work();
      } finally {
        firing = false;
        release();
        tracker.close();
        look(app);
        settle();
        linger(1);
      }
    },
  };
  const undecided = createUndecided({
    ownerOf,
    end(entry) {
      entry.ended = true;
      attempt(ownerOf(entry), () => entry.undo());
    },
  });
  const patches = createPatches(tracker, { ownedByHost, captureStyle, rulesOf, nonce, needs });
  const names = createWindowNames();
  const samples = [
    createSnapshot(tracker, options.globalHeldElsewhere, names),
    watchReplacedFunctions(tracker, options.globalHeldElsewhere),
  ];
  const look = (owner: string | undefined, added = names.look()) => {
    for (const sample of samples) sample(owner, added);
  };
  const takeSample = (added?: PropertyKey[]) => {
    tracker.close();
    const active = [...tenants.values()].flatMap(({ apps, leases, suspended }) =>
      apps.length === 1 && leases > suspended ? apps : [],
    );
    look(active.length > 1 ? findJoint(tenants, active) : active[0], added);
  };

  const later = window.setTimeout;
  const ownTimers = new Set<number>();
  const after = (run: () => void, milliseconds: number) => {
    const id = later(() => {
      ownTimers.delete(id);
      run();
    }, milliseconds);
    ownTimers.add(id);
  };
  /** Undoes an effect of a sub-app without a lease. */
  const end = (entry: Noted) => {
    const app = ownerOf(entry);
    entry.ended = !app;
    const tenant = tenants.get(app);
    if (tenant?.leases !== 0) return;
    if (entry.until !== undefined) return;
    const ofLoad = entry.order < tenant.loadedAt && !tenant.discard;
    if (entry.lasting && ofLoad && !entry.once) return;
    const key = entry.key?.();
    entry.ended = true;
    attempt(app, () => entry.undo());
    if (!entry.redo || tenant.discard) return;
    if (entry.key ? key !== undefined : ofLoad) {
      entry.waits = true;
      tenant.parked.set(key ?? entry.order, entry);
    } else if (tenant.apps.length === 1) undecided.keep(entry);
  };
  /**
   * Undoes everything that belongs to sub-apps without a lease, even if it was recorded after they
   * left.
   */
  const settle = () => {
    for (const entry of sweep().toReversed()) end(entry);
    sweep();
  };
  const fire = (which: (entry: Noted) => boolean) => {
    for (const entry of sweep().filter(which)) {
      entry.undo();
      entry.fire?.();
    }
  };
  const isPending = ({ until, ended }: Noted) => until !== undefined && !ended;
  /**
   * Keeps the patches on until every unrecorded short timeout has run, so that whatever it starts
   * for a sub-app that was left is undone at once. Browsers throttle nested timeouts the most, so
   * the last wait is a nested one. The patches also stay on for pending one-shots.
   */
  const linger = (steps: number) => {
    tracker.late = true;
    const isUnderWay = waits > 0;
    waits = Math.max(waits, steps);
    if (!isUnderWay) wait();
  };
  const wait = () =>
    after(() => {
      waits -= 1;
      if (waits > 0) {
        wait();
        return;
      }
      tracker.late = false;
      const isQuiet = [...tenants.values()].every(({ leases }) => leases === 0);
      if (isQuiet && !sweep().some(isPending)) patches.switchOff();
    }, briefest + 1);
  /**
   * One-shots still fire after the unmount: the sub-app's code stays loaded and may wait for them.
   */
  const letFire = (app: string) => {
    const until = performance.now() + grace;
    for (const entry of ofApp(app)) {
      const { once, due, fire, paused } = entry;
      if (!once || (due ?? 0) > until + (fire ? farthest - grace : 0)) continue;
      if (paused) redo(app, entry);
      entry.app = app;
      entry.until = due === undefined ? Infinity : until;
    }
    after(() => {
      fire(({ until = Infinity }) => until <= performance.now());
      // Pending effects may have been cancelled: nothing else would switch the patches off.
      linger(1);
    }, grace + 1);
  };
  const redo = (app: string, entry: Noted) => {
    entry.ended = entry.paused = false;
    entry.until = undefined;
    attempt(app, () => entry.redo?.());
  };
  /** Restores effects that were parked, in their order. */
  const restore = (app: string, entries: Noted[]) => {
    for (const entry of entries.toSorted(latestFirst).toReversed()) {
      // In the meantime the sub-app may have ended it.
      if (!entry.waits) continue;
      entry.waits = false;
      log.push(entry);
      redo(app, entry);
    }
    if (entries.length > 0) look(undefined);
  };
  /** Takes over the effects of modules that it shares with its twins, once the twins have left. */
  const inherit = (app: string): Noted[] =>
    options.twinsOf(app).flatMap((twin) => {
      const { leases = 0, parked = new Map<unknown, Noted>() } = tenants.get(twin) ?? {};
      // The styles that they added are scoped to the other one.
      const entries = [...parked].filter(([, entry]) => !entry.key || entry.kind === "global");
      if (leases > 0) return [];
      return entries.map(([key, entry]) => {
        parked.delete(key);
        entry.app = app;
        return entry;
      });
    });
  const ofApp = (app: string) => sweep().filter((entry) => ownerOf(entry) === app);
  /** The sub-app's own tenant, and the joint ones that include it. */
  const tenantsWith = (app: string) => [...tenants].filter(([, { apps }]) => apps.includes(app));
  const isSuspended = (app: string) => tenantOf(app).suspended >= tenantOf(app).leases;
  const wake = (app: string) => {
    for (const [name] of tenantsWith(app))
      for (const entry of ofApp(name)) if (entry.paused) redo(app, entry);
  };

  return {
    ownerOfCall: tracker.ownerOfCall,
    open(app) {
      const tenant = tenantOf(app);
      if (!patches.on) patches.switchOn();
      // Pending since the last unmount; now they belong to this mount.
      for (const entry of log) if (entry.app === app) entry.until = undefined;
      // Changes the host made while the sub-app was suspended don't belong to it.
      if (tenant.leases === tenant.suspended) takeSample();
      tenant.leases += 1;
      const parked = tenantsWith(app).map(([, tenant]) => tenant);
      const entries = parked.flatMap((tenant) => [...tenant.parked.values()]);
      for (const tenant of parked) tenant.parked.clear();
      const early = undecided.take(app).filter((entry) => entry.early);
      restore(app, [...entries, ...inherit(app), ...early]);
      if (tenant.suspended > 0) wake(app);
    },
    loaded(app) {
      const tenant = tenantOf(app);
      if (tenant.loadedAt < Infinity) return;
      // Skip new names: a remount restores them whenever they were added.
      takeSample([]);
      tenant.loadedAt = order;
    },
    mounted(app) {
      takeSample();
      restore(app, undecided.take(app));
    },
    close(app, suspended = false) {
      const tenant = tenantOf(app);
      if (tenant.leases === 1) takeSample();
      if (suspended) tenant.suspended -= 1;
      tenant.leases -= 1;
      if (tenant.leases > 0) return;
      if (!tenant.discard) letFire(app);
      settle();
      if (tenant.discard) tenant.loadedAt = Infinity;
      tenant.discard = false;
      const heir = options.twinsOf(app).find((twin) => tenantOf(twin).leases > 0);
      if (heir !== undefined) restore(heir, inherit(heir));
      tenant.suspended = 0;
      linger(nesting);
    },
    forget(app) {
      const tenant = tenantOf(app);
      tenant.parked.clear();
      undecided.forget(app);
      if (tenant.leases > 0) tenant.discard = true;
      else tenant.loadedAt = Infinity;
    },
    suspend(app) {
      takeSample();
      const tenant = tenantOf(app);
      tenant.suspended += 1;
      const names = tenantsWith(app).filter(([, { apps }]) => apps.every(isSuspended));
      for (const entry of names.flatMap(([name]) => ofApp(name)).toSorted(latestFirst)) {
        if (!entry.pauses || entry.paused) continue;
        attempt(app, () => entry.undo());
        entry.paused = true;
      }
    },
    resume(app) {
      takeSample();
      const tenant = tenantOf(app);
      tenant.suspended = Math.max(0, tenant.suspended - 1);
      wake(app);
    },
    end() {
      fire(isPending);
      for (const id of ownTimers) clearTimeout(id);
      waits = 0;
      tracker.late = false;
      patches.switchOff();
      patches.remove();
    },
    count(app) {
      const counts: Record<string, number> = {};
      for (const { kind } of ofApp(app)) counts[kind] = (counts[kind] ?? 0) + 1;
      return counts;
    },
    warmUp() {
      if (!patches.install()) return;
      patches.switchOn();
      takeSample();
      settle();
      patches.switchOff();
    },
  };
};
