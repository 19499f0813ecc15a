import { foreignSubApp } from "@console-shell/sdk/vite";
import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";
import { permissions } from "./permissions.ts";

export default defineConfig({
  plugins: [
    vue(),
    foreignSubApp({
      title: { "en-US": "My app", "zh-CN": "My app" },
      summary: { "en-US": "An app of its own framework.", "zh-CN": "使用自有框架的应用。" },
      permissions,
      search: [
        {
          title: { "en-US": "Notes", "zh-CN": "笔记" },
          permission: "my-app:open",
          call: "GET /notes",
          label: "title",
          path: "/",
        },
      ],
      localBackend: "http://127.0.0.1:3000",
      pages: [
        {
          path: "/about",
          title: { "en-US": "About", "zh-CN": "关于" },
          permission: "my-app:open",
        },
      ],
    }),
  ],
});
