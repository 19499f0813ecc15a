import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [subApp({ title: { "en-US": "Finance", "zh-CN": "财务管理" } })],
  server: { port: Number(process.env["PORT"]) },
});
