import { join } from "node:path";
import { sharedDependencies, sharedReact } from "@console-shell/ui/shared";
import { defineConfig } from "vite";
import { sharedChunks } from "./vite/shared-chunks.ts";
import { subsetFont } from "./vite/subset-font.ts";

/**
 * The page. The server replaces `<!--console-head-->` in index.html with the import map and the console's
 * configuration, before any module.
 */
export default defineConfig({
  base: "/",
  appType: "custom",
  plugins: [sharedDependencies(), sharedReact(), subsetFont()],
  // A guest's page has another origin: lazy files are resolved relative to the importing file.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "js" ? { relative: true } : undefined),
  },
  build: {
    target: "esnext",
    // The polyfill would be an inline script, which the content security policy blocks.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Tells the server which files a page needs, to preload them.
    manifest: true,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, "index.html"),
        // The module that hosts import, under a stable name, and its imports.
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
