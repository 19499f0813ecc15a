import type { Locator, Page } from "@playwright/test";
import { collectComplaints } from "./complaints.ts";
import { consoleLook } from "./console-look.ts";
import { expect, test } from "./test.ts";
import { leave, open } from "./visit.ts";

test.describe.configure({ mode: "parallel" });

/** A library that makes its styles while it runs, as an example uses it. */
interface Library {
  name: string;
  /** How its pop-ups are opened, and what then appears; `beside` the element that opens it. */
  popUps: { opener: (page: Page) => Locator; popUp: string; beside?: true }[];
}

const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true });
const field = (name: string) => (page: Page) => page.getByLabel(name, { exact: true }).first();
const dialog = { opener: button("Open dialog"), popUp: "[role=dialog]" };
const antd = (prefix: string): Library["popUps"] => [
  { opener: field("Choose"), popUp: `.${prefix}-select-dropdown`, beside: true },
  { opener: field("Day"), popUp: `.${prefix}-picker-dropdown`, beside: true },
  { opener: button("Open menu"), popUp: `.${prefix}-dropdown`, beside: true },
  { opener: button("Explain"), popUp: `.${prefix}-tooltip`, beside: true },
  { opener: button("Open dialog"), popUp: `.${prefix}-modal` },
];

const libraries: Library[] = [
  { name: "antd-6", popUps: antd("ant") },
  // The console's own rules for the titles of its dialogs match there, too.
  { name: "antd-6-same-prefix", popUps: antd("console").slice(0, -1) },
  { name: "antd-6-umd", popUps: antd("ant") },
  { name: "antd-5", popUps: antd("ant") },
  {
    name: "mui",
    popUps: [
      {
        // While its list is open, it is hidden from screen readers.
        opener: (page) => page.locator("#choose"),
        popUp: "[role=listbox]",
        beside: true,
      },
      dialog,
    ],
  },
  {
    name: "mantine",
    popUps: [{ opener: field("Choose"), popUp: "[role=listbox]", beside: true }, dialog],
  },
  { name: "styled-components", popUps: [dialog] },
  { name: "goober", popUps: [dialog] },
  {
    name: "naive-ui",
    popUps: [
      {
        opener: (page) => page.locator(".n-base-selection"),
        popUp: ".n-base-select-menu",
        beside: true,
      },
      dialog,
    ],
  },
];

/** What the styles of an element and everything in it look like. */
const looksIn = (locator: Locator) =>
  locator.evaluate((root) => {
    const properties =
      "color background-color border-top border-left border-radius box-shadow cursor display flex-direction font-family font-size font-weight gap line-height margin opacity padding position text-align text-transform visibility z-index";
    return [root, ...root.querySelectorAll("*")].map((element) => {
      const style = getComputedStyle(element);
      const values = properties.split(" ").map((one) => style.getPropertyValue(one));
      return [element.localName, ...values].join(" | ");
    });
  });

const distance = async (popUp: Locator, opener: Locator) => {
  const [one, other] = await Promise.all([popUp.boundingBox(), opener.boundingBox()]);
  return {
    x: Math.round(one!.x - other!.x),
    y: Math.round(one!.y - other!.y),
    width: Math.round(one!.width),
    height: Math.round(one!.height),
  };
};

/** Opens each pop-up in turn; what the page and they look like, and where they are. */
const lookOf = async (page: Page, { popUps }: Library, root: string) => {
  const looks: Record<string, unknown> = {};
  const heading = page.locator(root).getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  looks["page"] = (await looksIn(heading.locator(".."))).slice(1);
  for (const { opener, popUp, beside } of popUps) {
    const [by, shown] = [opener(page), page.locator(popUp).filter({ visible: true })];
    if (popUp.endsWith("tooltip")) await by.focus();
    else await by.click();
    await expect(shown).toBeVisible();
    // Animations begin a moment later, and end.
    await expect(shown).toHaveCSS("opacity", "1");
    await shown.evaluate(async (element) => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0)));
      return element.isConnected;
    });
    looks[popUp] = await looksIn(shown);
    if (beside) looks[`place of ${popUp}`] = await distance(shown, by);
    const close = shown.getByRole("button", { name: /^(?:Close|OK)$/ }).last();
    if (await close.isVisible()) await close.click();
    else if (popUp.endsWith("tooltip")) await by.blur();
    else if (popUp === "[role=listbox]") await page.keyboard.press("Escape");
    // antd's stay in the page, hidden.
    else await heading.click();
    await expect(shown).toHaveCount(0);
  }
  return looks;
};

for (const library of libraries)
  test(`${library.name} looks and places its pop-ups as it does by itself, at each visit @full`, async ({
    page,
    signIn,
    examplesOrigin,
  }) => {
    const { name } = library;
    const complaints = collectComplaints(page, {});
    await page.goto(`${examplesOrigin}/ui-libraries/${name}/index.html`);
    // In the console there is room next to its fields, too.
    await page.locator("body").evaluate((body) => (body.style.marginLeft = "40px"));
    const alone = await lookOf(page, library, "body");
    await signIn();
    await page.goto("/");
    await expect(page.locator('nav a[href="/management"]')).toBeVisible();
    const before = await consoleLook(page);
    for (const visit of ["first", "second"]) {
      await open(page, name);
      expect(await lookOf(page, library, "#root-subapp"), `${visit} visit`).toEqual(alone);
      expect(await consoleLook(page), "its styles stay inside").toEqual(before);
      await leave(page);
    }
    expect(complaints).toEqual([]);
  });
