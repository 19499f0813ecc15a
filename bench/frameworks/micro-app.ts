import microApp, { preFetch, renderApp, unmountApp } from "@micro-zoe/micro-app";
import { filesOf, type Adapter, type AdapterOptions, type CreateAdapter } from "./adapter.ts";

/** Waits for the element's event that confirms an action. */
const told = async (element: Element, event: string, act: () => void): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  element.addEventListener(event, resolve, { once: true });
  act();
  await promise;
};

/** Kept alive through its element: hidden when it leaves the page, shown when it returns. */
const keepingAlive = (options: AdapterOptions): Adapter => {
  const elements = new Map<string, Element>();
  return {
    canKeepAlive: true,
    async mount(name, slot) {
      const before = elements.get(name);
      if (before) return told(before, "aftershow", () => slot.append(before));
      const element = document.createElement("micro-app");
      elements.set(name, element);
      for (const [key, value] of [
        ["name", name],
        ["url", filesOf(options, name).umdPage],
        ["keep-alive", "true"],
      ] as const)
        element.setAttribute(key, value);
      return told(element, "mounted", () => slot.append(element));
    },
    async unmount(name) {
      const element = elements.get(name);
      if (element) await told(element, "afterhidden", () => element.remove());
    },
  };
};

/** The `with` sandbox and scoped styles, its default; the app in UMD mode. */
export const create: CreateAdapter = (options) => {
  microApp.start({ "router-mode": "state" });
  const url = (name: string) => filesOf(options, name).umdPage;
  if (options.keepAlive) return keepingAlive(options);
  return {
    mount: (name, container) => renderApp({ name, url: url(name), container }),
    unmount: (name) => unmountApp(name),
    async prefetch(name) {
      preFetch([{ name, url: url(name), level: 1 }]);
    },
    // Level 3 is a hidden mount: the app's module has run, and the app is rendered.
    async evaluate(name) {
      preFetch([{ name, url: url(name), level: 3 }]);
    },
  };
};
