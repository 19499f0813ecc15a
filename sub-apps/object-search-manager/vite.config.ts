import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Object search", "zh-CN": "物品检索" },
      summary: {
        "en-US": "Object search by label or picture, and collections.",
        "zh-CN": "按标签或图片检索物品，管理物品集合。",
      },
    }),
  ],
});
