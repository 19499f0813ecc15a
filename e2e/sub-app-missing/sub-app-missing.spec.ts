import { expectFallback } from "../support/fallback.ts";
import { entryPage } from "../support/fixture-server.ts";
import { test } from "../support/foreign-sub-apps.ts";
import { expect } from "../support/test.ts";

const html = { "content-type": "text/html; charset=utf-8" };
const script = { "content-type": "text/javascript" };
let deployed = false;

test.use({
  foreign: {
    apps: [
      { name: "no-entry" },
      { name: "no-chunk" },
      { name: "no-style" },
      { name: "back-again" },
    ],
    listener: ({ url }, response) => {
      if (url === "/no-chunk/index.html") response.writeHead(200, html).end(entryPage("./gone.js"));
      else if (url === "/no-style/index.html")
        response
          .writeHead(200, html)
          .end(entryPage("./main.js", '<link rel="stylesheet" href="./gone.css">'));
      else if (url === "/no-style/main.js")
        response.writeHead(200, script).end("export const mount = () => {};");
      else if (url === "/back-again/index.html" && deployed)
        response.writeHead(200, html).end(entryPage("./main.js"));
      else if (url === "/back-again/main.js")
        response
          .writeHead(200, script)
          .end(
            "export const mount = ({ container }) => { container.textContent = 'here again'; };",
          );
      else response.writeHead(404).end();
    },
  },
});

test("a missing file shows the fallback screen, affects nothing else, and Reload loads it again", async ({
  page,
  signIn,
}) => {
  await signIn();
  const links = page.getByRole("navigation").first();
  const open = (name: string) => links.getByRole("link", { name }).click();
  await test.step("a missing script is a chunk load error of type missing", async () => {
    await page.goto("/no-chunk/deeper");
    await expectFallback(page, /ChunkLoadError/, /missing/, /gone\.js/);
  });
  await test.step("an entry page", async () => {
    await open("no-entry");
    await expectFallback(page, /EntryLoadError/, /missing/, /no-entry\/index\.html/);
  });
  await test.step("a missing stylesheet is a stylesheet chunk error", async () => {
    await open("no-style");
    await expectFallback(page, /CSS_CHUNK_LOAD_FAILED/, /gone\.css/);
  });
  await test.step("one that is available again", async () => {
    await open("back-again");
    await expectFallback(page, /back-again\/index\.html/);
    deployed = true;
    await page.getByRole("main").getByRole("button", { name: "Reload" }).click();
    await expect(page.locator("#root-subapp")).toContainText("here again");
  });
  await test.step("another sub-app", async () => {
    await open("no-entry");
    await expectFallback(page, /no-entry\/index\.html/);
    await open("Management");
    await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
  });
});
