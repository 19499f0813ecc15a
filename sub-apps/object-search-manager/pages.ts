import type { PageRow } from "@console-shell/sdk";
import { QueriesPage } from "./queries/queries-page.tsx";
import { QueryPage } from "./query/query-page.tsx";

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/new",
    title: { "en-US": "New search", "zh-CN": "新建检索" },
    permission: "object-search-manager:query:create",
    help: "object-search#search",
    load: async () => (await import("./searching/new-search-page.tsx")).NewSearchPage,
  },
  {
    path: "/queries",
    title: { "en-US": "Query history", "zh-CN": "检索历史" },
    permission: "object-search-manager:query:read",
    help: "object-search#improve-the-results",
    start: true,
    page: QueriesPage,
    work: {
      kind: "objectQueries",
      title: { "en-US": "Object searches to rate", "zh-CN": "待反馈的物品检索" },
      decide: "object-search-manager:query:review",
      call: "GET /cc-api/object-search/query/list",
      query: { feedback: "waiting", sort: "createdAt", order: "asc" },
      label: "collection.name",
      detail: "labels",
      since: "createdAt",
      facts: [
        { title: { "en-US": "Searched by", "zh-CN": "检索人" }, field: "operator.name" },
        { title: { "en-US": "Image", "zh-CN": "图片" }, field: "pictureName" },
        { title: { "en-US": "Results", "zh-CN": "结果数" }, field: "hitCount" },
      ],
      // Each result is rated on the search's page.
      path: "/queries/:id",
    },
  },
  {
    path: "/queries/:id",
    permission: "object-search-manager:query:read",
    page: QueryPage,
  },
  {
    path: "/saved",
    title: { "en-US": "Saved searches", "zh-CN": "已存检索" },
    permission: "object-search-manager:query:read",
    help: "object-search#saved-searches",
    load: async () => (await import("./saved/saved-page.tsx")).SavedPage,
    search: {
      call: "GET /cc-api/object-search/saved/list",
      label: "name",
      path: "/queries/:lastQueryId",
    },
  },
  {
    path: "/collections",
    title: { "en-US": "Collections", "zh-CN": "物品集合" },
    permission: "object-search-manager:collection:read",
    help: "object-search#set-up-collections",
    load: async () => (await import("./collections/collections.tsx")).ObjectCollectionsPage,
    search: {
      title: { "en-US": "Object collections", "zh-CN": "物品集合" },
      call: "GET /cc-api/object-search/collection/list",
      label: "name",
      path: "/collections/:id",
    },
    figures: [
      {
        id: "collections",
        title: { "en-US": "Object collections", "zh-CN": "物品集合" },
        call: "GET /cc-api/object-search/collection/list",
        value: { fields: ["total"] },
        order: 90,
      },
    ],
  },
  {
    path: "/collections/:id",
    permission: "object-search-manager:collection:read",
    load: async () => (await import("./collections/collections.tsx")).ObjectCollectionPage,
  },
];
