import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Image libraries", "zh-CN": "图库管理" },
      pages: [
        {
          path: "/libraries",
          title: { "en-US": "Libraries", "zh-CN": "图库" },
          permission: "image-library-management:library:read",
        },
        {
          path: "/indexing",
          title: { "en-US": "Indexing", "zh-CN": "索引队列" },
          permission: "image-library-management:library:read",
        },
        {
          path: "/erasures",
          title: { "en-US": "Erasures", "zh-CN": "删除记录" },
          permission: "image-library-management:library:read",
        },
      ],
      search: [
        {
          title: { "en-US": "Libraries", "zh-CN": "图库" },
          permission: "image-library-management:library:read",
          call: "GET /cc-api/library/list",
          label: "name",
          path: "/libraries/:id",
        },
      ],
    }),
  ],
});
