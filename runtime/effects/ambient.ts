import { traceAbove, urlsOf, type Trace } from "./caller.ts";
import { patchConstructors } from "./patch-constructors.ts";
import { patchListeners } from "./patch-listeners.ts";
import { patchNodes } from "./patch-nodes.ts";
import { patchTimers } from "./patch-timers.ts";
import { createGlobals } from "./globals.ts";

/** An effect that somebody started through a global. */
export interface Effect {
  undo: () => void;
  /** Starts it again. With it, an effect of the load (which runs once a page) survives a remount. */
  redo?: () => void;
  /** For stylesheets, which CSS-in-JS and bundlers add once a page: redone whenever they came, once per key. */
  key?: () => string | undefined;
  /** Can't be started again: stays when it is of the load. */
  lasting?: boolean;
}

/** Whose call this is, told at once; `above` is the patched function. */
export type OwnerOfCall = (above: unknown) => string | undefined;

/** Takes a stylesheet element that a sub-app puts into the page. */
export type CaptureStyle = (app: string, element: HTMLStyleElement | HTMLLinkElement) => void;

/** Notes an effect; `above` is the patched function. Returns a function that forgets it. */
export type Record = (above: unknown, effect: Effect) => () => void;

interface Noted extends Effect {
  order: number;
  trace: Trace;
  /** Resolved at first need; null when it belongs to no sub-app. */
  app?: string | null;
}

interface Tenant {
  leases: number;
  /** Effects noted before this are of the load. */
  loadedAt: number;
  parked: Noted[];
  /** Nothing survives the next leave. */
  discard: boolean;
}

export interface AmbientOptions {
  ownerOf: (url: string) => string | undefined;
  ownedByHost: (node: Node) => boolean;
  globalOwnedByHost: (name: string) => boolean;
  captureStyle?: CaptureStyle;
  onError: (app: string, error: unknown) => void;
}

export interface Ambient {
  /** Watches the globals for a sub-app, and redoes what it had at its last leave. */
  open(app: string): void;
  /** Its load is over: what it starts from now on belongs to the mount. */
  loaded(app: string): void;
  /** The last lease ends: undoes its effects in reverse; parks those that a remount needs. */
  close(app: string): void;
  /** Parks nothing at the next leave: the sub-app's code will run again from its first line. */
  forget(app: string): void;
  size(app: string): number;
}

/**
 * Effects through bare globals. They belong to the sub-app whose own file made the call (the first
 * frame of its stack), so that a timer of the host, or of a module shared with it, is never undone
 * by mistake. The globals are patched only while a sub-app is active.
 */
export const createAmbient = (options: AmbientOptions): Ambient => {
  const { ownedByHost, captureStyle } = options;
  const tenants = new Map<string, Tenant>();
  const noted = new Set<Noted>();
  const globals = createGlobals(options.globalOwnedByHost);
  let restore: (() => void) | undefined;
  let order = 0;

  const tenantOf = (app: string): Tenant => {
    let tenant = tenants.get(app);
    if (!tenant)
      tenants.set(app, (tenant = { leases: 0, loadedAt: Infinity, parked: [], discard: false }));
    return tenant;
  };
  const ownerOf = (effect: Noted): string | null => {
    effect.app ??= urlsOf(effect.trace.stack).map(options.ownerOf)[0] ?? null;
    effect.trace = {};
    return effect.app;
  };
  const record: Record = (above, effect) => {
    if (!restore) return () => undefined;
    const entry: Noted = { ...effect, order: order++, trace: traceAbove(above) };
    noted.add(entry);
    return () => void noted.delete(entry);
  };
  const ownerOfCall: OwnerOfCall = (above) =>
    urlsOf(traceAbove(above).stack).map(options.ownerOf)[0];
  const attempt = (app: string, act: () => void) => {
    try {
      act();
    } catch (error) {
      options.onError(app, error);
    }
  };
  const install = () => {
    const undos = [
      patchTimers(record),
      patchListeners(record),
      patchNodes(record, { ownedByHost, ownerOfCall, captureStyle }),
      patchConstructors(record),
    ];
    restore = () => {
      for (const undo of undos.toReversed()) undo();
      restore = undefined;
      noted.clear();
    };
  };
  const leave = (app: string, tenant: Tenant) => {
    const parked = new Map<string, Noted>();
    for (const effect of [...noted].toReversed()) {
      if (ownerOf(effect) !== app) continue;
      const ofLoad = effect.order < tenant.loadedAt && !tenant.discard;
      if (effect.lasting && ofLoad) continue;
      noted.delete(effect);
      const key = effect.key?.();
      attempt(app, effect.undo);
      if (effect.redo && (effect.key ? key !== undefined : ofLoad))
        parked.set(key ?? `#${effect.order}`, effect);
    }
    tenant.parked = tenant.discard
      ? []
      : [...parked.values()].toSorted((a, b) => a.order - b.order);
    if (tenant.discard) tenant.loadedAt = Infinity;
    tenant.discard = false;
  };

  return {
    open(app) {
      const tenant = tenantOf(app);
      tenant.leases += 1;
      if (tenant.leases > 1) return;
      if (!restore) install();
      globals.enter(app);
      for (const effect of tenant.parked.splice(0)) {
        noted.add(effect);
        attempt(app, () => effect.redo?.());
      }
    },
    loaded(app) {
      const tenant = tenantOf(app);
      if (tenant.loadedAt === Infinity) tenant.loadedAt = order;
    },
    close(app) {
      const tenant = tenantOf(app);
      tenant.leases -= 1;
      if (tenant.leases > 0) return;
      leave(app, tenant);
      globals.leave(app);
      if ([...tenants.values()].every(({ leases }) => leases === 0)) restore?.();
    },
    forget(app) {
      const tenant = tenantOf(app);
      tenant.parked = [];
      if (tenant.leases > 0) tenant.discard = true;
      else tenant.loadedAt = Infinity;
      globals.forget(app);
    },
    size: (app) => [...noted].filter((effect) => ownerOf(effect) === app).length,
  };
};
