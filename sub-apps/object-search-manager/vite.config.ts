import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Object search", "zh-CN": "物品检索" },
      group: "search",
      summary: {
        "en-US": "Searches for things by label or example image, and how good their results were.",
        "zh-CN": "按标签或示例图片检索物品，以及结果评价。",
      },
    }),
  ],
});
