import type { PageRow } from "@console-shell/sdk";
import { LibrariesPage } from "./libraries/libraries-page.tsx";

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/libraries",
    title: { "en-US": "Libraries", "zh-CN": "图库" },
    permission: "image-library-management:library:read",
    help: "libraries",
    actions: [
      {
        title: { "en-US": "New library", "zh-CN": "新建图库" },
        permission: "image-library-management:library:create",
      },
    ],
    page: LibrariesPage,
    search: {
      call: "GET /cc-api/library/list",
      label: "name",
      path: "/libraries/:id",
    },
    figures: [
      {
        id: "pictures",
        title: { "en-US": "Images", "zh-CN": "图片" },
        permission: "console:usage:read",
        call: "GET /cc-api/usage/storage",
        query: { range: "30d" },
        value: { fields: ["points.images"], of: "last" },
        facts: [
          {
            title: { "en-US": "Added in 30 days", "zh-CN": "30 天新增" },
            value: { fields: ["points.images"], of: "change" },
          },
        ],
        trend: { fields: ["points.images"] },
        order: 40,
        roles: ["root", "admin", "operation"],
      },
    ],
  },
  {
    path: "/libraries/:id",
    permission: "image-library-management:library:read",
    load: async () => (await import("./library/library-page.tsx")).LibraryPage,
  },
  {
    path: "/libraries/:id/images/:imageId",
    permission: "image-library-management:image:read",
    load: async () => (await import("./image/image-page.tsx")).ImagePage,
  },
  {
    path: "/indexing",
    title: { "en-US": "Indexing", "zh-CN": "索引队列" },
    permission: "image-library-management:library:read",
    help: "indexing#indexing",
    load: async () => (await import("./indexing/indexing-page.tsx")).IndexingPage,
    figures: [
      {
        id: "jobs",
        title: { "en-US": "Images to index", "zh-CN": "待索引图片" },
        call: "GET /cc-api/job/counts",
        value: { fields: ["waiting", "working", "retrying"] },
        facts: [{ title: { "en-US": "Failed", "zh-CN": "失败" }, value: { fields: ["failed"] } }],
        attention: { fields: ["failed"] },
        order: 70,
        roles: ["operation"],
      },
    ],
    work: {
      kind: "failedJobs",
      title: { "en-US": "Failed indexing", "zh-CN": "索引失败" },
      decide: "image-library-management:library:update",
      call: "GET /cc-api/job/list",
      query: { state: "failed", sort: "createdAt", order: "asc" },
      label: "image.fileName",
      detail: "library.name",
      since: "endedAt",
      facts: [{ title: { "en-US": "Attempts", "zh-CN": "尝试次数" }, field: "tries" }],
      path: "/libraries/:library.id/images/:image.id",
      actions: [
        {
          key: "retry",
          title: { "en-US": "Retry", "zh-CN": "重试" },
          permission: "image-library-management:library:update",
          call: "POST /cc-api/job/:id/retry",
        },
      ],
    },
  },
  {
    path: "/erasures",
    title: { "en-US": "Erasures", "zh-CN": "删除记录" },
    permission: "image-library-management:library:read",
    help: "indexing#erasures",
    load: async () => (await import("./erasures/erasures-page.tsx")).ErasuresPage,
  },
];
