import type { SubAppName } from "@console-shell/contract/sub-app-names";
import type { Server } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";
import { root } from "../build/targets.ts";

/** Makes Vite servers when they are first needed, all heard through one HTTP server. */
export interface ViteServers {
  shell(): Promise<ViteDevServer>;
  subApp(name: SubAppName): Promise<ViteDevServer>;
  isRunning(name: SubAppName): boolean;
  close(): Promise<void>;
}

/** `http` is the server whose WebSockets carry hot reload; each Vite server knows its own by its base path. */
export const viteServers = (http: Server): ViteServers => {
  const running = new Map<string, Promise<ViteDevServer>>();
  const start = (folder: string): Promise<ViteDevServer> => {
    const known = running.get(folder);
    if (known) return known;
    const path = join(root, folder);
    const server = createServer({
      root: path,
      configFile: join(path, "vite.config.ts"),
      configLoader: "native",
      clearScreen: false,
      server: { middlewareMode: true, hmr: { server: http } },
    });
    running.set(folder, server);
    // A configuration with a mistake in it may be right at the next request.
    server.catch(() => running.delete(folder));
    return server;
  };
  return {
    shell: () => start("shell"),
    subApp: (name) => start(`sub-apps/${name}`),
    isRunning: (name) => running.has(`sub-apps/${name}`),
    close: async () => {
      const servers = await Promise.allSettled(running.values());
      const started = servers.flatMap((it) => (it.status === "fulfilled" ? [it.value] : []));
      await Promise.all(started.map((server) => server.close()));
    },
  };
};
