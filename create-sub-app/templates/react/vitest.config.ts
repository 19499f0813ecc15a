import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.tsx"],
    environment: "happy-dom",
    // They import stylesheets, which Node can't.
    server: { deps: { inline: [/@console-shell/] } },
    // A busy machine needs longer than Vitest's defaults; nothing waits longer than it has to.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
