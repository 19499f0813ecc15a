import microApp, { preFetch, renderApp, unmountApp } from "@micro-zoe/micro-app";
import { filesOf, type CreateAdapter } from "./adapter.ts";

/** The `with` sandbox and scoped styles, its default; the app in its UMD mode. */
export const create: CreateAdapter = (options) => {
  microApp.start({ "router-mode": "state" });
  const { keepAlive } = options;
  const url = (name: string) => filesOf(options, name).umdPage;
  return {
    canKeepAlive: true,
    mount: (name, container) =>
      renderApp({ name, url: url(name), container, "keep-alive": keepAlive }),
    unmount: (name) => unmountApp(name),
    destroy: (name) => unmountApp(name, { destroy: true }),
    async prefetch(name) {
      preFetch([{ name, url: url(name), level: 1 }]);
    },
    // Level 3 is a mount that nobody sees: the app's module has run, and it is rendered as well.
    async evaluate(name) {
      preFetch([{ name, url: url(name), level: 3 }]);
    },
  };
};
