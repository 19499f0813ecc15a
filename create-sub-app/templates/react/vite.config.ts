import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";
import { permissions } from "./permissions.ts";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "My app", "zh-CN": "My app" },
      summary: { "en-US": "Notes of the team.", "zh-CN": "团队笔记。" },
      permissions,
      localBackend: "http://127.0.0.1:3000",
    }),
  ],
});
