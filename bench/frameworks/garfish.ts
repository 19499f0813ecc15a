import garfish from "garfish";
import { filesOf, type CreateAdapter } from "./adapter.ts";

type App = NonNullable<Awaited<ReturnType<typeof garfish.loadApp>>>;

/** The proxy sandbox, its default. It caches the app, and can hide and show it. */
export const create: CreateAdapter = (options) => {
  let slot: HTMLElement | undefined;
  const loaded = new Map<string, App>();
  garfish.run({
    disablePreloadApp: true,
    domGetter: () => slot ?? null,
    apps: [...options.apps.values()].map(({ name, umdPage }) => ({ name, entry: umdPage })),
  });
  return {
    canKeepAlive: true,
    async mount(name, into) {
      slot = into;
      const before = loaded.get(name);
      if (before) return options.keepAlive ? before.show() : before.mount();
      const app = await garfish.loadApp(name, { entry: filesOf(options, name).umdPage });
      if (!app) throw new Error(`Garfish did not load ${name}.`);
      loaded.set(name, app);
      return app.mount();
    },
    async unmount(name) {
      const app = loaded.get(name);
      return options.keepAlive ? app?.hide() : app?.unmount();
    },
    async prefetch(name) {
      garfish.preloadApp(name);
    },
  };
};
