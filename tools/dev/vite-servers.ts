import type { SubAppName } from "@console-shell/contract/words/sub-app-names";
import type { Server } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";
import { root } from "../build/targets.ts";
import type { SubAppFolders } from "./sub-app-folders.ts";

/** Creates Vite servers on demand, all behind one HTTP server. */
export interface ViteServers {
  shell(): Promise<ViteDevServer>;
  subApp(name: SubAppName): Promise<ViteDevServer>;
  isRunning(name: SubAppName): boolean;
  close(): Promise<void>;
}

/** `http` is the server whose WebSockets carry hot reload; each Vite server knows its own by its base path. */
export const viteServers = (http: Server, folders: SubAppFolders): ViteServers => {
  const running = new Map<string, Promise<ViteDevServer>>();
  const start = (folder: string): Promise<ViteDevServer> => {
    const known = running.get(folder);
    if (known) return known;
    const server = createServer({
      root: folder,
      configFile: join(folder, "vite.config.ts"),
      configLoader: "native",
      clearScreen: false,
      server: { middlewareMode: true, hmr: { server: http } },
    });
    running.set(folder, server);
    // A broken configuration may be fixed by the next request.
    server.catch(() => running.delete(folder));
    return server;
  };
  return {
    shell: () => start(join(root, "shell")),
    subApp: (name) => start(folders[name]),
    isRunning: (name) => running.has(folders[name]),
    close: async () => {
      const servers = await Promise.allSettled(running.values());
      const started = servers.flatMap((it) => (it.status === "fulfilled" ? [it.value] : []));
      await Promise.all(started.map((server) => server.close()));
    },
  };
};
