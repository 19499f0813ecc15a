import type { Lifecycles } from "../apps/legacy.ts";
import { filesOf, type CreateAdapter } from "./adapter.ts";

const arrived = (link: HTMLLinkElement) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener("load", () => resolve());
  link.addEventListener("error", () => reject(new Error(link.href)));
  return promise;
};

/** Not the link's own `disabled`, which reloads the sheet. */
const switchSheet = ({ sheet }: HTMLLinkElement, on: boolean) => {
  if (sheet) sheet.disabled = !on;
};

/** The best a host could do by hand: `import()`, a `<link>`, `mount`. No isolation, no clean-up. */
export const create: CreateAdapter = (options) => {
  const loaded = new Map<string, { app: Lifecycles; link: HTMLLinkElement }>();
  const load = async (name: string) => {
    const known = loaded.get(name);
    if (known) return known;
    const files = filesOf(options, name);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = files.style;
    document.head.append(link);
    const [app] = await Promise.all([
      import(/* @vite-ignore */ files.modules[0]!) as Promise<Lifecycles>,
      arrived(link),
    ]);
    const made = { app, link };
    loaded.set(name, made);
    return made;
  };
  return {
    async mount(name, slot) {
      const { app, link } = await load(name);
      switchSheet(link, true);
      app.mount({ container: slot });
    },
    async unmount(name) {
      const found = loaded.get(name);
      found?.app.unmount();
      if (found) switchSheet(found.link, false);
    },
  };
};
