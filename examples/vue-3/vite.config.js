import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

export default defineConfig({
  // Files are found beside the module that needs them, wherever that was loaded from.
  base: "./",
  plugins: [vue()],
  build: {
    // Without it, Vite drops what the entry exports.
    rolldownOptions: { preserveEntrySignatures: "exports-only" },
  },
});
