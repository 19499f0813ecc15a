import { sharedDependencies, sharedReact } from "@console-shell/ui/shared";
import { defineConfig } from "vite";
import { prerender } from "./prerender/prerender-plugin.ts";

/**
 * The page. `<!--console-head-->` in index.html stays for the server, which puts the import map and
 * the console's configuration there, before any module.
 */
export default defineConfig({
  base: "/",
  appType: "custom",
  plugins: [sharedDependencies(), sharedReact(), prerender()],
  build: {
    target: "esnext",
    // The polyfill would be an inline script, which the content policy forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // For the server: which files a page needs, to preload them.
    manifest: true,
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});
