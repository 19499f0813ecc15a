import type { ObjectCollection } from "@console-shell/contract/calls/object-search";
import type { Image } from "@console-shell/contract/calls/image";
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
const collection = {
  id: idOf(3),
  name: "Shop",
  libraries: [library],
  defaultThreshold: 0.4,
} as ObjectCollection;
const imageOf = (at: number, libraryId: string) =>
  ({ id: idOf(100 + at), libraryId, fileName: `${at}.jpg` }) as Image;
const queryImage = { id: idOf(9), width: 10, height: 10, faces: [], objects: [], expiresAt: 0 };

const permissions = [
  "object-search-manager:query:create",
  "object-search-manager:collection:read",
  "image-library-management:library:read",
  "image-library-management:image:read",
] as const;
const answers: TestAnswers = {
  "GET /cc-api/object-search/collection/list": { items: [collection], total: 1 },
  "GET /cc-api/object-search/collection/:id/labels": [],
  "GET /cc-api/library/list": (input) => {
    const items = [library, other].filter(({ name }) => name.includes(input?.query?.search ?? ""));
    return { items: items.map((one) => ({ ...one, imageCount: 26 }) as never), total: 2 };
  },
  "GET /cc-api/query-image/:id": queryImage,
};
const pageOf = (libraryId: string, page = 1, total = 26) => ({
  items: Array.from({ length: Math.min(24, total - (page - 1) * 24) }, (_, at) =>
    imageOf((page - 1) * 24 + at, libraryId),
  ),
  total,
});
const dialog = page.getByRole("dialog", { name: "Choose an image from a library" });
const picture = (name: string) => dialog.getByRole("button", { name, exact: true });
const mount = async (more: TestAnswers, path = "/new") => {
  mounted = await mountForTest(objectSearch, {
    name: "object-search-manager",
    path,
    permissions,
    answers: { ...answers, ...more },
  });
};
const open = async (more: TestAnswers, path?: string) => {
  await mount(more, path);
  await page.getByRole("button", { name: "From a library" }).click();
};

test("a library's picture is chosen with the keyboard, on its second page", async () => {
  const asked: string[] = [];
  await open({
    "GET /cc-api/library/:id/image/list": ({ params, query }) => {
      asked.push(`${params.id === other.id ? "Windows" : "Shelves"} ${String(query?.page)}`);
      return pageOf(params.id, Number(query?.page));
    },
    "POST /cc-api/query-image/from-library": ({ body }) => {
      asked.push(`query image of ${body.imageId}`);
      return queryImage;
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
  await expect.element(page.getByRole("button", { name: "Remove image" })).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.slice(-2)).toEqual(["Windows 2", `query image of ${idOf(125)}`]);
});

test("if the address's picture fails, only the one chosen next is requested", async () => {
  const asked: string[] = [];
  const failing = idOf(50);
  await open(
    {
      "GET /cc-api/library/:id/image/list": ({ params }) => pageOf(params.id),
      "POST /cc-api/query-image/from-library": ({ body }) => {
        asked.push(body.imageId);
        if (body.imageId === failing) throw new Error("The picture is gone");
        return queryImage;
      },
    },
    `/new?imageId=${failing}`,
  );
  await expect.element(page.getByText("The picture is gone")).toBeInTheDocument();
  // As in the console, where the address changes later.
  const { host } = mounted!;
  const go = host.navigate.bind(host);
  Object.assign(host, {
    navigate: (...to: Parameters<typeof go>) => requestAnimationFrame(() => go(...to)),
  });
  await picture("3.jpg").click();
  await expect.element(page.getByRole("button", { name: "Remove image" })).toBeVisible();
  expect(asked).toEqual([failing, idOf(103)]);
});

/** A response that the test releases. */
const heldPages = () => {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const answer: TestAnswers["GET /cc-api/library/:id/image/list"] = async ({ params, query }) => {
    asked.push(`${params.id === other.id ? "Windows" : "Shelves"} ${String(query?.page)}`);
    if (asked.length > 1) await new Promise<void>((resolve) => held.push(resolve));
    return pageOf(params.id, Number(query?.page), 80);
  };
  return { asked, answer, release: () => held.splice(0).forEach((resolve) => resolve()) };
};

test("keys turn one page at a time, and the browser's shortcuts still work", async () => {
  const { asked, answer, release } = heldPages();
  await open({ "GET /cc-api/library/:id/image/list": answer });
  await expect.element(picture("23.jpg")).toBeVisible();
  picture("0.jpg").element().focus();
  let isKept = false;
  document.addEventListener("keydown", (event) => (isKept = event.defaultPrevented), {
    once: true,
  });
  picture("0.jpg")
    .element()
    .dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "ArrowRight",
        altKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  expect(isKept).toBe(false);
  await expect.element(picture("0.jpg")).toHaveFocus();

  await userEvent.keyboard("{End}{ArrowRight}{ArrowRight}{PageDown}");
  expect(asked).toEqual(["Shelves 1", "Shelves 2"]);
  release();
  await expect.element(picture("24.jpg")).toHaveFocus();
});

test("one library's pictures aren't shown as the next one's", async () => {
  const { asked, answer, release } = heldPages();
  await open({ "GET /cc-api/library/:id/image/list": answer });
  await expect.element(picture("23.jpg")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Library" }).fill("Win");
  await page.getByText("Windows").click();
  await expect.poll(() => asked.at(-1)).toBe("Windows 1");
  await expect.element(picture("0.jpg")).not.toBeInTheDocument();
  release();
  await expect.element(picture("0.jpg")).toBeVisible();
});

test("a failed read of the libraries isn't an empty result, and can be retried", async () => {
  let isAway = true;
  await open({
    "GET /cc-api/library/:id/image/list": ({ params }) => pageOf(params.id),
    "GET /cc-api/library/list": () => {
      if (isAway) throw new Error("The server is away");
      return { items: [{ ...other, imageCount: 26 } as never], total: 1 };
    },
  });
  await dialog.getByRole("combobox", { name: "Library" }).fill("Win");
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  await expect.element(page.getByText("No libraries match your search")).not.toBeInTheDocument();
  isAway = false;
  await again.click();
  await expect.element(page.getByText("Windows")).toBeVisible();
});

test("without a collection, a new search has its heading all the same", async () => {
  await mount({ "GET /cc-api/object-search/collection/list": { items: [], total: 0 } });
  await expect.element(page.getByText("No collections yet")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1, name: "New search" })).toBeVisible();
});
