import type { SubAppHost } from "@console-shell/contract";
import { mount as render, unmount as remove } from "svelte";
import App from "./app.svelte";

const apps = new Map<HTMLElement, ReturnType<typeof render>>();

/** Called by the console with everything it offers. */
export const mount = (host: SubAppHost): void => {
  apps.set(host.container, render(App, { target: host.container, props: { host } }));
};

export const unmount = async ({ container }: SubAppHost): Promise<void> => {
  const app = apps.get(container);
  if (app) await remove(app);
  apps.delete(container);
};
