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

test("whatever breaks as a sub-application loads, the fallback screen is shown with its cause", async ({
  page,
  signIn,
}) => {
  await signIn();
  await test.step("a mount that throws", async () => {
    await page.goto("/throws-in-mount");
    await expectFallback(page, /no ledger here/, /throws-in-mount/);
  });
  const links = page.getByRole("navigation").first();
  for (const [what, name, ...details] of [
    ["a script that throws while it loads", "throws-on-load", /half a bundle/],
    ["an entry without mount", "no-mount", /no-mount/, /mount/],
    [
      "a server error is an entry load error of the type error",
      "server-error",
      /EntryLoadError/,
      /error/,
      /server-error\/index\.html/,
    ],
  ] as const)
    await test.step(what, async () => {
      await links.getByRole("link", { name }).click();
      await expectFallback(page, ...details);
    });
});
