import type { Image } from "@console-shell/contract/calls/image";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as faceSearch from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const id = "01900000-0000-7000-8000-000000000001";
const badge = { id, libraryId: id, fileName: "badge.jpg" } as Image;

test("the previous list's pictures can't be chosen while another search loads", async () => {
  const answer = Promise.withResolvers<{ items: Image[]; total: number }>();
  mounted = await mountForTest(faceSearch, {
    name: "face-search",
    path: "/search",
    permissions: [
      "face-search:query:create",
      "face-search:collection:read",
      "image-library-management:library:read",
      "image-library-management:image:read",
    ],
    answers: {
      "GET /cc-api/face-search/collection/list": {
        items: [{ id, name: "Lobby", defaultThreshold: 0.5 } as never],
        total: 1,
      },
      "GET /cc-api/library/list": {
        items: [{ id, name: "Visitors", kind: "faces" } as never],
        total: 1,
      },
      "GET /cc-api/library/:id/image/list": ({ query }) =>
        query?.search ? answer.promise : { items: [badge], total: 1 },
    },
  });
  // The only collection needs no choice.
  await expect.element(page.getByRole("radio", { name: /Strict/ })).toBeChecked();
  await page.getByText("From a library", { exact: true }).click();
  const picture = page.getByRole("list", { name: "Images in the library" }).getByRole("button");
  await expect.element(picture).toBeEnabled();
  await page.getByRole("searchbox").fill("nobody");
  await userEvent.keyboard("{Enter}");
  await expect.element(picture).toBeDisabled();
  answer.resolve({ items: [], total: 0 });
  await expect.element(picture).not.toBeInTheDocument();
});
