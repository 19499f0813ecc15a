import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as libraries from "../main.tsx";
import { emptyLibrary } from "./empty-library.ts";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

/** The list still says that the library is empty; `held` is the server's current count. */
const openDialog = async (held: { pictures: number }) => {
  const sent: unknown[] = [];
  mounted = await mountForTest(libraries, {
    name: "image-library-management",
    path: "/libraries",
    permissions: [
      "image-library-management:library:read",
      "image-library-management:library:delete",
    ],
    answers: {
      "GET /cc-api/library/list": { items: [emptyLibrary], total: 1 },
      "GET /cc-api/library/:id": () => ({ ...emptyLibrary, imageCount: held.pictures }),
      "DELETE /cc-api/library/:id": ({ query }) => {
        sent.push(query);
        if (held.pictures > 0 && query?.confirmName !== emptyLibrary.name)
          throw Object.assign(new Error("Refused"), {
            fields: [{ path: "confirmName", code: "mismatch", message: "This is another name" }],
          });
        return true;
      },
    },
  });
  await page.getByRole("button", { name: "Actions for Halls" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("Delete “Halls”?")).toBeVisible();
  return { dialog, sent };
};

test("a library filled after the list was read requires its name", async () => {
  const { dialog, sent } = await openDialog({ pictures: 1 });
  await expect.element(dialog.getByText("Its 1 image is", { exact: false })).toBeVisible();
  const confirm = dialog.getByRole("button", { name: "Delete" });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole("textbox").fill("Halls");
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ confirmName: "Halls" }]);
});

test("a library filled while its dialog was open requires its name too", async () => {
  const held = { pictures: 0 };
  const { dialog, sent } = await openDialog(held);
  held.pictures = 2;
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.element(dialog.getByText("Its 2 images are", { exact: false })).toBeVisible();
  await dialog.getByRole("textbox").fill("Halls");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{}, { confirmName: "Halls" }]);
});
