import type { PageRow } from "@console-shell/sdk";
import { FaceCollectionPage, FaceCollectionsPage } from "./collections/collections.tsx";
import { ComparePage } from "./comparisons/compare-page.tsx";
import { ComparisonPage } from "./comparisons/comparison-page.tsx";
import { ComparisonsPage } from "./comparisons/comparisons-page.tsx";
import { NewSearchPage } from "./new-search/new-search-page.tsx";
import { PeoplePage } from "./people/people-page.tsx";
import { PersonPage } from "./people/person-page.tsx";
import { QueriesPage } from "./queries/queries-page.tsx";
import { QueryPage } from "./query/query-page.tsx";

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/queries",
    title: { "en-US": "Query history", "zh-CN": "检索历史" },
    permission: "face-search:query:read",
    help: "face-search#decide",
    page: QueriesPage,
    work: {
      kind: "faceQueries",
      title: { "en-US": "Face searches to review", "zh-CN": "待复核的人脸检索" },
      decide: "face-search:query:review",
      call: "GET /cc-api/face-search/query/list",
      query: { decision: "waiting", sort: "createdAt", order: "asc" },
      label: "purpose",
      detail: "collection.name",
      since: "createdAt",
      facts: [
        { title: { "en-US": "Searched by", "zh-CN": "检索人" }, field: "operator.name" },
        { title: { "en-US": "Candidates", "zh-CN": "候选数" }, field: "hitCount" },
      ],
      // A decision needs the faces, so it's made on the search's page.
      path: "/queries/:id",
    },
  },
  {
    path: "/queries/:id",
    permission: "face-search:query:read",
    page: QueryPage,
  },
  {
    path: "/search",
    title: { "en-US": "New search", "zh-CN": "新建检索" },
    permission: "face-search:query:create",
    help: "face-search#search-for-a-face",
    page: NewSearchPage,
  },
  {
    path: "/compare",
    title: { "en-US": "Compare two faces", "zh-CN": "人脸比对" },
    permission: "face-search:query:create",
    help: "face-search#compare-two-faces",
    page: ComparePage,
  },
  {
    path: "/comparisons",
    title: { "en-US": "Comparisons", "zh-CN": "比对记录" },
    permission: "face-search:query:read",
    help: "face-search#compare-two-faces",
    page: ComparisonsPage,
  },
  {
    path: "/comparisons/:id",
    permission: "face-search:query:read",
    page: ComparisonPage,
  },
  {
    path: "/people",
    title: { "en-US": "People", "zh-CN": "人物" },
    permission: "face-search:person:read",
    help: "people",
    page: PeoplePage,
    search: {
      call: "GET /cc-api/face-search/person/list",
      label: "name",
      path: "/people/:id",
    },
    figures: [
      {
        id: "people",
        title: { "en-US": "People", "zh-CN": "人物" },
        call: "GET /cc-api/face-search/person/list",
        value: { fields: ["total"] },
        order: 90,
      },
    ],
  },
  {
    path: "/people/:id",
    permission: "face-search:person:read",
    page: PersonPage,
  },
  {
    path: "/collections",
    title: { "en-US": "Collections", "zh-CN": "人脸集合" },
    permission: "face-search:collection:read",
    help: "face-search#set-up-collections",
    page: FaceCollectionsPage,
    search: {
      title: { "en-US": "Face collections", "zh-CN": "人脸集合" },
      call: "GET /cc-api/face-search/collection/list",
      label: "name",
      path: "/collections/:id",
    },
  },
  {
    path: "/collections/:id",
    permission: "face-search:collection:read",
    page: FaceCollectionPage,
  },
];
