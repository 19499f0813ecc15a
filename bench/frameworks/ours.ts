import { createRuntime, type MountHandle } from "@console-shell/runtime";
import type { Adapter, AdapterOptions, CreateAdapter } from "./adapter.ts";

const relative = (url: string, page: string) => url.slice(new URL(".", page).href.length);

/** Ours; `release` includes the static module graph in the registration. */
export const createOurs = ({ apps, keepAlive }: AdapterOptions, release: boolean): Adapter => {
  const runtime = createRuntime({
    registrations: [...apps.values()].map(({ name, esmPage, modules, style }) => ({
      name,
      entry: esmPage,
      credentials: "same-origin" as const,
      keepAlive,
      ...(release && {
        release: {
          entry: relative(modules[0]!, esmPage),
          modules: modules.map((url) => relative(url, esmPage)),
          styles: [relative(style, esmPage)],
        },
      }),
    })),
  });
  const handles = new Map<string, MountHandle>();
  const mount = (name: string, slot: HTMLElement) => {
    const handle = runtime.mountSubApp(name, slot);
    handles.set(name, handle);
    return handle.ready;
  };
  return {
    canKeepAlive: true,
    mount,
    // As its outlet does: the next mount starts in the same task and waits by itself.
    change(left, entered, slot) {
      void handles.get(left)?.unmount();
      return mount(entered, slot);
    },
    unmount: async (name) => handles.get(name)?.unmount(),
    prefetch: (name) => runtime.prefetch(name),
    evaluate: (name) => runtime.prefetch(name, { evaluate: true }),
  };
};

export const create: CreateAdapter = (options) => createOurs(options, false);
