import type { Plugin } from "vite";
import { buildShared } from "./build.ts";
import { readSharedManifest } from "./manifest.ts";
import { pageScheme, pageSpecifier } from "./page-specifier.ts";
import { serveShared } from "./serve.ts";
import { sharedImports, type SharingOptions } from "./shared-imports.ts";

const pageSpecifiers = new RegExp(`(?<=["'])${pageScheme}[^"']+(?=["'])`, "g");

/**
 * Leaves React, antd and the other shared packages to the page's import map instead of bundling them; a dev server
 * also serves them. One with an origin of its own (`server.origin`) serves a page of another server, whose import map
 * has no development modules: its modules import them from there.
 */
export const sharedDependencies = (options?: SharingOptions): Plugin[] => {
  let origin: string | undefined;
  let imports: Record<string, string> = {};
  const addressOf = (specifier: string): string =>
    origin === undefined ? pageSpecifier(specifier) : origin + imports[specifier]!;
  return [
    ...sharedImports({ ...options, addressOf }),
    {
      name: "console:serve-shared",
      apply: "serve",
      configResolved({ server }) {
        ({ origin } = server);
      },
      async configureServer(server) {
        await buildShared("development");
        ({ imports } = readSharedManifest("development"));
        server.middlewares.use("/shared", serveShared("development"));
      },
      transform: {
        // Only in what was pre-bundled, which is stored and must not depend on the origin.
        filter: { code: pageScheme },
        handler: (code) =>
          origin === undefined
            ? null
            : {
                code: code.replaceAll(pageSpecifiers, (one) =>
                  addressOf(one.slice(pageScheme.length)),
                ),
                map: null,
              },
      },
    },
  ];
};
