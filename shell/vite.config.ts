import { join } from "node:path";
import { sharedDependencies, sharedReact } from "@console-shell/ui/shared";
import { defineConfig } from "vite";
import { prerender } from "./prerender/prerender-plugin.ts";
import { sharedChunks } from "./shared-chunks.ts";

/**
 * The page. `<!--console-head-->` in index.html stays for the server, which puts the import map and
 * the console's configuration there, before any module.
 */
export default defineConfig({
  base: "/",
  appType: "custom",
  plugins: [sharedDependencies(), sharedReact(), prerender()],
  // A guest's page is of another origin: what loads later is found beside the file that asks for it.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "js" ? { relative: true } : undefined),
  },
  build: {
    target: "esnext",
    // The polyfill would be an inline script, which the content policy forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // For the server: which files a page needs, to preload them.
    manifest: true,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, "index.html"),
        // What hosts import, by a name that stays; and what that loads.
        entry: join(import.meta.dirname, "guest/entry.ts"),
        guest: join(import.meta.dirname, "guest/mount-guest.tsx"),
      },
      preserveEntrySignatures: "exports-only",
      output: {
        entryFileNames: ({ name }) =>
          name === "entry" ? "guest/entry.js" : "assets/[name]-[hash].js",
        codeSplitting: { groups: sharedChunks },
      },
    },
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});
