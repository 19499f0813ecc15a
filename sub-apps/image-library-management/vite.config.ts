import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Image libraries", "zh-CN": "图库管理" },
      summary: {
        "en-US":
          "Upload pictures, sort them into libraries, follow their indexing, and erase them for good.",
        "zh-CN": "上传图片并归入图库，跟踪索引进度，也可彻底删除。",
      },
    }),
  ],
});
