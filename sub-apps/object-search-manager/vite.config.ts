import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Object search", "zh-CN": "物品检索" },
      pages: [
        {
          path: "/new",
          title: { "en-US": "New search", "zh-CN": "新建检索" },
          permission: "object-search-manager:query:create",
        },
        {
          path: "/queries",
          title: { "en-US": "Query history", "zh-CN": "检索历史" },
          permission: "object-search-manager:query:read",
        },
        {
          path: "/saved",
          title: { "en-US": "Saved searches", "zh-CN": "已存检索" },
          permission: "object-search-manager:query:read",
        },
        {
          path: "/catalogues",
          title: { "en-US": "Catalogues", "zh-CN": "物品目录" },
          permission: "object-search-manager:catalogue:read",
        },
      ],
      search: [
        {
          title: { "en-US": "Saved searches", "zh-CN": "已存检索" },
          permission: "object-search-manager:query:read",
          call: "GET /cc-api/object-search/saved/list",
          label: "name",
          path: "/queries/:lastQueryId",
        },
        {
          title: { "en-US": "Catalogues", "zh-CN": "物品目录" },
          permission: "object-search-manager:catalogue:read",
          call: "GET /cc-api/object-search/catalogue/list",
          label: "name",
          path: "/catalogues/:id",
        },
      ],
    }),
  ],
});
