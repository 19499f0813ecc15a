import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [subApp({ title: { "en-US": "Management", "zh-CN": "系统管理" } })],
});
