import { join } from "node:path";
import { defineConfig } from "vite";

/** Bundled, because `npx` of a console's tarball can't look for other packages of the console. */
export default defineConfig({
  build: {
    target: "node22",
    minify: false,
    ssr: join(import.meta.dirname, "main.ts"),
  },
  ssr: { noExternal: true },
});
