import type { Image } from "@console-shell/contract/calls/image";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as libraries from "../main.tsx";
import { emptyLibrary } from "./empty-library.ts";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const idOf = (kind: number, number: number) =>
  `0190000${kind}-0000-7000-8000-${String(number).padStart(12, "0")}`;
const by = { id: idOf(1, 0), name: "Robin Example" };
const library = { ...emptyLibrary, imageCount: 100_000, deletedCount: 3 };
const image = (number: number): Image => ({
  id: idOf(3, number),
  libraryId: library.id,
  fileName: `p${number}.png`,
  mediaType: "image/png",
  bytes: 1,
  width: 1,
  height: 1,
  sha256: "0".repeat(64),
  uploadedBy: by,
  createdAt: 0,
  tags: [],
  refusedFor: null,
  looksLike: null,
  isFaceless: false,
  deletedAt: null,
});
const list = "GET /cc-api/library/:id/image/list";

/** A library of `total` pictures; the first `gone` ones are removed. */
const start = async (server: { gone: number; total: number }) => {
  mounted = await mountForTest(libraries, {
    name: "image-library-management",
    path: `/libraries/${library.id}`,
    permissions: [
      "image-library-management:library:read",
      "image-library-management:image:read",
      "image-library-management:image:update",
    ],
    answers: {
      "GET /cc-api/library/list": { items: [library], total: 1 },
      "GET /cc-api/library/:id": { ...library, imageCount: server.total },
      "GET /cc-api/library/:id/tag/list": { items: [] },
      [list]: ({ query }) => {
        const pageSize = Number(query?.pageSize);
        const first = (Number(query?.page) - 1) * pageSize;
        const count = Math.max(0, Math.min(pageSize, server.total - server.gone - first));
        return {
          items: Array.from({ length: count }, (_, at) => image(server.gone + first + at)),
          total: server.total - server.gone,
        };
      },
    },
  });
  return mounted;
};

test("selecting all of a large library reads no more than can be changed at once", async () => {
  const mount = await start({ gone: 0, total: 100_000 });
  await page.getByRole("button", { name: "Select all" }).click();
  await expect.element(page.getByText("1,000 selected")).toBeVisible();
  expect(mount.calls.filter(({ key }) => key === list).length).toBeLessThan(25);
});

test("select all rereads the list and selects the pictures that still exist", async () => {
  const server = { gone: 0, total: 8 };
  const mount = await start(server);
  await expect.element(page.getByRole("checkbox", { name: "Select p0.png" })).toBeInTheDocument();
  server.gone = 5;
  await page.getByRole("button", { name: "Select all" }).click();
  await expect.element(page.getByText("3 selected")).toBeVisible();
  expect(mount.calls.at(-1)?.key).toBe(list);
});

test("a search keeps the focus in its box and clears the selection", async () => {
  const mount = await start({ gone: 0, total: 8 });
  await page.getByRole("checkbox", { name: "Select p0.png" }).click();
  await expect.element(page.getByText("1 selected")).toBeVisible();
  const search = page.getByRole("searchbox");
  await search.click();
  await userEvent.keyboard("door");
  const queries = () => mount.calls.filter(({ key }) => key === list).map(({ input }) => input);
  await expect.poll(() => queries().at(-1)).toMatchObject({ query: { search: "door" } });
  await expect.element(page.getByText("1 selected")).not.toBeInTheDocument();
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue("door");
  await expect.element(page.getByRole("checkbox", { name: "Select p0.png" })).toBeInTheDocument();
});
