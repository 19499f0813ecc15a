import type { Page } from "@playwright/test";
import { countEffects } from "../no-leaks/count-effects.ts";
import { demoPassword, expect, test as base } from "../support/test.ts";
import { countOpen } from "./count-open.ts";
import { type Host, serveHost } from "./host-page.ts";

interface HostedWindow {
  host: {
    /** Address of the console's entry module. */
    entry: string;
    mount: (props?: object) => Promise<void>;
    guest: { unmount: () => Promise<void>; update: (props: object) => Promise<void> };
    props: (more?: object) => object;
    titles: string[];
    addresses: string[];
  };
}

/** A console whose server knows the host, and a page of that host. */
const test = base.extend<object, { host: Host }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, provide) => {
      const host = await serveHost();
      await provide(host);
      await host.close();
    },
    { scope: "worker" },
  ],
  serverEnvironment: [
    async ({ host }, provide) => provide({ HOST_ORIGINS: host.url, APP_TYPE: "till" }),
    { scope: "worker" },
  ],
  baseURL: async ({ host, consoleUrl }, provide) => {
    host.consoleUrl = consoleUrl;
    await provide(host.url);
  },
  signIn: async ({ page, consoleUrl }, provide) =>
    provide(async (role = "root") => {
      const answer = await page.request.post(`${consoleUrl}/auth/session/login`, {
        data: { account: role, password: demoPassword },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    }),
  page: async ({ page }, provide) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/content security policy|import map/i.test(message.text())) refused.push(message.text());
    });
    await provide(page);
    expect(refused).toEqual([]);
  },
});

const mount = (page: Page, more = {}) =>
  page.evaluate((props) => (window as unknown as HostedWindow).host.mount(props), more);
const unmount = (page: Page) =>
  page.evaluate(() => (window as unknown as HostedWindow).host.guest.unmount());

/** What of the page is the host's alone. */
const hostOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    body: [...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
    linkColor: getComputedStyle(document.querySelector("#host-link")!).color,
    fontSize: getComputedStyle(document.body).fontSize,
    scrolling: history.scrollRestoration,
  }));

const untouched = {
  title: "Host",
  html: ["lang=fr", "data-theme=dark", "class=host"],
  body: ["data-ready="],
  linkColor: "rgb(1, 2, 3)",
  fontSize: "20px",
  scrolling: "auto",
};

const open = async (page: Page, name: string) => {
  await page.locator(`nav a[href="/shop/console/${name}"]`).first().click();
  await expect(page.locator(`#place #root-subapp [data-sub-app="${name}"] h1`)).toBeVisible();
};

/** Nodes and listeners in the page's memory, those outside of the document included. */
const inMemory = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  await devtools.detach();
  return { nodes, listeners: jsEventListeners };
};

test("a host's page shows the console below its own address, and stays the host's", async ({
  page,
}) => {
  await page.goto("/shop/console/finance/invoices?status=issued");
  await expect(page).toHaveURL(/\/shop\/console\/user\/login\?from=/);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(await hostOf(page)).toEqual(untouched);

  await page.getByLabel("Account").fill("root");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // A notification lies over the page, in the guest's own element.
  const notice = page.locator('body > [data-console="guest"]').getByRole("alert").first();
  await expect(notice).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // The deep link.
  await expect(page).toHaveURL("/shop/console/finance/invoices?status=issued");
  await expect(page.locator('#root-subapp [data-sub-app="finance"] h1')).toHaveText("Invoices");
  await open(page, "management");
  await expect(page).toHaveURL(/\/shop\/console\/management\/operators/);
  // A pop-up is styled, and in the guest's element.
  await page.getByRole("combobox").first().click();
  const popup = page.locator('[data-console="guest"] [data-overlay] .console-select-dropdown');
  await expect(popup).toBeVisible();
  expect(await popup.evaluate((element) => getComputedStyle(element).position)).toBe("absolute");
  await page.keyboard.press("Escape");
  expect(await hostOf(page)).toEqual(untouched);
  const heard = await page.evaluate(() => (window as unknown as HostedWindow).host);
  expect(heard.titles).toContain("Sign in");
  expect(heard.titles.at(-1)).toMatch(/Management$/);
  expect(heard.addresses.at(-1)).toMatch(/^\/shop\/console\/management\/operators/);

  // What the host means by a name that the console shares is the host's still.
  expect(
    await page.evaluate(
      async (name) => ((await import(name)) as { default: string }).default,
      "react",
    ),
  ).toBe("the host's");

  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/console\/finance\/invoices/);
  await expect(page.locator('[data-sub-app="finance"] h1').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-sub-app="finance"] h1').first()).toHaveText("Invoices");

  await page.getByRole("banner").last().getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  await expect(page).toHaveURL("/shop/console/user/login");
  expect(await hostOf(page)).toEqual(untouched);
});

test("a move of the host's own is none of the guest's", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/shop/console/finance/clients");
  await expect(page.locator('[data-sub-app="finance"] h1').first()).toHaveText("Client accounts");
  await page.evaluate(() => {
    history.pushState(null, "", "/shop/about");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.waitForLoadState("networkidle");
  await expect(page.locator('[data-sub-app="finance"] h1').first()).toHaveText("Client accounts");
  expect(
    await page.evaluate(() => (window as unknown as HostedWindow).host.addresses),
  ).not.toContain("/shop/about");
});

test("what the host decides holds, also when it changes", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/shop");
  await mount(page, {
    base: "/shop",
    locale: "zh-CN",
    theme: "dark",
    frame: "none",
    appType: "till",
  });
  const guest = page.locator('#place > [data-console="guest"]');
  await expect(guest).toHaveAttribute("lang", "zh-CN");
  await expect(guest).toHaveAttribute("data-theme", "dark");
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(guest.getByRole("navigation")).toHaveCount(0);
  await expect(guest.getByRole("banner")).toHaveCount(0);
  await page.evaluate(() => {
    const { host } = window as unknown as HostedWindow;
    return host.guest.update(host.props({ locale: "en-US", theme: "light", frame: "full" }));
  });
  await expect(guest).toHaveAttribute("lang", "en-US");
  await expect(guest).toHaveAttribute("data-theme", "light");
  await expect(guest.getByRole("navigation").first()).toBeVisible();
  // What the host decides is not the operator's to choose.
  await expect(guest.getByRole("button", { name: "Language" })).toHaveCount(0);

  const second = await page.evaluate(async () => {
    const { host } = window as unknown as HostedWindow;
    const place = document.body.appendChild(document.createElement("div"));
    const { name, code } = await host.mount({ container: place, base: "/shop" }).then(
      () => ({ name: "none", code: "none" }),
      (error: unknown) => error as { name: string; code: string },
    );
    place.remove();
    return { name, code };
  });
  expect(second).toEqual({ name: "GuestError", code: "already_mounted" });
  await unmount(page);
  await expect(guest).toHaveCount(0);
});

test("a host that evaluates the entry page's script mounts the console too", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/shop");
  await page.evaluate(async () => {
    const { host } = window as unknown as HostedWindow;
    const entry = new URL("index.html", host.entry);
    const text = await (await fetch(entry)).text();
    const inert = new DOMParser().parseFromString(text, "text/html");
    const script = inert.querySelector("script[entry]")!.getAttribute("src")!;
    const code = await (await fetch(new URL(script, entry))).text();
    const place = document.getElementById("place")!;
    place.append(...inert.body.children);
    place.querySelector("script")!.remove();
    // As import-html-entry does, where a policy allows it; here by an element.
    const element = document.createElement("script");
    element.nonce = document.querySelector("script")!.nonce;
    element.textContent = `((window) => {${code}})(window.sandbox = {});`;
    document.body.append(element);
    element.remove();
    const { sandbox } = window as unknown as { sandbox: { consoleShell: HostedWindow["host"] } };
    await sandbox.consoleShell.mount({ ...host.props(), base: "/shop", basename: "/other" });
  });
  await expect(page.locator('#console-guest > [data-console="guest"] h1')).toBeVisible();
  await page.evaluate(() =>
    (
      window as unknown as { sandbox: { consoleShell: HostedWindow["host"]["guest"] } }
    ).sandbox.consoleShell.unmount(),
  );
  await expect(page.locator('[data-console="guest"]')).toHaveCount(0);
});

test("twenty mounts leave nothing in the host's page", async ({ page, signIn }) => {
  await signIn();
  test.setTimeout(120_000);
  await page.addInitScript(countEffects);
  await page.addInitScript(countOpen);
  await page.goto("/shop");
  const stay = async (other?: string) => {
    await page.evaluate(() => history.replaceState(null, "", "/shop/console/finance/clients"));
    await mount(page);
    await expect(page.locator('#place [data-sub-app="finance"] h1')).toBeVisible();
    if (other) await open(page, other);
    await unmount(page);
  };
  const left = () =>
    page.evaluate(() => ({
      ...window.countedEffects(),
      ...window.countedOpen(),
      adopted: document.adoptedStyleSheets.length,
      head: [...document.head.children].map((node) => node.outerHTML.slice(0, 200)),
    }));
  const before = await left();
  await stay("management");
  await expect.poll(left).toEqual(before);
  const kept = await inMemory(page);
  for (let turn = 0; turn < 19; turn += 1) await stay();
  await expect.poll(left).toEqual(before);
  // React may hold its last root, with some 350 listeners; if each mount stayed, there were twenty of them.
  await expect.poll(async () => (await inMemory(page)).nodes - kept.nodes).toBeLessThan(100);
  await expect
    .poll(async () => (await inMemory(page)).listeners - kept.listeners)
    .toBeLessThan(800);
  expect(await hostOf(page)).toEqual(untouched);
});
