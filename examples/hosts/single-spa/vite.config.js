import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const from = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The page itself is not built: its import map names React 17, as one module, and single-spa's own file. */
const copyPage = {
  name: "copy-page",
  closeBundle() {
    cpSync(from("src/page"), from("dist"), { recursive: true });
    cpSync(fileURLToPath(import.meta.resolve("single-spa")), from("dist/single-spa.js"));
  },
};

export default defineConfig({
  define: { "process.env.NODE_ENV": '"production"' },
  build: { lib: { entry: from("src/react.js"), formats: ["es"], fileName: "react" } },
  plugins: [copyPage],
});
