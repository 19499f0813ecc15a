import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  // The dev server compiles on the first request, which takes long on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { baseURL: "http://localhost:5173" },
  webServer: {
    command: "npm run dev",
    url: "http://localhost:5173/my-app/index.html",
    reuseExistingServer: !process.env["CI"],
    timeout: 120_000,
  },
});
