import { preloadApp, startApp } from "wujie";
import { filesOf, type CreateAdapter } from "./adapter.ts";

/** Scripts in an iframe, elements in a shadow root; the app has mount and unmount functions. */
export const create: CreateAdapter = (options) => {
  const slots = new Map<string, HTMLElement>();
  const url = (name: string) => filesOf(options, name).umdPage;
  return {
    canKeepAlive: true,
    mount(name, slot) {
      slots.set(name, slot);
      return startApp({ name, url: url(name), el: slot, alive: options.keepAlive });
    },
    // Its React and Vue components only remove the element; the rest happens by itself.
    async unmount(name) {
      slots.get(name)?.replaceChildren();
    },
    async prefetch(name) {
      preloadApp({ name, url: url(name) });
    },
    async evaluate(name) {
      preloadApp({ name, url: url(name), exec: true });
    },
  };
};
