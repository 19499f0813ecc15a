import { expectFallback } from "../support/fallback.ts";
import { entryPage } from "../support/fixture-server.ts";
import { test } from "../support/foreign-sub-apps.ts";

const scripts: Record<string, string> = {
  "/throws-in-mount/main.js": "export const mount = () => { throw new Error('no ledger here'); };",
  "/throws-on-load/main.js": "throw new Error('half a bundle'); export const mount = () => {};",
  "/no-mount/main.js": "export const start = () => {};",
};

test.use({
  foreign: {
    apps: [
      { name: "throws-in-mount" },
      { name: "throws-on-load" },
      { name: "no-mount" },
      { name: "server-error" },
    ],
    listener: ({ url = "" }, response) => {
      if (url.startsWith("/server-error/")) response.writeHead(500).end();
      else if (url.endsWith("/index.html"))
        response
          .writeHead(200, { "content-type": "text/html; charset=utf-8" })
          .end(entryPage("./main.js"));
      else {
        const script = scripts[url.split("?")[0]!];
        response
          .writeHead(script ? 200 : 404, { "content-type": "text/javascript" })
          .end(script ?? "");
      }
    },
  },
});

test.beforeEach(({ signIn }) => signIn());

test("a mount that throws shows the fallback screen with its cause", async ({ page }) => {
  await page.goto("/throws-in-mount");
  await expectFallback(page, /no ledger here/, /throws-in-mount/);
});

test("a script that throws while it loads shows the fallback screen", async ({ page }) => {
  await page.goto("/throws-on-load");
  await expectFallback(page, /half a bundle/);
});

test("an entry without mount shows the fallback screen", async ({ page }) => {
  await page.goto("/no-mount");
  await expectFallback(page, /mount/);
});

test("a server error is an entry load error of the type error", async ({ page }) => {
  await page.goto("/server-error");
  await expectFallback(page, /EntryLoadError/, /error/, /server-error\/index\.html/);
});
