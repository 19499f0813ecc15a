import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Face search", "zh-CN": "人脸检索" },
      group: "search",
      summary: {
        "en-US": "Searches for a person by photo, comparisons of two faces, and their reviews.",
        "zh-CN": "以照片检索人物、比对两张人脸，以及结果复核。",
      },
    }),
  ],
});
