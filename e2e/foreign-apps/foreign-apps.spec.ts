import { countEffects } from "../no-leaks/count-effects.ts";
import { saveData } from "@console-shell/testing/save-data";
import { collectComplaints } from "./complaints.ts";
import { consoleLook } from "./console-look.ts";
import { effectsOf } from "./effects-of.ts";
import { examples } from "./examples.ts";
import { expect, test } from "./test.ts";
import { lookOf } from "./look-of.ts";
import { expectAbout, goHome, openPopUp, useExample } from "./use-example.ts";
import { leave, open, openBuiltIn } from "./visit.ts";

// Each test uses one example; in sequence within a file, two workers would wait for the third.
test.describe.configure({ mode: "parallel" });

for (const example of examples) {
  const { name, realm } = example;

  test(`${name} runs standalone as written, and looks the same in the console, in dark mode too @full`, async ({
    page,
    signIn,
    examplesOrigin,
  }) => {
    const complaints = collectComplaints(page, example);
    const heading = { level: 1, name: example.heading };

    // Reduced motion applies everywhere; everything else about the look is the example's own.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(`${examplesOrigin}/${name}/`);
    await expect(page.getByRole("heading", heading)).toBeVisible();
    const alone = await lookOf(page, "body");
    expect(Object.keys(alone)).toEqual(expect.arrayContaining(["h1", "p", "button"]));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await useExample(page, example, false);
    expect(complaints).toEqual([]);

    await test.step("it opens at the page in the address", async () => {
      await signIn();
      await page.goto(`/${name}/about`);
      await expectAbout(page, example);
      await goHome(page, example);
      await expect(page).toHaveURL(new RegExp(`/${name}/?$`));
      expect(complaints).toEqual([]);
    });

    await test.step("its appearance matches", async () => {
      const place = page.locator("#root-subapp");
      const frame = place.locator("iframe");
      const inside = realm ? frame.contentFrame() : place;
      await expect(inside.getByRole("heading", heading)).toBeVisible();
      const handle = realm && (await frame.elementHandle());
      const inner = (handle && (await handle.contentFrame())) || page;
      // Stand-alone, nothing was focused or hovered.
      await page.mouse.move(0, 0);
      await inner.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const look = () => lookOf(inner, realm ? "body" : "#root-subapp");
      expect(await look()).toEqual(alone);
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(await look()).toEqual(alone);
      // Its background is its own too: dark text would be unreadable on the console's.
      await expect(page.locator(`[data-sub-app="${name}"]`).first()).not.toHaveCSS(
        "background-color",
        "rgba(0, 0, 0, 0)",
      );
    });
  });

  test(`${name} works in the console, can be left and reopened, and leaves nothing behind @full`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.addInitScript(countEffects);
    // Prefetches for another example would be counted or not depending on timing.
    await saveData(page);
    const complaints = collectComplaints(page, example);
    // Loads everything that the console itself loads once, with the first sub-app.
    await openBuiltIn(page);
    await leave(page);
    await page.waitForLoadState("networkidle");
    // The runtime removes its own last, when nothing of the last mount is pending.
    await expect
      .poll(async () => (await effectsOf(page)).listeners)
      .not.toContain("window unhandledrejection");
    // Playwright adds its own listeners when it first evaluates an element.
    await page.getByRole("banner").evaluate((banner) => banner.isConnected);
    // The console's notifications close by themselves, and none are left at the end.
    await expect(page.locator(".console-notification-list")).toHaveCount(0);
    const before = await effectsOf(page);
    const look = await consoleLook(page);

    await open(page, name);
    await useExample(page, example);
    expect(await consoleLook(page), "its styles stay inside").toEqual(look);
    await leave(page);
    await expect.poll(() => effectsOf(page)).toEqual(before);

    await open(page, name);
    await useExample(page, example);
    const popUp = await openPopUp(page, example);
    await leave(page);
    await expect(popUp).toHaveCount(0);
    await expect.poll(() => effectsOf(page)).toEqual(before);
    expect(complaints).toEqual([]);
  });
}

test("sub-apps with two versions of one library each get their own, one after the other @full", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/");
  for (const [name, version] of [
    ["jquery-1", "1.12.4"],
    ["jquery-3", "3.7.1"],
    ["jquery-1", "1.12.4"],
    ["jquery-3", "3.7.1"],
  ] as const) {
    await open(page, name);
    await expect(page.getByRole("heading", { level: 1, name: `jQuery ${version}` })).toBeVisible();
    expect(await page.evaluate("[$.fn.jquery, jQuery.fn.jquery]")).toEqual([version, version]);
  }
  await leave(page);
  await expect.poll(() => page.evaluate("typeof $ + typeof jQuery")).toBe("undefinedundefined");
});

test("legacy sub-apps share the global state that the console provides @full", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/");
  for (const name of ["vue-2", "vue-3-webpack", "react-16", "vue-2"]) {
    await open(page, name);
    await expect(page.locator("#root-subapp").getByText(`Shared: ${name}`)).toBeVisible();
    await leave(page);
  }
});
