import { expectFallback } from "../support/fallback.ts";
import { entryPage } from "../support/fixture-server.ts";
import { test } from "../support/foreign-sub-apps.ts";
import { expect } from "../support/test.ts";

const script = { "content-type": "text/javascript", "access-control-allow-origin": "*" };
/** Shows something, and is never done with it. */
const mounting = `
  export const bootstrap = () => undefined;
  export const unmount = () => undefined;
  export const mount = ({ container }) => {
    container.innerHTML = "<h1>Half a page</h1>";
    return new Promise(() => {});
  };
`;
const html = { "content-type": "text/html; charset=utf-8" };

test.use({
  foreign: {
    apps: [
      { name: "entry-hangs", timeout: 1000 },
      { name: "script-hangs", timeout: 1000 },
      { name: "hangs-for-long" },
      { name: "mounts-for-long" },
    ],
    // What is not answered here hangs.
    listener: ({ url }, response) => {
      if (url === "/script-hangs/index.html" || url === "/mounts-for-long/index.html")
        response.writeHead(200, html).end(entryPage("./main.js"));
      if (url === "/mounts-for-long/main.js") response.writeHead(200, script).end(mounting);
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
  await page.goto("/mounts-for-long");
  await expect(page.getByRole("main")).toContainText("控制台加载中…");
  // What is there already keeps its place, under the loading view.
  const first = page.getByRole("heading", { name: "Half a page" });
  await expect(first).toBeInViewport();
  expect(
    await first.evaluate((heading) => {
      const { x, y } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(x + 4, y + 4));
    }),
  ).toBe(false);
  await page.goto("/hangs-for-long");
  await expect(page.getByRole("main")).toContainText("控制台加载中…");
  await page.getByRole("navigation").first().getByRole("link", { name: "Management" }).click();
  await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("控制台加载中…");
});
