import type { Apps } from "../lifecycle/load-context.ts";
import type { MountState } from "../lifecycle/state.ts";
import type { RuntimeEvent } from "../types.ts";
import { statusOf, type AppStatus } from "./app-status.ts";

/** The status that a change from one of these states leads to. */
const heading: Partial<Record<MountState, AppStatus>> = {
  loading: "MOUNTED",
  bootstrapping: "MOUNTED",
  mounting: "MOUNTED",
  unmounting: "NOT_MOUNTED",
};

interface Announcer {
  /** More windows to notify: those of realms. */
  pages: Set<Window>;
  /** The host has navigated. */
  moved: () => void;
}
const announcers = new WeakMap<Apps, Announcer>();

const announcerOf = (apps: Apps): Announcer => {
  const known = announcers.get(apps);
  if (known) return known;
  const pages = new Set<Window>([window]);
  /** The target status of each app in the current change, and the apps that haven't reached it. */
  const targets = new Map<string, AppStatus>();
  const underway = new Set<string>();
  const states = new Map<string, MountState>();
  let oldUrl = window.location.href;
  let asked = false;
  let hasMounted = apps.names.some((name) => statusOf(apps, name) === "MOUNTED");
  let isFirst = false;

  const fire = (types: string[], statuses: Iterable<[string, AppStatus]> = []) => {
    const newAppStatuses = Object.fromEntries(statuses);
    const appsByNewStatus: Partial<Record<AppStatus, string[]>> = {
      MOUNTED: [],
      NOT_MOUNTED: [],
      NOT_LOADED: [],
      SKIP_BECAUSE_BROKEN: [],
    };
    for (const [name, status] of Object.entries(newAppStatuses))
      (appsByNewStatus[status] ??= []).push(name);
    const detail = {
      newAppStatuses,
      appsByNewStatus,
      totalAppChanges: Object.keys(newAppStatuses).length,
      oldUrl,
      newUrl: window.location.href,
      cancelNavigation() {
        throw new Error("cancelNavigation: navigation is the host's, which asks before it leaves.");
      },
    };
    for (const type of types)
      for (const page of pages)
        page.dispatchEvent(new CustomEvent(`single-spa:${type}`, { detail }));
  };
  const begin = () => {
    asked = false;
    if (underway.size > 0) fire(["before-app-change", "before-routing-event"], targets);
  };
  const end = () => {
    const statuses = [...targets.keys()].map((name): [string, AppStatus] => [
      name,
      statusOf(apps, name) ?? "NOT_LOADED",
    ]);
    targets.clear();
    if (isFirst) fire(["first-mount"]);
    isFirst = false;
    fire(["app-change", "routing-event"], statuses);
    oldUrl = window.location.href;
  };
  const hear = ({ app, state }: Pick<RuntimeEvent, "app" | "state">) => {
    // An error that stops nothing is an event too.
    if (states.get(app) === state) return;
    states.set(app, state);
    const to = heading[state];
    if (to) {
      if (underway.size === 0 && !asked) {
        asked = true;
        // Apps that leave and arrive in the same task are one change.
        queueMicrotask(begin);
      }
      if (state === "mounting") {
        isFirst ||= !hasMounted;
        hasMounted = true;
        fire([...(isFirst ? ["before-first-mount"] : []), "before-mount-routing-event"], targets);
      }
      targets.set(app, to);
      underway.add(app);
    } else if (underway.delete(app) && underway.size === 0) end();
  };
  for (const { name, state } of apps.inspect()) hear({ app: name, state });
  apps.watchers.add(hear);
  const announcer: Announcer = {
    pages,
    moved() {
      if (underway.size > 0 || oldUrl === window.location.href) return;
      fire(["before-no-app-change", "before-routing-event", "no-app-change", "routing-event"]);
      oldUrl = window.location.href;
    },
  };
  announcers.set(apps, announcer);
  return announcer;
};

/**
 * Dispatches single-spa's events for a runtime to a window where foreign sub-apps listen, once the
 * first one loads. Returns its undo, for a window that is removed.
 */
export const announce = (apps: Apps, page: Window = window): (() => void) => {
  const { pages } = announcerOf(apps);
  pages.add(page);
  return () => void (page === window || pages.delete(page));
};

/**
 * Reports the host's navigation, if it provides a location, as single-spa reports navigation
 * without a change of apps.
 */
export const announceMoves = (apps: Apps, host: object): (() => void) => {
  const { moved } = announcerOf(apps);
  const { location } = host as { location?: { subscribe(listener: () => void): () => void } };
  return (
    location?.subscribe(() => {
      // The navigation may change the apps: if so, that change has begun by now.
      setTimeout(moved);
    }) ?? (() => undefined)
  );
};
