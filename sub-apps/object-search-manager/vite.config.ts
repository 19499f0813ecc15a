import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [subApp({ title: { "en-US": "Object search", "zh-CN": "物品检索" } })],
});
