import type { ApiOutput } from "@console-shell/contract";
import type { FaceQuery, FaceReview } from "@console-shell/contract/calls/face-search";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as faceSearch from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const next = "01900000-0000-7000-8000-000000000003";
const listed: FaceQuery = {
  id: "01900000-0000-7000-8000-000000000002",
  createdAt: 0,
  operator: { id: "01900000-0000-7000-8000-000000000001", name: "Robin Example" },
  purpose: "Lost badge",
  collection: { id: null, name: "Visitors" },
  threshold: 0.75,
  hitCount: 0,
  bestSimilarity: null,
  decision: null,
};
const review = (id: string, decision: FaceReview["decision"]): FaceReview => ({
  id,
  decision,
  candidateId: null,
  note: "",
  decidedBy: listed.operator,
  decidedAt: 0,
});

test("a search is found in the list and decided; typed text survives another reviewer's decision", async () => {
  let query: ApiOutput<"GET /cc-api/face-search/query/:id"> = {
    ...listed,
    candidates: [],
    reviews: [],
    unseenCount: 20,
  };
  const decide = (one: FaceReview) => {
    query = { ...query, decision: one.decision, reviews: [one, ...query.reviews] };
    return query;
  };
  mounted = await mountForTest(faceSearch, {
    name: "face-search",
    path: "/queries",
    permissions: ["face-search:query:read", "face-search:query:review"],
    answers: {
      "GET /cc-api/face-search/query/list": {
        items: [listed, { ...listed, id: next, purpose: "Lost keys" }],
        total: 2,
      },
      "GET /cc-api/face-search/query/:id": () => query,
      "POST /cc-api/face-search/query/:id/review": ({ body }) =>
        decide(review("mine", body.decision)),
    },
  });
  await page.getByRole("link", { name: "Lost badge" }).click();
  await expect
    .element(page.getByText(/20 images .* weren’t indexed yet when this search ran/))
    .toBeVisible();
  const note = page.getByRole("textbox", { name: /Note/ });
  const undecided = page.getByRole("radio", { name: "Undecided" });
  const noMatch = page.getByRole("radio", { name: "No match" });
  await note.fill("Too dark");

  decide(review("another", "undecided"));
  mounted.online.set(false);
  mounted.online.set(true);
  await expect.element(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expect.element(note).toHaveValue("Too dark");
  await expect.element(undecided).not.toBeChecked();

  const key = (name: string) => mounted!.offered().find(({ keys }) => keys === name);
  expect(key("Y")).toBeUndefined();
  key("N")!.run();
  await expect.element(noMatch).toBeChecked();
  await expect.element(page.getByRole("button", { name: "Save decision" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => mounted!.notices.map(({ title }) => title)).toEqual(["Decision saved"]);
  expect(mounted.unsaved()).toBe(0);
  await expect.element(note).toHaveValue("");
  await expect.element(noMatch).toBeChecked();

  await expect.poll(() => key("J")?.title).toBe("Next to review");
  expect(key("K")?.title).toBe("Previous to review");
  await expect.element(page.getByRole("button", { name: "Next to review" })).toBeEnabled();

  // An unedited form follows the current decision.
  decide(review("later", "undecided"));
  mounted.online.set(false);
  mounted.online.set(true);
  await expect.element(undecided).toBeChecked();

  await page.getByRole("button", { name: "Next to review" }).click();
  expect(mounted.visits.at(-1)).toMatch(new RegExp(`/queries/${next}$`));
});
