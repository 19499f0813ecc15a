import { createMicroApp, prefetchApps, unmountMicroApp } from "@ice/stark";
import type { Adapter, AdapterOptions, CreateAdapter } from "./adapter.ts";
import { filesOf } from "./adapter.ts";

/** icestark, either with plain native modules or with its sandbox. */
export const createIcestark = (options: AdapterOptions, sandbox: boolean): Adapter => {
  const assets = (name: string) => {
    const { modules, script, style } = filesOf(options, name);
    return sandbox ? [script, style] : [modules[0]!, style];
  };
  const app = (name: string) => ({
    name,
    url: assets(name),
    sandbox,
    loadScriptMode: sandbox ? ("fetch" as const) : ("import" as const),
  });
  return {
    mount: (name, container) => createMicroApp({ ...app(name), container }),
    unmount: (name) => unmountMicroApp(name),
    async prefetch(name) {
      prefetchApps([app(name)]);
    },
  };
};

/** As documented for native-module apps: no isolation. */
export const create: CreateAdapter = (options) => createIcestark(options, false);
