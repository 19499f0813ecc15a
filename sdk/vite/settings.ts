import { languageChunks } from "@console-shell/ui/shared";
import { searchForWorkspaceRoot } from "vite";
import type { ProxyOptions, UserConfig } from "vite";

const consolePaths = ["/auth", "/cc-api", "/mc-api", "/api"];

/** Calls go to the console's server as its own page would send them. */
const toConsole = (target: string): ProxyOptions => ({
  target,
  changeOrigin: true,
  configure: (proxy) => {
    proxy.on("proxyReq", (request) => {
      if (request.getHeader("origin")) request.setHeader("origin", new URL(target).origin);
    });
  },
});

/** The settings that every sub-app is built and served with. */
export const subAppSettings = (name: string, root: string): UserConfig => ({
  base: `/${name}/`,
  // The plug-in answers page requests itself: standalone or for the shell.
  appType: "custom",
  build: {
    target: "esnext",
    // The polyfill would be an inline script, and every browser that has import maps preloads by itself.
    modulePreload: { polyfill: false },
    // One stylesheet, named by the entry page, so that the runtime scopes all of it.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      preserveEntrySignatures: "allow-extension",
      output: {
        // What the first page shares with later ones: one file, not one for each combination of pages.
        codeSplitting: {
          groups: [languageChunks, { name: "shared", tags: ["$initial"], minShareCount: 2 }],
        },
      },
    },
  },
  experimental: {
    // Files name each other relatively: a release can be served from any folder.
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  server: {
    // The SDK and the UI kit may be in another repository than the sub-app.
    fs: { allow: [searchForWorkspaceRoot(root), searchForWorkspaceRoot(import.meta.dirname)] },
    // The shell that loads the sub-app may be on another port of this machine.
    cors: {
      origin: /^https?:\/\/(?:[\w.-]+\.)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/,
      credentials: true,
    },
    proxy: Object.fromEntries(
      consolePaths.map((path) => [
        path,
        toConsole(process.env["CONSOLE_URL"] ?? "http://127.0.0.1:8000"),
      ]),
    ),
  },
});
