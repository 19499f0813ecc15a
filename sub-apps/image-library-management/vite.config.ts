import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Image libraries", "zh-CN": "图库管理" },
      group: "search",
      summary: {
        "en-US": "Image libraries, their indexing and what was erased.",
        "zh-CN": "图库与图片、索引进度与删除记录。",
      },
    }),
  ],
});
