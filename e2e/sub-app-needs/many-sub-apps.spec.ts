// Among 1,000 sub-apps of other origins, each opens in a page whose policy is its own; nothing typed is lost on the way.
import type { SubAppRegistration } from "@console-shell/contract";
import { entryPage } from "../support/fixture-server.ts";
import { otherOrigin, test } from "../support/foreign-sub-apps.ts";
import { demoPassword, expect } from "../support/test.ts";

/** Shows whether what it declares works. `notes` has something unsaved. */
const app = `
const image = (src) => new Promise((resolve, reject) =>
  Object.assign(new Image(), { src, onload: resolve, onerror: reject }));
const name = location.pathname.slice(1);
const ways = {
  maps: () => image(import.meta.url.replace("127.0.0.1", "localhost").replace("main.js", "pixel.svg")),
  atlas: () => fetch(new URL("data.json", import.meta.url)),
  notes: () => Promise.resolve(),
};
export const mount = async (host) => {
  if (host.name === "notes") host.holdUnsaved("sub-app");
  const said = await ways[host.name]().then(() => "works", String);
  host.container.textContent = host.name + " " + said;
};`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`;
const others = Array.from(
  { length: 1_000 },
  (_, at): Partial<SubAppRegistration> & { name: string } => ({
    name: `team-${at}`,
    entry: `https://apps-${at % 200}.example.com/team-${at}/index.html`,
    needs: { connect: [`https://api-${at}.example.com`], img: [`https://img-${at}.example.com`] },
  }),
);

test.use({
  foreign: {
    apps: [
      { name: "maps", needs: { img: [otherOrigin] } },
      { name: "atlas", entry: `${otherOrigin}/atlas/index.html`, needs: { workers: "blob" } },
      { name: "notes", keepAlive: true },
      ...others,
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

test("sub-apps with other needs open in pages of their own, and Back returns to each @security-26", async ({
  page,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  page.on("dialog", (dialog) => violations.push(dialog.type()));
  await page.goto("/");
  await page.getByLabel("Account").fill("root");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const navigation = page.getByRole("navigation").first();
  const link = (name: string) => navigation.getByRole("link", { name, exact: true });
  const shown = page.locator("#root-subapp");
  /** Of the page's document; another load begins at another time. */
  const begunAt = () => page.evaluate(() => performance.timeOrigin);
  /** Waits for what an act shows, and says whether the page was loaded for it. */
  const loadsOf = async (act: () => Promise<unknown>, text: string) => {
    const before = await begunAt();
    await act();
    await expect(shown).toContainText(text);
    return (await begunAt()) === before ? 0 : 1;
  };
  const back = () => page.evaluate(() => history.back());
  await expect(link("maps")).toBeVisible();

  await test.step("each opens in a page of its own, built-in ones in any", async () => {
    expect(await loadsOf(() => link("maps").click(), "maps works")).toBe(1);
    expect(await loadsOf(() => link("Finance").click(), "Client accounts")).toBe(0);
    expect(await loadsOf(() => link("atlas").click(), "atlas works")).toBe(1);
    expect(await loadsOf(back, "Client accounts")).toBe(0);
    expect(await loadsOf(back, "maps works")).toBe(1);
    expect(violations).toEqual([]);
  });

  await test.step("a page can't reach what only another one's sub-app declares", async () => {
    const other = await page.evaluate(async () => {
      const { policyFor } = JSON.parse(document.getElementById("console-config")!.textContent) as {
        policyFor: string;
      };
      const answer = await fetch(
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .find((name) => name.endsWith("pixel.svg"))!,
      ).then(
        () => "works",
        () => "refused",
      );
      return `${policyFor}: ${answer}`;
    });
    expect(other).toBe("maps: refused");
    violations.length = 0;
  });

  await test.step("unsaved changes of a parked one are asked about first", async () => {
    expect(await loadsOf(() => link("notes").click(), "notes works")).toBe(0);
    expect(await loadsOf(() => link("Finance").click(), "Client accounts")).toBe(0);
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await link("atlas").click();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(page).toHaveURL(/\/finance/);
    await expect(question).toBeHidden();
    const leave = async () => {
      await link("atlas").click();
      await question.getByRole("button", { name: "Leave without saving" }).click();
    };
    expect(await loadsOf(leave, "atlas works")).toBe(1);
  });

  await test.step("an address opens one at once, in a page of less than 60 kB", async () => {
    expect(await loadsOf(() => page.goto("/maps"), "maps works")).toBe(1);
    const answer = await page.request.get("/maps", { headers: { "sec-fetch-mode": "navigate" } });
    expect((await answer.body()).length).toBeLessThan(60_000);
    const header = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect(header.join("").length).toBeLessThan(4_000);
  });

  await test.step("the home page and the palette find each of them", async () => {
    await navigation.getByRole("link", { name: /^All 1,\d+ apps$/ }).click();
    await page.getByRole("searchbox", { name: "Search your apps" }).fill("team-987");
    const cards = page.getByRole("list", { name: "Your apps" });
    await expect(cards.getByRole("article")).toHaveCount(1);
    await expect(cards.getByRole("link", { name: "team-987" })).toHaveAttribute(
      "href",
      "/team-987",
    );
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("team-654");
    await expect(page.getByRole("option", { name: /^team-654/ }).first()).toBeVisible();
  });
  expect(violations).toEqual([]);
});
