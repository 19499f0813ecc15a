import type { FaceCollection } from "@console-shell/contract/calls/face-search";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as faceSearch from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const staff: FaceCollection = {
  id: "01900000-0000-7000-8000-000000000001",
  name: "Staff",
  description: "",
  libraries: [
    { id: "01900000-0000-7000-8000-000000000002", name: "Badges", kind: "faces", imageCount: 3 },
  ],
  defaultThreshold: 0.4,
  createdBy: { id: "01900000-0000-7000-8000-000000000003", name: "Robin Example" },
  createdAt: 0,
  updatedAt: 0,
};

test("a search without collections leads to creating one", async () => {
  mounted = await mountForTest(faceSearch, {
    name: "face-search",
    path: "/search",
    permissions: [
      "face-search:query:create",
      "face-search:collection:read",
      "face-search:collection:update",
    ],
    answers: {
      "GET /cc-api/face-search/collection/list": { items: [], total: 0 },
      "GET /cc-api/face-search/collection/libraries": [],
    },
  });
  await expect.element(page.getByText("No collections yet")).toBeVisible();
  await page.getByRole("link", { name: "New collection" }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Libraries" }).click();
  await expect.element(page.getByText(/No libraries to search yet/)).toBeVisible();
});

test("a saved collection opens without a question; one with people isn't deleted", async () => {
  mounted = await mountForTest(faceSearch, {
    name: "face-search",
    path: "/collections",
    permissions: ["face-search:collection:read", "face-search:collection:update"],
    answers: {
      "GET /cc-api/face-search/collection/list": { items: [], total: 0 },
      "GET /cc-api/face-search/collection/libraries": staff.libraries,
      "POST /cc-api/face-search/collection/create": staff,
      "GET /cc-api/face-search/collection/:id": staff,
      "DELETE /cc-api/face-search/collection/:id": () => {
        throw Object.assign(new Error("Refused"), {
          fields: [{ path: "id", code: "has_people", message: "It has people" }],
        });
      },
    },
  });
  // Leaving unsaved input would be refused.
  mounted.answerToLeaving = false;
  await page.getByRole("button", { name: "New collection" }).first().click();
  const form = page.getByRole("dialog", { name: "New collection" });
  await form.getByRole("textbox", { name: "Name" }).fill("Staff");
  await form.getByRole("combobox", { name: "Libraries" }).click();
  await page.getByTitle("Badges").click();
  await form.getByRole("button", { name: "Create" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Staff" })).toBeVisible();
  expect(mounted.calls.find(({ key }) => key.endsWith("/collection/create"))?.input).toEqual({
    body: {
      name: "Staff",
      description: "",
      libraryIds: [staff.libraries[0]?.id],
      defaultThreshold: 0.4,
    },
  });

  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete “Staff”?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect
    .element(question.getByRole("alert"))
    .toHaveTextContent("This collection still has people. Delete them first.");
});
