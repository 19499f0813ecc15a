import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Object search", "zh-CN": "物品检索" },
      summary: {
        "en-US":
          "Find things in your libraries by label or by an example picture, and rate what was found.",
        "zh-CN": "按标签或示例图片在图库中查找物品，并评价检索结果。",
      },
    }),
  ],
});
