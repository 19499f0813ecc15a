import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Face search", "zh-CN": "人脸检索" },
      pages: [
        {
          path: "/queries",
          title: { "en-US": "Query history", "zh-CN": "检索历史" },
          permission: "face-search:query:read",
        },
        {
          path: "/search",
          title: { "en-US": "New search", "zh-CN": "新建检索" },
          permission: "face-search:query:create",
        },
        {
          path: "/compare",
          title: { "en-US": "Compare two faces", "zh-CN": "人脸比对" },
          permission: "face-search:query:create",
        },
        {
          path: "/comparisons",
          title: { "en-US": "Comparisons", "zh-CN": "比对记录" },
          permission: "face-search:query:read",
        },
        {
          path: "/people",
          title: { "en-US": "People", "zh-CN": "人物" },
          permission: "face-search:person:read",
        },
        {
          path: "/collections",
          title: { "en-US": "Collections", "zh-CN": "人脸集合" },
          permission: "face-search:collection:read",
        },
      ],
      search: [
        {
          title: { "en-US": "People", "zh-CN": "人物" },
          permission: "face-search:person:read",
          call: "GET /cc-api/face-search/person/list",
          label: "name",
          path: "/people/:id",
        },
        {
          title: { "en-US": "Face collections", "zh-CN": "人脸集合" },
          permission: "face-search:collection:read",
          call: "GET /cc-api/face-search/collection/list",
          label: "name",
          path: "/collections/:id",
        },
      ],
    }),
  ],
});
