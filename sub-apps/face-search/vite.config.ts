import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [subApp({ title: { "en-US": "Face search", "zh-CN": "人脸检索" } })],
});
