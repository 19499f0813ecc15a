import type { SubAppHost } from "@console-shell/contract";
import { createMemoryHistory, createRouter, type Router } from "vue-router";
import AboutPage from "./about-page.vue";
import HomePage from "./home-page.vue";

/** Follows the console's address, which the console changes on the app's behalf: no app touches the history itself. */
export const createHostRouter = (host: SubAppHost): Router => {
  const router = createRouter({
    history: createMemoryHistory(host.basename),
    routes: [
      { path: "/", component: HomePage },
      { path: "/about", component: AboutPage },
    ],
  });
  const hostPath = () => {
    const { pathname, search, hash } = host.location.get();
    return (pathname.slice(host.basename.length) || "/") + search + hash;
  };
  void router.push(hostPath());
  host.effects.add(
    host.location.subscribe(() => {
      if (hostPath() !== router.currentRoute.value.fullPath) void router.replace(hostPath());
    }),
  );
  router.afterEach(({ fullPath }) => {
    if (fullPath !== hostPath()) host.navigate(host.basename + fullPath);
  });
  return router;
};
