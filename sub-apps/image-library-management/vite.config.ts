import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Image libraries", "zh-CN": "图库管理" },
      summary: {
        "en-US": "Image libraries and their pictures.",
        "zh-CN": "图库及其中的图片。",
      },
    }),
  ],
});
