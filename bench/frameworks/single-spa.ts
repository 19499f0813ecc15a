import { registerApplication, start, triggerAppChange, type LifeCycles } from "single-spa";
import type { Lifecycles } from "../apps/legacy.ts";
import { filesOf, type CreateAdapter } from "./adapter.ts";

/** No isolation: the host loads the app's stylesheet, which stays. */
export const create: CreateAdapter = (options) => {
  let active: string | undefined;
  let slot: HTMLElement | undefined;
  const load = async (name: string): Promise<LifeCycles> => {
    const files = filesOf(options, name);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = files.style;
    const { promise, resolve } = Promise.withResolvers<Event>();
    link.addEventListener("load", resolve);
    document.head.append(link);
    const [app] = await Promise.all([
      import(/* @vite-ignore */ files.modules[0]!) as Promise<Lifecycles>,
      promise,
    ]);
    return {
      bootstrap: () => app.bootstrap(),
      mount: async () => app.mount({ container: slot! }),
      unmount: async () => app.unmount(),
    };
  };
  for (const name of options.apps.keys())
    registerApplication({ name, app: () => load(name), activeWhen: () => active === name });
  start();
  return {
    mount(name, into) {
      active = name;
      slot = into;
      return triggerAppChange();
    },
    unmount() {
      active = undefined;
      return triggerAppChange();
    },
  };
};
