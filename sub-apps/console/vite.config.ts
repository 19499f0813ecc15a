import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [subApp({ title: { "en-US": "Console", "zh-CN": "控制台" } })],
});
