import { expectFallback } from "../support/fallback.ts";
import { entryPage } from "../support/fixture-server.ts";
import { test } from "../support/foreign-sub-apps.ts";
import { expect } from "../support/test.ts";

const html = { "content-type": "text/html; charset=utf-8" };

test.use({
  foreign: {
    apps: [
      { name: "entry-hangs", timeout: 1000 },
      { name: "script-hangs", timeout: 1000 },
      { name: "hangs-for-long" },
    ],
    // What is not answered here hangs.
    listener: ({ url }, response) => {
      if (url === "/script-hangs/index.html")
        response.writeHead(200, html).end(entryPage("./main.js"));
    },
  },
});

test.beforeEach(({ signIn }) => signIn());

for (const [name, error, resource] of [
  ["entry-hangs", /EntryLoadError/, /entry-hangs\/index\.html/],
  ["script-hangs", /ChunkLoadError/, /script-hangs\/main\.js/],
] as const)
  test(`${name}: ends in the fallback screen, of the type timeout`, async ({ page }) => {
    await page.goto(`/${name}`);
    await expectFallback(page, error, /timeout/, resource);
  });

test("while it hangs the loading text is shown, and one can leave", async ({ page }) => {
  await page.goto("/hangs-for-long");
  await expect(page.getByRole("main")).toContainText("控制台加载中…");
  await page.getByRole("navigation").first().getByRole("link", { name: "Management" }).click();
  await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("控制台加载中…");
});
