import { expectFallback } from "../support/fallback.ts";
import { entryPage } from "../support/fixture-server.ts";
import { test } from "../support/foreign-sub-apps.ts";
import { expect } from "../support/test.ts";

/** Runs a script of an origin that nobody registered, in each way that a page knows. */
const runElsewhere = `
const addScript = (url, nonce) => new Promise((resolve, reject) => {
  const script = document.createElement("script");
  Object.assign(script, { src: url, nonce, onload: resolve, onerror: reject });
  document.head.append(script);
});
export const mount = async ({ container }) => {
  const elsewhere = import.meta.url.replace("127.0.0.1", "localhost").replace("main.js", "");
  const nonce = top.document.querySelector("script[nonce]").nonce;
  const said = [];
  for (const [way, run] of Object.entries({
    import: () => import(elsewhere + "imported.js"),
    "static import": () => import("./imports-elsewhere.js"),
    element: () => addScript(elsewhere + "element.js", nonce),
  }))
    said.push(way + " " + await run().then(() => "ran", () => "blocked"));
  container.textContent = said.join(", ");
};`;
const askedElsewhere: string[] = [];

const scripts: Record<string, string> = {
  "/throws-in-mount/main.js": "export const mount = () => { throw new Error('no ledger here'); };",
  "/throws-on-load/main.js": "throw new Error('half a bundle'); export const mount = () => {};",
  "/no-mount/main.js": "export const start = () => {};",
  "/elsewhere/main.js": runElsewhere,
  "/elsewhere-in-a-realm/main.js": runElsewhere,
};

test.use({
  foreign: {
    apps: [
      { name: "throws-in-mount" },
      { name: "throws-on-load" },
      { name: "no-mount" },
      { name: "server-error", version: "2.1.0" },
      { name: "elsewhere" },
      { name: "elsewhere-in-a-realm", realm: "iframe" },
    ],
    listener: ({ url = "", headers }, response) => {
      const { host = "" } = headers;
      if (host.startsWith("localhost")) askedElsewhere.push(url);
      if (url.endsWith("/imports-elsewhere.js"))
        response
          .writeHead(200, { "content-type": "text/javascript" })
          .end(`import "http://${host.replace("127.0.0.1", "localhost")}/imported.js";`);
      else if (host.startsWith("localhost"))
        response.writeHead(200, { "content-type": "text/javascript" }).end();
      else if (url.startsWith("/server-error/")) response.writeHead(500).end();
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
      /server-error 2\.1\.0 · \S*\/server-error\/index\.html · HTTP 500 · Console [0-9a-f]{12}/,
    ],
  ] as const)
    await test.step(what, async () => {
      await links.getByRole("link", { name }).click();
      await expectFallback(page, ...details);
    });
});

test("neither a sub-application nor its iframe realm runs a script of an unregistered origin", async ({
  page,
  signIn,
}) => {
  await signIn();
  const blocked = "import blocked, static import blocked, element blocked";
  await page.goto("/elsewhere");
  await expect(page.locator("#root-subapp")).toHaveText(blocked);
  await page.goto("/elsewhere-in-a-realm");
  await expect(page.locator("#root-subapp iframe").contentFrame().locator("body")).toHaveText(
    blocked,
  );
  expect(askedElsewhere).toEqual([]);
});
