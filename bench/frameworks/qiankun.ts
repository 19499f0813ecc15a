import { loadMicroApp, prefetchApps, type MicroApp } from "qiankun";
import { filesOf, type CreateAdapter } from "./adapter.ts";

/** Started as in its documentation: the proxy sandbox, styles not scoped. */
export const create: CreateAdapter = (options) => {
  const known = new Map<string, MicroApp>();
  return {
    async mount(name, slot) {
      const before = known.get(name);
      if (before) return before.mount();
      const app = loadMicroApp({ name, entry: filesOf(options, name).umdPage, container: slot });
      known.set(name, app);
      return app.mountPromise;
    },
    unmount: async (name) => known.get(name)?.unmount(),
    // It works while the page is idle and doesn't report when it is done, so the measure waits.
    async prefetch(name) {
      prefetchApps([{ name, entry: filesOf(options, name).umdPage }]);
    },
  };
};
