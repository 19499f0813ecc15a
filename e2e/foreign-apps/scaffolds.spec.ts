import type { Page } from "@playwright/test";
import { countEffects } from "../no-leaks/count-effects.ts";
import { saveData } from "@console-shell/testing/save-data";
import { collectComplaints } from "./complaints.ts";
import { consoleLook } from "./console-look.ts";
import { effectsOf } from "./effects-of.ts";
import { expect, test } from "./test.ts";
import { leave, open, openBuiltIn } from "./visit.ts";

test.describe.configure({ mode: "parallel" });

/** What a scaffold shows: its first page, and the address of a second one. */
interface Scaffold {
  name: string;
  heading: string;
  headingStyle: [property: string, value: string];
  link: string;
  second: string;
  complaint?: RegExp;
}

const scaffolds: Scaffold[] = [
  {
    name: "create-umi",
    heading: "create-umi",
    headingStyle: ["color", "rgb(24, 90, 189)"],
    link: "Docs",
    second: "This is umi docs.",
  },
  {
    name: "create-react-app",
    heading: "create-react-app",
    headingStyle: ["color", "rgb(97, 218, 251)"],
    link: "About",
    second: "About create-react-app",
  },
  {
    name: "vue-cli",
    heading: "Welcome to Your Vue.js App",
    headingStyle: ["color", "rgb(38, 128, 90)"],
    link: "About",
    second: "This is an about page",
  },
  {
    name: "angular-cli",
    heading: "Hello, angular-cli",
    headingStyle: ["text-decoration-line", "underline"],
    link: "About",
    second: "About angular-cli",
  },
  {
    name: "create-single-spa",
    heading: "create-single-spa",
    headingStyle: ["color", "rgb(176, 82, 0)"],
    link: "About",
    second: "About create-single-spa",
  },
  {
    name: "create-vite",
    heading: "Get started",
    headingStyle: ["font-size", "56px"],
    link: "About",
    second: "About create-vite",
    // It requests its icons from the page's own origin: `<use>` works with no other.
    complaint: /404 .*\/icons\.svg/,
  },
];

/** Checks its first page and its initial state at each mount, and uses the counter. */
const count = async (page: Page, { heading, headingStyle }: Scaffold) => {
  const place = page.locator("#root-subapp");
  const title = place.getByRole("heading", { level: 1, name: heading });
  await expect(title).toBeVisible();
  await expect(title, "its own style").toHaveCSS(...headingStyle);
  const counter = place.getByRole("button", { name: /^Count/ });
  await expect(counter).toHaveText(/ 0$/);
  await expect(counter).toHaveCSS("border-top-width", "2px");
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText(/ 2$/);
  return counter;
};

for (const scaffold of scaffolds) {
  const { name, link, second } = scaffold;
  const address = `/${name}/${link.toLowerCase()}`;

  test(`${name}: mounts as scaffolded, works, can be left and reopened, and leaves nothing behind @full`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.addInitScript(countEffects);
    await saveData(page);
    const complaints = collectComplaints(page, scaffold);
    await openBuiltIn(page);
    await leave(page);
    await page.waitForLoadState("networkidle");
    // The runtime removes its own listener last.
    await expect
      .poll(async () => (await effectsOf(page)).listeners)
      .not.toContain("window unhandledrejection");
    // Playwright adds its own listeners when it first evaluates an element.
    await page.getByRole("banner").evaluate((banner) => banner.isConnected);
    await expect(page.locator(".console-notification-list")).toHaveCount(0);
    const before = await effectsOf(page);
    const look = await consoleLook(page);

    await open(page, name);
    const counter = await count(page, scaffold);
    const place = page.locator("#root-subapp");
    await place.getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(place.getByText(second)).toBeVisible();
    await page.goBack();
    await expect(counter).toBeVisible();
    expect(await consoleLook(page), "its styles stay inside").toEqual(look);
    await leave(page);
    await expect.poll(() => effectsOf(page)).toEqual(before);

    await open(page, name);
    await count(page, scaffold);
    await leave(page);
    await expect.poll(() => effectsOf(page)).toEqual(before);

    await test.step("its second page opens by address", async () => {
      await page.goto(address);
      await expect(place.getByText(second)).toBeVisible();
    });
    expect(complaints).toEqual([]);
  });
}
