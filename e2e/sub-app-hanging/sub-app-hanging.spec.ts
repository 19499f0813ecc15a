import { expectFallback } from "../support/fallback.ts";
import { entryPage } from "../support/fixture-server.ts";
import { test } from "../support/foreign-sub-apps.ts";
import { expect } from "../support/test.ts";

const script = { "content-type": "text/javascript", "access-control-allow-origin": "*" };
/** Renders something, but `mount` never resolves. */
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
    // Other requests hang without a response.
    listener: ({ url }, response) => {
      if (url === "/script-hangs/index.html" || url === "/mounts-for-long/index.html")
        response.writeHead(200, html).end(entryPage("./main.js"));
      if (url === "/mounts-for-long/main.js") response.writeHead(200, script).end(mounting);
    },
  },
});

for (const [whose, path, script] of [
  ["the shell", "/user-info", /\/user-info-page-.*\.js$/],
  ["a sub-app", "/management/audit", /\/management\/assets\/audit-page-.*\.js$/],
] as const)
  test(`a page of ${whose} whose script hangs fails after CHUNK_TIMEOUT @full`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('"chunkTimeout":120000', '"chunkTimeout":3000');
      await route.fulfill({ response, body });
    });
    await page.route(script, () => undefined);
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main).toContainText("控制台加载中…");
    await expect(
      main.getByRole("heading", { name: "Something went wrong on this page" }),
    ).toBeVisible();
    await expect(main).toContainText("timeout: 3000 ms");
  });

test("a hanging load shows the loading text, can be left, and ends in the fallback screen with type timeout @full", async ({
  page,
  signIn,
}) => {
  await signIn();
  const links = page.getByRole("navigation").first();
  const open = (name: string) => links.getByRole("link", { name }).click();
  await test.step("a script", async () => {
    await page.goto("/script-hangs");
    await expectFallback(page, /ChunkLoadError/, /timeout/, /script-hangs\/main\.js/);
  });
  await test.step("an entry page", async () => {
    await open("entry-hangs");
    await expectFallback(page, /EntryLoadError/, /timeout/, /entry-hangs\/index\.html/);
  });
  await test.step("a mount: rendered content keeps its place under the loading view", async () => {
    await open("mounts-for-long");
    await expect(page.getByRole("main")).toContainText("控制台加载中…");
    const first = page.getByRole("heading", { name: "Half a page" });
    await expect(first).toBeInViewport();
    expect(
      await first.evaluate((heading) => {
        const { x, y } = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(x + 4, y + 4));
      }),
    ).toBe(false);
  });
  await test.step("the page can be left", async () => {
    await open("hangs-for-long");
    await expect(page.getByRole("heading", { name: "Half a page" })).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("控制台加载中…");
    await open("Management");
    await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("控制台加载中…");
  });
});
