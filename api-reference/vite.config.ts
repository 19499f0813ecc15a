import { defineConfig } from "vite";
import { subsetFont } from "../shell/vite/subset-font.ts";

/** The page at `/docs`. The server replaces the nonce and the language in index.html. */
export default defineConfig({
  base: "/docs/",
  plugins: [subsetFont()],
  html: { cspNonce: "page-nonce" },
  define: { __VUE_OPTIONS_API__: "false", __VUE_PROD_DEVTOOLS__: "false" },
  build: {
    target: "esnext",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4_000,
  },
});
