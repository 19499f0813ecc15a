import type { ObjectCatalogue } from "@console-shell/contract/endpoints/object-search";
import type { Image } from "@console-shell/contract/endpoints/library";
import { mountForTest, type TestAnswers, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as objectSearch from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const idOf = (last: number) => `01900000-0000-7000-8000-${String(last).padStart(12, "0")}`;
const library = { id: idOf(1), name: "Shelves" };
const other = { id: idOf(2), name: "Windows" };
const catalogue = {
  id: idOf(3),
  name: "Shop",
  libraries: [library],
  defaultThreshold: 0.4,
} as ObjectCatalogue;
const imageOf = (at: number, libraryId: string) =>
  ({ id: idOf(100 + at), libraryId, fileName: `${at}.jpg` }) as Image;
const probe = { id: idOf(9), width: 10, height: 10, faces: [], objects: [], expiresAt: 0 };

const permissions = [
  "object-search-manager:query:create",
  "object-search-manager:catalogue:read",
  "image-library-management:library:read",
  "image-library-management:image:read",
] as const;
const answers: TestAnswers = {
  "GET /cc-api/object-search/catalogue/list": { items: [catalogue], total: 1 },
  "GET /cc-api/object-search/catalogue/:id/labels": [],
  "GET /cc-api/library/list": (input) => {
    const items = [library, other].filter(({ name }) => name.includes(input?.query?.search ?? ""));
    return { items: items.map((one) => ({ ...one, imageCount: 26 }) as never), total: 2 };
  },
  "GET /cc-api/probe/:id": probe,
};
const pageOf = (libraryId: string, page = 1) => ({
  items: Array.from({ length: page === 2 ? 2 : 24 }, (_, at) =>
    imageOf((page - 1) * 24 + at, libraryId),
  ),
  total: 26,
});
const dialog = page.getByRole("dialog", { name: "A picture of a library" });
const picture = (name: string) => dialog.getByRole("button", { name, exact: true });
const open = async (more: TestAnswers, path = "/new") => {
  mounted = await mountForTest(objectSearch, {
    name: "object-search-manager",
    path,
    permissions,
    answers: { ...answers, ...more },
  });
  await page.getByRole("button", { name: "From a library" }).click();
};

test("a picture of a library is chosen by keyboard, on its second page", async () => {
  const asked: string[] = [];
  await open({
    "GET /cc-api/library/:id/image/list": ({ params, query }) => {
      asked.push(`${params.id === other.id ? "Windows" : "Shelves"} ${String(query?.page)}`);
      return pageOf(params.id, Number(query?.page));
    },
    "POST /cc-api/probe/from-image": ({ body }) => {
      asked.push(`probe of ${body.imageId}`);
      return probe;
    },
  });
  await expect.element(dialog.getByRole("button", { name: "23.jpg" })).toBeVisible();
  expect(asked).toEqual(["Shelves 1"]);

  await dialog.getByRole("combobox", { name: "Library" }).fill("Win");
  await page.getByText("Windows").click();
  await expect.poll(() => asked.at(-1)).toBe("Windows 1");
  dialog.getByRole("button", { name: "0.jpg", exact: true }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dialog.getByRole("button", { name: "1.jpg", exact: true })).toHaveFocus();
  await userEvent.keyboard("{End}{ArrowDown}");
  await expect.element(dialog.getByRole("button", { name: "24.jpg" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(page.getByRole("button", { name: "Remove the picture" })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.slice(-2)).toEqual(["Windows 2", `probe of ${idOf(125)}`]);
});

test("where the picture of the address fails, only the one that is chosen then is asked for", async () => {
  const asked: string[] = [];
  const failing = idOf(50);
  await open(
    {
      "GET /cc-api/library/:id/image/list": ({ params }) => pageOf(params.id),
      "POST /cc-api/probe/from-image": ({ body }) => {
        asked.push(body.imageId);
        if (body.imageId === failing) throw new Error("The picture is gone");
        return probe;
      },
    },
    `/new?imageId=${failing}`,
  );
  await expect.element(page.getByText("The picture is gone")).toBeInTheDocument();
  // As in the console, where the address follows later.
  const { host } = mounted!;
  const go = host.navigate.bind(host);
  Object.assign(host, {
    navigate: (...to: Parameters<typeof go>) => requestAnimationFrame(() => go(...to)),
  });
  await picture("3.jpg").click();
  await expect.element(page.getByRole("button", { name: "Remove the picture" })).toBeVisible();
  expect(asked).toEqual([failing, idOf(103)]);
});
