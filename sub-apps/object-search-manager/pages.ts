import type { PageRow } from "@console-shell/sdk";
import { QueriesPage } from "./queries/queries-page.tsx";
import { QueryPage } from "./query/query-page.tsx";

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/new",
    title: { "en-US": "New search", "zh-CN": "新建检索" },
    permission: "object-search-manager:query:create",
    load: async () => (await import("./searching/new-search-page.tsx")).NewSearchPage,
  },
  {
    path: "/queries",
    title: { "en-US": "Query history", "zh-CN": "检索历史" },
    permission: "object-search-manager:query:read",
    start: true,
    page: QueriesPage,
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
    load: async () => (await import("./saved/saved-page.tsx")).SavedPage,
    search: {
      call: "GET /cc-api/object-search/saved/list",
      label: "name",
      path: "/queries/:lastQueryId",
    },
  },
  {
    path: "/catalogues",
    title: { "en-US": "Catalogues", "zh-CN": "物品目录" },
    permission: "object-search-manager:catalogue:read",
    load: async () => (await import("./catalogues/catalogues.tsx")).CataloguesPage,
    search: {
      call: "GET /cc-api/object-search/catalogue/list",
      label: "name",
      path: "/catalogues/:id",
    },
  },
  {
    path: "/catalogues/:id",
    permission: "object-search-manager:catalogue:read",
    load: async () => (await import("./catalogues/catalogues.tsx")).CataloguePage,
  },
];
