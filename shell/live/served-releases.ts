import type { Live } from "@console-shell/contract";
import { developmentRelease } from "@console-shell/contract/words/sub-app";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { createStore } from "@console-shell/contract/words/live";

/** A release other than the page's own. */
interface NewRelease {
  readonly release: string;
  /** The sub-apps with a new release; empty if only the rest has changed. */
  readonly subApps: readonly string[];
}

/** Whether the server has a different release of the console or a sub-app than this page. */
export interface ServedReleases extends Live<NewRelease | null> {
  heard(served: Served): void;
  /** Hides this release from now on. */
  dismiss(): void;
}

/** `own` is the page's own release. */
export const createServedReleases = (own: string): ServedReleases => {
  const offered = createStore<NewRelease | null>(null);
  let first: Served["subApps"] | undefined;
  let dismissed: string | undefined;
  return {
    get: () => offered.get(),
    subscribe: (listener) => offered.subscribe(listener),
    heard({ release, subApps }) {
      if (own === developmentRelease) return;
      // The first event may be newer than the page; comparing releases tells.
      first ??= release === own ? subApps : {};
      const before = first;
      if (release === own || release === dismissed) return offered.set(null);
      if (offered.get()?.release === release) return;
      const changed = Object.keys(before).filter((name) => subApps[name] !== before[name]);
      offered.set({ release, subApps: changed });
    },
    dismiss() {
      dismissed = offered.get()?.release;
      offered.set(null);
    },
  };
};
