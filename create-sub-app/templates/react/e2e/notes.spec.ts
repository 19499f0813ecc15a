import { expect, type Page, test } from "@playwright/test";

/** Answers for console and backend, so the test needs neither. */
const answer = async (page: Page) => {
  const notes = [{ id: "1", title: "Fire drill", text: "On Friday" }];
  await page.route("**/auth/account/info", (route) =>
    route.fulfill({
      json: {
        id: "1",
        account: "robin",
        name: "Robin Example",
        email: "robin@example.com",
        role: "sales",
        locale: "en-US",
        theme: "light",
        density: "comfortable",
        navigation: "full",
        shortcuts: true,
        favourites: [],
        previousSignInAt: null,
        secondFactors: [],
        secondFactorMissing: false,
      },
    }),
  );
  await page.route("**/auth/account/permissions", (route) =>
    route.fulfill({ json: { role: "sales", permissions: [], subApps: [] } }),
  );
  await page.route("**/-/apps/my-app/api/notes*", (route) => {
    if (route.request().method() === "GET")
      return route.fulfill({ json: { items: notes, total: notes.length } });
    const note = {
      id: "2",
      ...(route.request().postDataJSON() as { title: string; text: string }),
    };
    notes.unshift(note);
    return route.fulfill({ json: note });
  });
};

test("an operator adds a note", async ({ page }) => {
  await answer(page);
  await page.goto("/my-app/");
  await expect(page.getByRole("cell", { name: "Fire drill" })).toBeVisible();
  await page.getByRole("button", { name: "New note" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Lunch");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("cell", { name: "Lunch" })).toBeVisible();
});
