import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Not the build for servers, which has no mount.
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    // A busy machine needs longer than Vitest's defaults; nothing waits longer than it has to.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
