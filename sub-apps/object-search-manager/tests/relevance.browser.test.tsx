import type { ApiOutput } from "@console-shell/contract";
import type { ObjectQuery, ObjectResult } from "@console-shell/contract/calls/object-search";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as objectSearch from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const listed: ObjectQuery = {
  id: "01900000-0000-7000-8000-000000000002",
  createdAt: 0,
  operator: { id: "01900000-0000-7000-8000-000000000001", name: "Robin Example" },
  mode: "label",
  labels: ["umbrella"],
  pictureName: "",
  searchId: "01900000-0000-7000-8000-000000000002",
  round: 1,
  region: null,
  collection: { id: null, name: "Lost property" },
  threshold: 0.5,
  hitCount: 1,
  judgedCount: 0,
  relevantCount: 0,
};
const result = {
  id: "01900000-0000-7000-8000-000000000003",
  rank: 1,
  score: 0.9,
  similarity: null,
  region: null,
  imageId: null,
  label: "umbrella",
  fileName: "hall.jpg",
  libraryName: "Halls",
  relevance: null,
  judgedBy: null,
  judgedAt: null,
} as ObjectResult;

test("a search is found in the list, and its result is judged", async () => {
  let query: ApiOutput<"GET /cc-api/object-search/query/:id"> = {
    ...listed,
    rounds: [{ id: listed.id, round: 1 }],
    results: [result],
  };
  mounted = await mountForTest(objectSearch, {
    name: "object-search-manager",
    path: "/queries",
    permissions: ["object-search-manager:query:read", "object-search-manager:query:review"],
    answers: {
      "GET /cc-api/object-search/query/list": { items: [listed], total: 1 },
      "GET /cc-api/object-search/query/:id": () => query,
      "POST /cc-api/object-search/query/:id/result/:resultId/review": ({ body }) => {
        query = { ...query, results: [{ ...result, ...body }] };
        return query;
      },
    },
  });
  await page.getByRole("link", { name: /umbrella/i }).click();
  const relevant = page.getByRole("button", { name: "Relevant", exact: true });
  await expect.element(relevant).toHaveAttribute("aria-pressed", "false");
  await relevant.click();
  await expect.element(relevant).toHaveAttribute("aria-pressed", "true");
});
