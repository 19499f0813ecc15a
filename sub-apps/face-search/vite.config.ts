import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Face search", "zh-CN": "人脸检索" },
      summary: {
        "en-US": "Face search, its history and collections.",
        "zh-CN": "人脸集合与人脸检索记录。",
      },
    }),
  ],
});
