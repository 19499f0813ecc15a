// A sub-app's declared needs work for it. The page's policy allows everything that an operator's
// sub-apps need, so the runtime and a realm's own policy refuse it to the others as far as
// possible.
import { entryPage } from "../support/fixture-server.ts";
import { otherOrigin, test } from "../support/foreign-sub-apps.ts";
import { demoPassword, expect } from "../support/test.ts";

/** Shows the outcome of each request that the policy controls. */
const app = `
const other = import.meta.url.replace("127.0.0.1", "localhost").replace("main.js", "");
const heard = (target) => new Promise((resolve, reject) => {
  target.onload = target.onmessage = resolve;
  target.onerror = reject;
});
const ways = {
  call: () => fetch(other + "data.json"),
  image: () => heard(Object.assign(new Image(), { src: other + "pixel.svg" })),
  worker: () => heard(new Worker(URL.createObjectURL(new Blob(["postMessage(1)"], { type: "text/javascript" })))),
};
export const mount = async ({ container }) => {
  const said = [];
  for (const [way, run] of Object.entries(ways)) {
    const act = async () => { await run(); };
    said.push(way + " " + await act().then(() => "works", () => "refused"));
  }
  container.innerHTML = '<p style="color: rgb(1, 2, 3)"></p>';
  const p = container.querySelector("p");
  said.push("style " + (getComputedStyle(p).color === "rgb(1, 2, 3)" ? "works" : "refused"));
  p.textContent = said.join(", ");
};`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`;

test.use({
  foreign: {
    apps: [
      {
        name: "maps",
        needs: {
          connect: [otherOrigin],
          img: [otherOrigin],
          workers: "blob",
          inlineStyleAttributes: true,
        },
      },
      { name: "plain" },
      { name: "framed", realm: "iframe" },
    ],
    listener: ({ url = "" }, response) => {
      const [type, text] = url.endsWith("/main.js")
        ? ["text/javascript", app]
        : url.endsWith(".svg")
          ? ["image/svg+xml", svg]
          : url.endsWith(".json")
            ? ["application/json", "{}"]
            : ["text/html; charset=utf-8", entryPage("./main.js")];
      response.writeHead(200, { "content-type": type }).end(text);
    },
  },
});

test("a sub-app's declared needs apply to it, and as little as possible to others @security-26", async ({
  page,
}) => {
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.goto("/");
  await page.getByLabel("Account").fill("root");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const link = (name: string) =>
    page.getByRole("navigation").first().getByRole("link", { name, exact: true });
  await expect(link("maps")).toBeVisible();
  const before = loads;

  // The login page's policy contains none of them.
  await link("maps").click();
  const shown = page.locator("#root-subapp");
  await expect(shown).toHaveText("call works, image works, worker works, style works");
  await expect(page).toHaveURL("/maps");
  expect(loads).toBe(before + 1);

  await link("plain").click();
  // Browsers fetch images by the page's policy, whichever sub-app shows them.
  await expect(shown).toHaveText("call refused, image works, worker refused, style refused");

  await link("framed").click();
  await expect(shown.locator("iframe").contentFrame().locator("p")).toHaveText(
    "call refused, image refused, worker refused, style refused",
  );
  expect(loads).toBe(before + 1);
});
