import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.tsx"],
    environment: "happy-dom",
    // They import stylesheets, which Node can't.
    server: { deps: { inline: [/@console-shell/] } },
  },
});
