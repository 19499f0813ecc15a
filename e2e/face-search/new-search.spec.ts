import type { APIRequestContext } from "@playwright/test";
import { portrait } from "@console-shell/testing/portrait";
import { choose } from "../support/choose.ts";
import { expect, test } from "../support/test.ts";

// The real engine analyses the pictures added to this server's libraries.
test.use({ serverEnvironment: { VISION_WORKERS: "1" } });

/** Replaces all libraries with one of two people, so the engine has no other work. Returns its collection. */
const addFaces = async (request: APIRequestContext): Promise<string> => {
  const json = async (answer: Awaited<ReturnType<APIRequestContext["get"]>>) => {
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer.json() as Promise<{ id: string; items: { id: string; name: string }[] }>;
  };
  const { items } = await json(await request.get("/cc-api/library/list?pageSize=50"));
  for (const { id, name } of items)
    await json(
      await request.delete(`/cc-api/library/${id}?confirmName=${encodeURIComponent(name)}`),
    );
  const library = { name: "Night shift", kind: "faces" };
  const { id } = await json(await request.post("/cc-api/library/create", { data: library }));
  for (const [name, at] of [
    ["guard.png", 2],
    ["visitor.png", 50],
  ] as const)
    await json(
      await request.post(`/cc-api/library/${id}/image/upload`, {
        multipart: { file: { name, mimeType: "image/png", buffer: await portrait(at) } },
      }),
    );
  const set = { name: "Guards", libraryIds: [id], defaultThreshold: 0.5 };
  return (await json(await request.post("/cc-api/face-search/collection/create", { data: set })))
    .id;
};

/** Resolves when a search with another portrait of the same person finds the picture. */
const untilFound = async (request: APIRequestContext, collectionId: string) => {
  const file = { name: "a.png", mimeType: "image/png", buffer: await portrait(1) };
  const looked = await request.post("/cc-api/query-image/create", { multipart: { file } });
  const { id: queryImageId } = (await looked.json()) as { id: string };
  const search = async () => {
    const answer = await request.post("/cc-api/face-search/query/create", {
      data: {
        queryImageId,
        face: 0,
        collectionId,
        threshold: 0.5,
        purpose: "Whether the picture was looked at",
        idempotencyKey: crypto.randomUUID(),
      },
    });
    return ((await answer.json()) as { hitCount: number }).hitCount;
  };
  await expect.poll(search, { timeout: 40_000 }).toBe(1);
};

test("an uploaded portrait finds another picture of the same person, and the match is decided @full", async ({
  page,
  signIn,
}) => {
  await signIn("operation");
  await untilFound(page.request, await addFaces(page.request));

  await page.goto("/face-search/queries");
  await page.getByRole("button", { name: "New search" }).click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Collection" })).toHaveAccessibleDescription(
    "Select a collection",
  );
  await page.locator("input[type=file]").setInputFiles({
    name: "query-image.png",
    mimeType: "image/png",
    buffer: await portrait(0),
  });
  await expect(page.getByRole("radio", { name: "Face 1 of 1" })).toBeChecked({ timeout: 30_000 });
  await choose(page.getByRole("combobox", { name: "Collection" }), "Guards");
  await expect(page.getByRole("radio", { name: /Strict/ })).toBeChecked();
  await page.getByLabel("Purpose").fill("Lost badge at gate 2");
  await page.getByRole("button", { name: "Search", exact: true }).click();

  await expect(page).toHaveURL(/\/face-search\/queries\/[0-9a-f-]+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lost badge at gate 2");
  await expect(page.getByRole("main")).toContainText("guard.png in Night shift");
  await expect(page.getByRole("main")).not.toContainText("visitor.png");
  await page.getByRole("button", { name: "Add to person" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to person" });
  await dialog.getByText("New person").click();
  await dialog.getByLabel("Name").fill("Robin Example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.getByText("Match", { exact: true }).click();
  await page.getByRole("button", { name: "Save decision" }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();

  await page.getByRole("link", { name: "Compare two faces" }).click();
  const first = page.getByRole("region", { name: "First face" });
  const second = page.getByRole("region", { name: "Second face" });
  for (const [side, at] of [
    [first, 0],
    [second, 50],
  ] as const) {
    const file = { name: "a.png", mimeType: "image/png", buffer: await portrait(at) };
    await side.locator("input[type=file]").setInputFiles(file);
    await expect(side.getByRole("radio", { name: "Face 1 of 1" })).toBeVisible({ timeout: 30_000 });
  }
  await page.getByLabel("Purpose").fill("Visitor without a booking");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(/\/face-search\/comparisons\/[0-9a-f-]+/);
  await expect(page.getByRole("main")).toContainText("Similarity");
});
