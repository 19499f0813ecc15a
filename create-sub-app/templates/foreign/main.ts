import type { SubAppHost } from "@console-shell/contract";
import { createApp, type App } from "vue";
import AppView from "./app.vue";
import { createHostRouter } from "./router.ts";

const apps = new Map<HTMLElement, App>();

/** Called by the console with everything it offers. */
export const mount = async (host: SubAppHost): Promise<void> => {
  const app = createApp(AppView, { host });
  const router = createHostRouter(host);
  app.use(router).mount(host.container);
  apps.set(host.container, app);
  await router.isReady();
};

export const unmount = ({ container }: SubAppHost): void => {
  apps.get(container)?.unmount();
  apps.delete(container);
};
