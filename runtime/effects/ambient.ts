import { briefest, farthest, grace, type Book, type CaptureStyle, type Origin } from "./book.ts";
import { holdStill } from "./hold-still.ts";
import { createPatches, type Needs } from "./install-patches.ts";
import type { NodeRules } from "./patch-nodes.ts";
import { watchReplacedFunctions } from "./replaced-functions.ts";
import { createSnapshot } from "./snapshot.ts";
import { findJoint, findTenant, type Noted, type Tenant } from "./tenant.ts";
import { createWindowNames } from "./window-names.ts";

export type { CaptureStyle, Effect, OwnerOfCall, Record } from "./book.ts";

export interface AmbientOptions {
  ownerOf: (url: string) => string | undefined;
  urlsOf: (stack: unknown) => string[];
  ownedByHost: (node: Node) => boolean;
  /** Globals that are the host's, or that the layer of a legacy sub-app takes away and puts back. */
  globalHeldElsewhere: (name: string) => boolean;
  isLegacy: (app: string) => boolean;
  captureStyle?: CaptureStyle;
  rulesOf?: NodeRules["rulesOf"];
  nonce?: string | undefined;
  needs?: Needs | undefined;
  /** An undo threw; or, in the phase `run`, a callback that fired after the leave. */
  onError: (app: string, error: unknown, phase: "unmount" | "run") => void;
}

export interface Ambient {
  /** Watches the globals for a sub-app, and redoes what it had at its last leave. */
  open(app: string): void;
  /** Its load is over: what it starts from now on belongs to the mount. */
  loaded(app: string): void;
  /**
   * A lease ends, of a mount that was suspended or not. With the last: undoes its effects in reverse;
   * parks those that a remount needs, and lets fire what was about to.
   */
  close(app: string, suspended?: boolean): void;
  /** Parks nothing at the next leave: the sub-app's code will run again from its first line. */
  forget(app: string): void;
  /**
   * A mount is kept alive out of sight. With the last one its listeners, handlers, intervals and
   * frames rest.
   */
  suspend(app: string): void;
  resume(app: string): void;
  /** Lets fire at once what is pending, and removes the patches. */
  end(): void;
  /** How many effects of each kind it has. */
  count(app: string): Record<string, number>;
  /** Does once what the first mount would pay for: meant for a moment when nobody waits. */
  warmUp(): void;
}

const latestFirst = (a: Noted, b: Noted) => b.order - a.order;

/** How deep timeouts have to be nested until browsers throttle them most. */
const nesting = 6;

/**
 * Effects through bare globals. They belong to the sub-app whose own file made the call (the
 * innermost frame of its stack), so that a timer of the host, or of a module shared with it, is never
 * undone by mistake. The globals' patches do something only while a sub-app is active.
 */
export const createAmbient = (options: AmbientOptions): Ambient => {
  const { ownedByHost, captureStyle, rulesOf, nonce, needs } = options;
  const tenants = new Map<string, Tenant>();
  const tenantOf = (app: string) => findTenant(tenants, app);
  let log: Noted[] = [];
  let limit = 0;
  let order = 0;
  /** How many waits are left until the patches may be switched off. */
  let waits = 0;
  /** Something of a left sub-app is running. */
  let firing = false;

  /** Who first started each callback: to read one stack saves capturing all that follow. */
  const first = new WeakMap<object, Origin>();
  const callerOf = (origin: Origin): string => {
    // Above the caller are the runtime's own two: who notes, and what was patched.
    const url = origin.app === undefined ? options.urlsOf(origin.call?.stack)[2] : undefined;
    origin.call = undefined;
    return (origin.app ??= (url && options.ownerOf(url)) ?? "");
  };
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
      if (!entry.over && !entry.ended?.()) return true;
      // A stack that nobody has read holds all that was under way in it.
      if (entry.callback && entry.origin?.call) first.delete(entry.callback);
      return false;
    });
    limit = 2 * log.length + 500;
    return log;
  };
  const book: Book = {
    late: false,
    close: () => undefined,
    sweep: () => sweep().length,
    ownerOfCall() {
      const limit = Error.stackTraceLimit;
      Error.stackTraceLimit = 3;
      const call = new Error();
      Error.stackTraceLimit = limit;
      return callerOf({ call, app: undefined }) || undefined;
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
          Error.stackTraceLimit = 3;
          // Formatted only when somebody reads it: most effects end before anybody asks.
          entry.origin = { call: new Error(), app: undefined };
          Error.stackTraceLimit = limit;
          if (callback && !before) first.set(callback, entry.origin);
        }
      }
      if (book.late && !firing) end(entry);
      if (!entry.over && log.push(entry) > limit) sweep();
    },
    onError: ({ app = "" }, error) => options.onError(app, error, "run"),
    afterLeave({ app }, work) {
      takeSample();
      const release = holdStill();
      firing = book.late = true;
      try {
        return work();
      } finally {
        firing = false;
        release();
        book.close();
        look(app);
        settle();
        linger(1);
      }
    },
  };
  const patches = createPatches(book, { ownedByHost, captureStyle, rulesOf, nonce, needs });
  const names = createWindowNames();
  const samples = [
    createSnapshot(book, options.globalHeldElsewhere, names),
    watchReplacedFunctions(book, options.globalHeldElsewhere),
  ];
  const look = (owner: string | undefined, added = names.look()) => {
    for (const sample of samples) sample(owner, added);
  };
  const takeSample = (added?: PropertyKey[]) => {
    book.close();
    const active = [...tenants.values()].flatMap(({ apps, leases, resting }) =>
      apps.length === 1 && leases > resting ? apps : [],
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
    entry.over = !app;
    const tenant = tenants.get(app);
    if (tenant?.leases !== 0) return;
    if (entry.until !== undefined) return;
    const lasts = entry.listens && options.isLegacy(app) ? tenant.leftAt : tenant.loadedAt;
    const ofLoad = entry.order < lasts && !tenant.discard;
    if (entry.lasting && ofLoad && !entry.once) return;
    const key = entry.key?.();
    entry.over = true;
    attempt(app, () => entry.undo());
    if (entry.redo && !tenant.discard && (entry.key ? key !== undefined : ofLoad))
      tenant.parked.set(key ?? entry.order, entry);
  };
  /** Undoes what belongs to sub-apps without a lease, also what came after their leave. */
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
  const isPending = ({ until, over }: Noted) => until !== undefined && !over;
  /**
   * The patches stay on until every timeout that was too short to be noted has run: what it starts for
   * a left sub-app is undone at once. Browsers that throttle hold back nested timeouts longest, so
   * the last of these is a nested one. They also stay on for what may still fire.
   */
  const linger = (steps: number) => {
    book.late = true;
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
      book.late = false;
      const isQuiet = [...tenants.values()].every(({ leases }) => leases === 0);
      if (isQuiet && !sweep().some(isPending)) patches.switchOff();
    }, briefest + 1);
  /** What happens once shall still happen: the sub-app's code stays loaded, and may wait for it. */
  const letFire = (app: string) => {
    const until = performance.now() + grace;
    for (const entry of ofApp(app)) {
      const { once, due, fire, resting } = entry;
      if (!once || (due ?? 0) > until + (fire ? farthest - grace : 0)) continue;
      if (resting) redo(app, entry);
      entry.app = app;
      entry.until = due === undefined ? Infinity : until;
    }
    after(() => {
      fire(({ until = Infinity }) => until <= performance.now());
      // What was pending may have been cancelled: nothing else would switch the patches off.
      linger(1);
    }, grace + 1);
  };
  const redo = (app: string, entry: Noted) => {
    entry.over = entry.resting = false;
    entry.until = undefined;
    attempt(app, () => entry.redo?.());
  };
  const ofApp = (app: string) => sweep().filter((entry) => ownerOf(entry) === app);
  /** It, and all that stand for it and others. */
  const tenantsWith = (app: string) => [...tenants].filter(([, { apps }]) => apps.includes(app));
  const isResting = (app: string) => tenantOf(app).resting >= tenantOf(app).leases;
  const wake = (app: string) => {
    for (const [name] of tenantsWith(app))
      for (const entry of ofApp(name)) if (entry.resting) redo(app, entry);
  };

  return {
    open(app) {
      const tenant = tenantOf(app);
      if (!patches.on) patches.switchOn();
      // Pending since the last leave, and now of this mount.
      for (const entry of log) if (entry.app === app) entry.until = undefined;
      // What the host has done while it was away is not its own.
      if (tenant.leases === tenant.resting) takeSample();
      tenant.leases += 1;
      const parked = tenantsWith(app).map(([, tenant]) => tenant);
      const entries = parked.flatMap((tenant) => [...tenant.parked.values()]);
      for (const tenant of parked) tenant.parked.clear();
      for (const entry of entries.toSorted(latestFirst).toReversed()) {
        log.push(entry);
        redo(app, entry);
      }
      if (entries.length > 0) look(undefined);
      if (tenant.resting > 0) wake(app);
    },
    loaded(app) {
      const tenant = tenantOf(app);
      if (tenant.loadedAt < Infinity) return;
      // New names need no look here: a remount brings them back, whenever they came.
      takeSample([]);
      tenant.loadedAt = order;
    },
    close(app, suspended = false) {
      const tenant = tenantOf(app);
      if (tenant.leases === 1) takeSample();
      if (suspended) tenant.resting -= 1;
      tenant.leases -= 1;
      if (tenant.leases > 0) return;
      tenant.leftAt = Math.min(tenant.leftAt, order);
      if (!tenant.discard) letFire(app);
      settle();
      if (tenant.discard) tenant.loadedAt = tenant.leftAt = Infinity;
      tenant.discard = false;
      tenant.resting = 0;
      linger(nesting);
    },
    forget(app) {
      const tenant = tenantOf(app);
      tenant.parked.clear();
      if (tenant.leases > 0) tenant.discard = true;
      else tenant.loadedAt = tenant.leftAt = Infinity;
    },
    suspend(app) {
      takeSample();
      const tenant = tenantOf(app);
      tenant.resting += 1;
      const names = tenantsWith(app).filter(([, { apps }]) => apps.every(isResting));
      for (const entry of names.flatMap(([name]) => ofApp(name)).toSorted(latestFirst)) {
        if (!entry.rests || entry.resting) continue;
        attempt(app, () => entry.undo());
        entry.resting = true;
      }
    },
    resume(app) {
      takeSample();
      const tenant = tenantOf(app);
      tenant.resting = Math.max(0, tenant.resting - 1);
      wake(app);
    },
    end() {
      fire(isPending);
      for (const id of ownTimers) clearTimeout(id);
      waits = 0;
      book.late = false;
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
