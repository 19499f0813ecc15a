import type { Page } from "@playwright/test";
import { countEffects } from "../no-leaks/count-effects.ts";
import { demoPassword } from "../support/test.ts";
import { collectComplaints } from "./complaints.ts";
import { effectsOf } from "./effects-of.ts";
import { examples, type Example } from "./examples.ts";
import { partsOf } from "./parts-of.ts";
import { expect, test } from "./test.ts";
import { openPopUp } from "./use-example.ts";
import { expectMounts, open } from "./visit.ts";

// None of them knows about parking: they export only what qiankun calls.
const names = ["react-16", "vue-3", "jquery-3"];
const kept = examples.filter(({ name }) => names.includes(name));
test.use({ keptAlive: [...names, "vue-2"] });

/** Counts to two, opens the pop-up and scrolls; returns the button's current element. */
const use = async (page: Page, example: Example) => {
  const { counter, content } = partsOf(page, example.name);
  await expect(counter).toHaveText("Count: 0");
  await counter.click();
  await counter.click();
  await openPopUp(page, example);
  // As if its content were too long to fit.
  await content.evaluate((content) => {
    Object.assign(content.style, { height: "60px", overflow: "auto" });
    content.scrollTop = 20;
  });
  return counter.elementHandle();
};

/** The timer readings of all kept-alive examples. */
const secondsOf = async (page: Page) => {
  const seconds = new Map<string, string>();
  for (const name of names)
    seconds.set(name, (await partsOf(page, name).timer.textContent()) ?? "");
  return seconds;
};

test("foreign sub-apps that are kept alive are parked and return as they were left @full", async ({
  page,
  signIn,
}) => {
  await signIn();
  const complaints = collectComplaints(page, kept[0]!);
  await page.goto("/");
  const buttons = new Map<Example, Awaited<ReturnType<typeof use>>>();
  for (const example of kept) {
    await open(page, example.name);
    buttons.set(example, await use(page, example));
  }

  // An example that isn't kept alive is the clock while theirs must stop.
  await open(page, "svelte-5");
  await expectMounts(page, {
    ...Object.fromEntries(names.map((name) => [name, "parked"])),
    "svelte-5": "mounted",
  });
  const seconds = await secondsOf(page);
  for (const name of names) {
    const { counter, popUp } = partsOf(page, name);
    await expect(counter).toBeHidden();
    await expect(popUp, "kept").toHaveCount(1);
    await expect(popUp, "but not shown").toBeHidden();
  }
  await expect(partsOf(page, "svelte-5").timer).toHaveText(/ [2-9] s$/);
  expect(await secondsOf(page), "their intervals rest").toEqual(seconds);

  for (const [example, button] of buttons) {
    const { counter, timer, content, popUp } = partsOf(page, example.name);
    await open(page, example.name);
    await expect(counter).toHaveText("Count: 2");
    expect(await counter.evaluate((element, button) => element === button, button)).toBe(true);
    expect(await content.evaluate(({ scrollTop }) => scrollTop)).toBe(20);
    await expect(popUp).toBeVisible();
    await expect(popUp).toHaveCSS("background-color", example.popupColour);
    await expect(timer, "its interval goes on").not.toHaveText(seconds.get(example.name)!);
    await popUp.getByRole("button", { name: "Close" }).click();
    await expect(popUp).toHaveCount(0);
    await counter.click();
    await expect(counter).toHaveText("Count: 3");
  }
  expect(complaints).toEqual([]);
});

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: /Margaret Lindqvist/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await expectMounts(page, {});
};

test("parked sub-apps are removed when the session ends @full", async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(countEffects);
  // A first session with another one loads what the console loads only once.
  await page.goto("/");
  await open(page, "vue-2");
  await expect(partsOf(page, "vue-2").counter).toBeVisible();
  await signOut(page);
  await page.getByLabel("Account").fill("root");
  // Playwright adds its own listeners when it first evaluates an element.
  await page.getByLabel("Account").evaluate((field) => field.isConnected);
  const before = await effectsOf(page);

  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  for (const example of kept) {
    await open(page, example.name);
    await use(page, example);
  }
  await signOut(page);
  // The heading is watched for as long as it has the focus.
  await page.getByLabel("Account").focus();
  await expect.poll(() => effectsOf(page)).toEqual(before);
});
