import { loadMicroApp, prefetchApps, type MicroApp } from "qiankun";
import { filesOf, type CreateAdapter } from "./adapter.ts";

/** As its documentation starts it: the proxy sandbox, styles not scoped. */
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
    // It works while the page idles and does not say when it is done: the measure waits.
    async prefetch(name) {
      prefetchApps([{ name, entry: filesOf(options, name).umdPage }]);
    },
  };
};
