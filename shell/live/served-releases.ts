import type { Live } from "@console-shell/contract";
import { developmentRelease } from "@console-shell/contract/development-release";
import type { Served } from "@console-shell/contract/endpoints/notification-stream";
import { createStore } from "../state/store.ts";

/** Another release than the one that this page was loaded from. */
export interface NewRelease {
  readonly release: string;
  /** The sub-apps of which there is another release; none where only the rest has changed. */
  readonly subApps: readonly string[];
}

/** Knows whether the server has another release of the console, or of a sub-app, than this page. */
export interface ServedReleases extends Live<NewRelease | null> {
  heard(served: Served): void;
  /** Says no more of this release. */
  dismiss(): void;
}

/** `own` is the release that the page was loaded from. */
export const createServedReleases = (own: string): ServedReleases => {
  const offered = createStore<NewRelease | null>(null);
  let first: Served["subApps"] | undefined;
  let dismissed: string | undefined;
  return {
    get: () => offered.get(),
    subscribe: (listener) => offered.subscribe(listener),
    heard({ release, subApps }) {
      if (own === developmentRelease) return;
      // What is heard first may be newer than the page, which its release tells.
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
