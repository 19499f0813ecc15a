import { openForm } from "../open-screen.ts";
import { firstOf } from "../records.ts";
import type { Area } from "./area.ts";

export const area: Area = {
  pages: [
    { name: "face-queries", address: "/face-search/queries" },
    { name: "face-new-search", address: "/face-search/search" },
    { name: "face-compare", address: "/face-search/compare" },
    { name: "face-comparisons", address: "/face-search/comparisons" },
    { name: "face-people", address: "/face-search/people" },
    { name: "face-collections", address: "/face-search/collections" },
  ],
  records: [
    {
      name: "face-query",
      address: firstOf("/cc-api/face-search/query/list", (id) => `/face-search/queries/${id}`),
      namedByData: true,
    },
    {
      name: "face-person",
      address: firstOf("/cc-api/face-search/person/list", (id) => `/face-search/people/${id}`),
      namedByData: true,
    },
    {
      name: "face-comparison",
      address: firstOf(
        "/cc-api/face-search/comparison/list",
        (id) => `/face-search/comparisons/${id}`,
      ),
      namedByData: true,
    },
    {
      name: "face-collection",
      address: firstOf(
        "/cc-api/face-search/collection/list",
        (id) => `/face-search/collections/${id}`,
      ),
      namedByData: true,
    },
  ],
  forms: [{ name: "collection-form", address: "/face-search/collections", open: openForm }],
};
