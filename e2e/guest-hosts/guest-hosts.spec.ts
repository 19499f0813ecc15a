// The console as a guest of other micro-frontend runtimes, each set up as its guide says.
import type { Locator, Page } from "@playwright/test";
import { hosts, type HostPage } from "./hosts.ts";
import { countOnPage, inMemory } from "./left-on-page.ts";
import { demoPassword, expect, test } from "./test.ts";

// Otherwise all of them would run in one worker, in sequence.
test.describe.configure({ mode: "parallel" });

/** Parts of a host's page and of the console in it. */
const partsOf = (page: Page, { name, place }: HostPage) => {
  const guest = page.locator(place);
  const base = `/hosts/${name}/console`;
  return {
    base,
    guest,
    heading: guest.locator("#root-subapp").getByRole("heading", { level: 1 }),
    navigationTo: (app: string) =>
      guest.getByRole("navigation").first().locator(`a[href="${base}/${app}"]`).first(),
    hostLink: (text: string) => page.locator(".host-header").getByRole("link", { name: text }),
    button: page.locator(".host-box button"),
  };
};

/** Collects the page's errors. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`threw ${String(error)}`));
  page.on("console", (message) => {
    // A sign-in page checks for a session; single-spa's message 31 comes from a busy machine.
    if (message.type() === "error" && !/status of 401|single-spa .*#31/.test(message.text()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
};

/** The style of the host's own elements, for which the console also has styles. */
const hostLook = (page: Page) =>
  page.evaluate(() =>
    ["html", "body", ".host-header", ".host-header a", ".host-box p", ".host-box button"].map(
      (selector) => {
        const style = getComputedStyle(document.querySelector(selector)!);
        const { backgroundColor, color, fontFamily, fontSize, lineHeight, colorScheme } = style;
        const { margin, padding, borderRadius, boxSizing } = style;
        const text = { color, fontFamily, fontSize, lineHeight, colorScheme };
        const box = { backgroundColor, margin, padding, borderRadius, boxSizing };
        // The page grows with its content.
        const isPage = selector === "html" || selector === "body";
        return { selector, text, box, height: isPage ? undefined : style.height };
      },
    ),
  );

for (const host of hosts) {
  test(`${host.name}: sign in, open two sub-apps and a deep link, reload, sign out @full`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const { base, guest, heading, navigationTo, hostLink, button } = partsOf(page, host);
    await page.goto(`/hosts/${host.name}/`);
    await expect(button).toContainText("Pressed: 0");
    const title = await page.title();
    expect(title).toMatch(/^Host: /);
    const look = await hostLook(page);
    const expectHostUnchanged = async () => {
      // Hovering would change styles.
      await page.mouse.move(0, 400);
      await expect.poll(() => hostLook(page)).toEqual(look);
      await expect(page).toHaveTitle(title);
    };

    await test.step("sign-in leads to the page of the host's link", async () => {
      await hostLink("Finance").click();
      await expect(page).toHaveURL(new RegExp(`${base}/user/login\\?from=`));
      await guest.getByLabel("Account").fill("root");
      await guest.getByLabel("Password", { exact: true }).fill(demoPassword);
      await guest.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(`${base}/finance/clients`);
      await expect(heading).toHaveText("Client accounts");
      await expectHostUnchanged();
    });

    await test.step("a second sub-app opens", async () => {
      await navigationTo("management").click();
      await expect(page).toHaveURL(new RegExp(`${base}/management`));
      await expect(heading).not.toHaveText("Client accounts");
      await button.click();
      await expect(button, "the host lives on").toContainText("Pressed: 1");
    });

    await test.step("a page's address survives a reload", async () => {
      await page.goto(`${base}/finance/ledger`);
      await page.reload();
      await expect(heading).toHaveText("Ledger");
      await expect(page).toHaveURL(`${base}/finance/ledger`);
    });

    await test.step("a console dialog opens", async () => {
      await page.keyboard.press("Control+k");
      const dialog = page.getByRole("dialog", { name: "Search the console" });
      await expect(dialog.getByRole("combobox")).toBeFocused();
      const box = (await dialog.boundingBox())!;
      expect(box.width, "styled").toBeGreaterThan(300);
      expect(box.width, "styled").toBeLessThan(900);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    if (host.themes)
      await test.step("a theme that the host chooses later applies", async () => {
        const console = guest.locator('[data-console="guest"]');
        for (const theme of ["Dark", "Light"]) {
          await page.locator(".host-header").getByRole("button", { name: theme }).click();
          await expect(console).toHaveAttribute("data-theme", theme.toLowerCase());
        }
      });

    await test.step("the host's own page opens, and the console again", async () => {
      await hostLink("Home").click();
      await expect(page).toHaveURL(new RegExp(`/hosts/${host.name}/?$`));
      await expect(page.locator("#root-subapp")).toHaveCount(0);
      await expectHostUnchanged();
      await page.goBack();
      await expect(page).toHaveURL(`${base}/finance/ledger`);
      await expect(heading).toHaveText("Ledger");
      await page.goForward();
      await expect(page.locator("#root-subapp")).toHaveCount(0);
    });

    await test.step("sign out", async () => {
      await hostLink("Console").click();
      await guest.getByRole("button", { name: /Margaret Lindqvist/ }).click();
      await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
      await expect(page).toHaveURL(new RegExp(`${base}/user/login`));
      await expect(guest.getByLabel("Account")).toBeVisible();
      await expectHostUnchanged();
    });
    expect(complaints).toEqual([]);
  });

  test(`${host.name}: twenty mounts leave nothing behind @full`, async ({
    page,
    signInAtConsole,
  }) => {
    await signInAtConsole();
    const complaints = complaintsOf(page);
    const onPage = await countOnPage(page);
    const { guest, heading, hostLink } = partsOf(page, host);
    await page.goto(`/hosts/${host.name}/`);
    await expect(hostLink("Home")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const first = await onPage();
    const kept = await inMemory(page);
    const before = {
      ...first,
      globals: [...first.globals, ...(host.globals ?? [])].toSorted(),
      // single-spa listens for its first mount once, and the host's own timeouts end soon.
      listeners: first.listeners.filter((name) => name !== "window single-spa:first-mount"),
      timeouts: [],
    };
    const show = async (link: string, heading: Locator) => {
      await hostLink(link).click();
      await expect(heading).toBeVisible();
    };
    const leave = async () => {
      await hostLink("Home").click();
      await expect(guest.locator("*")).toHaveCount(0);
    };

    const launcher = guest.getByRole("heading", { level: 1 });
    await show("Console", launcher);
    await leave();
    await show("Finance", heading);
    await leave();
    await expect.poll(onPage).toEqual(before);
    const entries = await page.evaluate(() => history.length);
    for (let mount = 3; mount <= 20; mount += 1) {
      // Every fifth time with a sub-app, which is slow.
      if (mount % 5 === 0) await show("Finance", heading);
      else await show("Console", launcher);
      await leave();
    }
    await expect.poll(onPage).toEqual(before);
    expect(await page.evaluate(() => history.length), "only the links'").toBe(entries + 36);
    // One leaked React root would be 335 listeners. The counters above keep one per mount.
    await expect
      .poll(async () => (await inMemory(page)).listeners - kept.listeners)
      .toBeLessThan(80);
    await expect.poll(async () => (await inMemory(page)).nodes - kept.nodes).toBeLessThan(100);
    expect(complaints).toEqual([]);
  });
}
