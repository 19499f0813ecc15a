import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vue()],
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    // A busy machine needs longer than Vitest's defaults; nothing waits longer than it has to.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
