import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Vite drops what the entry of a page exports, unless it is told otherwise.
const keepLifecycles = {
  name: "keep-lifecycles",
  enforce: "post",
  transform: {
    filter: { id: /index\.html$/ },
    handler: (code) => `${code}\nexport * from "/src/main.js";`,
  },
};

export default defineConfig({
  // Files are found beside the module that needs them, wherever that was loaded from.
  base: "./",
  plugins: [svelte(), keepLifecycles],
  build: {
    rolldownOptions: {
      input: ["index.html", "standalone.html"],
      preserveEntrySignatures: "allow-extension",
    },
  },
});
