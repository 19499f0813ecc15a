import { foreignSubApp } from "@console-shell/sdk/vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { permissions } from "./permissions.ts";

export default defineConfig({
  plugins: [
    svelte(),
    foreignSubApp({
      title: { "en-US": "My app", "zh-CN": "My app" },
      summary: { "en-US": "Notes of the team, in Svelte.", "zh-CN": "用 Svelte 编写的团队笔记。" },
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
    }),
  ],
});
