import { callPaths } from "@console-shell/contract/words/own-calls";
import { kitPackages, languageChunks } from "@console-shell/ui/shared";
import { mergeConfig, searchForWorkspaceRoot } from "vite";
import type { UserConfig } from "vite";
import { toConsole } from "./console-proxy.ts";
import { consoleUrl } from "./console-url.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

/** How everything that the console loads is built, with the SDK or without. */
export const releaseSettings = (name: string): UserConfig => ({
  base: `/${name}/`,
  build: {
    target: "esnext",
    // The polyfill would be an inline script, and every browser with import maps supports preloading.
    modulePreload: { polyfill: false },
    // A single stylesheet, named by the entry page, so the runtime can scope all of it.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { preserveEntrySignatures: "allow-extension" },
  },
  experimental: {
    // Relative URLs, so a release can be served from any folder.
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
});

/** Whose pages may load the sub-app: the shell may run on another port of this machine, or be the console's. */
export const pageOrigins = (subApp: SubAppPackage): (RegExp | string)[] => [
  /^https?:\/\/(?:[\w.-]+\.)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/,
  consoleUrl(subApp),
];

/** The Vite settings of a sub-app with the SDK. */
export const subAppSettings = (subApp: SubAppPackage, root: string): UserConfig =>
  mergeConfig(releaseSettings(subApp.name), {
    // The plug-in answers page requests itself: standalone pages or the entry for the shell.
    appType: "custom",
    build: {
      rolldownOptions: {
        output: {
          // Code shared between the first page and later ones goes into one file, not one per combination of
          // pages.
          codeSplitting: {
            groups: [languageChunks, { name: "shared", tags: ["$initial"], minShareCount: 2 }],
          },
        },
      },
    },
    // Pre-bundled, they would miss the plug-in that shares their imports.
    optimizeDeps: { exclude: ["@console-shell/contract", ...kitPackages] },
    server: {
      // The SDK and the UI kit may live outside the sub-app's repository.
      fs: { allow: [searchForWorkspaceRoot(root), searchForWorkspaceRoot(import.meta.dirname)] },
      cors: {
        origin: pageOrigins(subApp),
        credentials: true,
      },
      proxy: Object.fromEntries(callPaths.map((path) => [path, toConsole(consoleUrl(subApp))])),
    },
  } satisfies UserConfig);
