import type { Live, SubAppNeeds } from "@console-shell/contract";
import { developmentRelease } from "@console-shell/contract/host/console-config";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { createStore } from "@console-shell/contract/words/live";

/** A release other than the page's own. */
interface NewRelease {
  readonly release: string;
  /** Whether the console itself has changed. */
  readonly isConsole: boolean;
  /** The sub-apps with a new release. */
  readonly subApps: readonly string[];
  /** The sub-apps that this page doesn't know. */
  readonly added: readonly string[];
}

/** Whether the server has a different release of the console or a sub-app than this page. */
export interface ServedReleases extends Live<NewRelease | null> {
  heard(served: Served): void;
  /** What a page loaded now would allow a sub-app; undefined if it needs nothing, or nothing was heard. */
  needsOf(name: string): SubAppNeeds | undefined;
  /** When the session's development override ends; null without one, undefined while nothing was heard. */
  readonly overrideUntil: Live<number | null | undefined>;
  /** Hides this release from now on. */
  dismiss(): void;
}

/** `own` is the page's own release. */
export const createServedReleases = (own: string): ServedReleases => {
  const offered = createStore<NewRelease | null>(null);
  const overrideUntil = createStore<number | null | undefined>(undefined);
  let first: Pick<Served, "console" | "subApps"> | undefined;
  let dismissed: string | undefined;
  let needs: Served["needs"];
  return {
    get: () => offered.get(),
    subscribe: (listener) => offered.subscribe(listener),
    heard(served) {
      const { release, subApps } = served;
      overrideUntil.set(served.overrideUntil ?? null);
      if (own === developmentRelease) return;
      needs = served.needs;
      // The first event may be newer than the page: then its console is. Other sub-apps are those of the operator who
      // has signed in, which the sign-in page didn't know.
      first ??= own.split(".")[0] === served.console ? served : { console: "", subApps };
      const before = first;
      if (release === own || release === dismissed) return offered.set(null);
      if (offered.get()?.release === release) return;
      const names = Object.keys(subApps);
      offered.set({
        release,
        isConsole: before.console !== served.console,
        subApps: Object.keys(before.subApps).filter(
          (name) => subApps[name] !== before.subApps[name],
        ),
        added: names.filter((name) => !Object.hasOwn(before.subApps, name)),
      });
    },
    overrideUntil,
    needsOf: (name) => needs?.[name],
    dismiss() {
      dismissed = offered.get()?.release;
      offered.set(null);
    },
  };
};
