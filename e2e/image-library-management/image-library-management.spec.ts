import type { ApiOutput } from "@console-shell/contract";
import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { choose } from "../support/choose.ts";
import { expect, test } from "../support/test.ts";

/** Bytes of a real picture that is in no library: the thumbnail of one that is. */
const someImage = async (page: Page): Promise<Buffer> => {
  const libraries = (await (
    await page.request.get("/cc-api/library/list")
  ).json()) as ApiOutput<"GET /cc-api/library/list">;
  const { id } = libraries.items.find(({ name }) => name === "Staff badges")!;
  const images = (await (
    await page.request.get(`/cc-api/library/${id}/image/list`)
  ).json()) as ApiOutput<"GET /cc-api/library/:id/image/list">;
  const address = `/cc-api/library/${id}/image/${images.items[0]!.id}/thumbnail`;
  return (await page.request.get(address)).body();
};

/** Opens the list of libraries, by navigation if the console is open. */
const openLibraries = async (page: Page) => {
  const address = "/image-library-management/libraries";
  if (page.url() === "about:blank") await page.goto(address);
  else await goWithin(page, address);
};

const createLibrary = async (page: Page, name: string) => {
  await openLibraries(page);
  await page.getByRole("button", { name: "New library" }).click();
  const form = page.getByRole("dialog", { name: "New library" });
  await form.getByLabel("Name").fill(name);
  await choose(form.getByRole("combobox", { name: "Kind" }), "General");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form).toBeHidden();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
};

test("pictures are uploaded, browsed, tagged, deleted and restored", async ({ page, signIn }) => {
  await signIn("operation");
  const picture = await someImage(page);
  await test.step("each uploaded file shows its result, and a failed one doesn't stop the others", async () => {
    await createLibrary(page, "Lobby cameras");

    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles([
        { name: "script.jpg", mimeType: "image/jpeg", buffer: Buffer.from("alert(1)") },
        { name: "lobby.webp", mimeType: "image/webp", buffer: picture },
      ]);
    const uploads = page.getByRole("region", { name: "Uploads" });
    await expect(uploads.getByRole("listitem").filter({ hasText: "lobby.webp" })).toContainText(
      "Added",
    );
    await expect(uploads.getByRole("listitem").filter({ hasText: "script.jpg" })).toContainText(
      "Not added",
    );

    await page
      .getByRole("link", { name: /lobby\.webp/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/libraries\/[0-9a-f-]+\/images\/[0-9a-f-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("lobby.webp");
    await page.reload();
    const image = page.getByRole("main").locator("img").first();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step("arrow keys browse a library's pictures, Escape returns", async () => {
    await openLibraries(page);
    await page.getByRole("link", { name: "Staff badges", exact: true }).click();
    await page.getByRole("main").locator('a[href*="/images/"]').first().click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page).toHaveURL(/\/images\//);
    // The address changes before the page does.
    await expect(heading).not.toHaveText("Staff badges");
    const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(trail.getByRole("link", { name: "Staff badges", exact: true })).toBeVisible();
    const first = await heading.innerText();
    await page.keyboard.press("ArrowRight");
    await expect(heading).not.toHaveText(first);
    await page.keyboard.press("ArrowLeft");
    await expect(heading).toHaveText(first);
    await page.keyboard.press("Escape");
    await expect(heading).toHaveText("Staff badges");
  });

  await test.step("selected pictures can be changed, with the keyboard too", async () => {
    await createLibrary(page, "Corridor cameras");
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles([{ name: "corridor.webp", mimeType: "image/webp", buffer: picture }]);
    const grid = page.getByRole("list", { name: "Images" });
    await expect(grid.getByRole("listitem")).toHaveCount(1);

    await grid.getByRole("link", { name: "corridor.webp" }).focus();
    await page.keyboard.press(" ");
    await page.getByRole("button", { name: "Add tag" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a tag to 1 image" });
    await dialog.getByRole("combobox", { name: "Tag" }).fill("Night");
    await dialog.getByRole("button", { name: "Add tag" }).click();
    await expect(page.getByText("Tag “Night” added to 1 image")).toBeVisible();
    await expect(grid.getByRole("listitem")).toContainText("night");

    await grid.getByRole("checkbox", { name: "Select corridor.webp" }).check();
    await page.getByRole("button", { name: "Delete", exact: true }).last().click();
    await expect(page.getByText("1 image moved to the bin")).toBeVisible();
    await expect(grid.getByRole("listitem")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(grid.getByRole("listitem")).toHaveCount(1);
  });
});

test("deleting a library with pictures requires its name; read-only operators see no edit controls @full", async ({
  page,
  signIn,
  signInAsNew,
}) => {
  await signIn("operation");
  const picture = await someImage(page);
  await createLibrary(page, "Short-lived");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: "one.webp", mimeType: "image/webp", buffer: picture }]);
  await expect(page.getByRole("region", { name: "Uploads" })).toContainText("Added");

  await openLibraries(page);
  // The list is refetched a moment after an upload.
  await expect(page.getByRole("listitem").filter({ hasText: "Short-lived" })).toContainText(
    "1 image",
  );
  await page.getByRole("button", { name: "Actions for Short-lived" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: /Delete “Short-lived”/ });
  const confirm = dialog.getByRole("button", { name: "Delete" });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("textbox").fill("Short-lived");
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Short-lived", exact: true })).toBeHidden();

  await test.step("a read-only operator", async () => {
    // The first user's page would reload by itself.
    await page.goto("about:blank");
    await signInAsNew("bizDirector", "zh-CN");
    await page.goto("/image-library-management/libraries");
    await expect(page.getByRole("heading", { level: 1, name: "图库" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Staff badges", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /新建/ })).toBeHidden();
  });
});
