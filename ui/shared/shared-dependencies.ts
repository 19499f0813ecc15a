import type { Plugin } from "vite";
import { buildShared } from "./build.ts";
import { serveShared } from "./serve.ts";
import { sharedImports, type SharingOptions } from "./shared-imports.ts";

/**
 * Leaves React, antd and the other shared packages to the page's import map instead of bundling them; a dev
 * server also serves them.
 */
export const sharedDependencies = (options?: SharingOptions): Plugin[] => [
  ...sharedImports(options),
  {
    name: "console:serve-shared",
    apply: "serve",
    async configureServer(server) {
      await buildShared("development");
      server.middlewares.use("/shared", serveShared("development"));
    },
  },
];
