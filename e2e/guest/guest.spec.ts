import type { Page, Route } from "@playwright/test";
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

/** The parts of the page that belong only to the host. */
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

/** Families of the fonts in the host's document. */
const fontsOf = (page: Page) =>
  page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));

const open = async (page: Page, name: string) => {
  await page.locator(`nav a[href="/shop/console/${name}"]`).first().click();
  await expect(page.locator(`#place #root-subapp [data-sub-app="${name}"] h1`)).toBeVisible();
};

/** Nodes and listeners in the page's memory, including those outside the document. */
const inMemory = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  await devtools.detach();
  return { nodes, listeners: jsEventListeners };
};

test("a host's page shows the console below its own address and stays in control", async ({
  page,
}) => {
  await page.goto("/shop/console/finance/invoices?status=issued");
  await expect(page).toHaveURL(/\/shop\/console\/user\/login\?from=/);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(await hostOf(page)).toEqual(untouched);

  await page.getByLabel("Account").fill("root");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // A notification covers the page, in the guest's own element.
  const notice = page.locator('body > [data-console="guest"]').getByRole("alert").first();
  await expect(notice).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // The deep link.
  await expect(page).toHaveURL("/shop/console/finance/invoices?status=issued");
  await expect(page.locator('#root-subapp [data-sub-app="finance"] h1')).toHaveText("Invoices");
  await open(page, "management");
  await expect(page).toHaveURL(/\/shop\/console\/management\/operators/);
  // A pop-up is styled, and inside the guest's element.
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

  // Names that the console also uses keep the host's meaning.
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

test("the guest ignores the host's own navigation @full", async ({ page, signIn }) => {
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

test("an expired session covers the guest with sign-in, but not the host's page @full", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/shop/console/finance/clients");
  await page.getByRole("button", { name: "New client" }).click();
  const form = page.getByRole("form", { name: "New client account" });
  const name = form.getByLabel("Name", { exact: true });
  await name.fill("Northwind Optics");
  const field = await name.elementHandle();
  const losing = async (route: Route) => {
    await page.context().clearCookies();
    await route.continue();
  };
  // Not earlier: another request of the page could find out first.
  await page.route("**/finance/client/add", losing, { times: 1 });
  await form.getByRole("button", { name: "Create" }).click();

  const signInAgain = page.getByRole("dialog", { name: "Your session has ended" });
  const password = signInAgain.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  // As single-spa does at each navigation.
  await page.evaluate(() =>
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown })),
  );
  await expect(page.getByRole("heading", { name: "New client account" })).toBeHidden();
  await expect(form).toBeHidden();
  await field?.evaluate((element) => element.focus());
  await expect(password, "nothing behind it takes the focus").toBeFocused();
  await page.locator("#host-link").click({ trial: true });
  await page.locator("#host-link").focus();
  await expect(page.locator("#host-link")).toBeFocused();

  await password.fill(demoPassword);
  await signInAgain.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(signInAgain).toBeHidden();
  await expect(page).toHaveURL(/\/shop\/console\/finance\/clients\/[0-9a-f-]+$/);
  await expect(form, "saved").toBeHidden();
  await expect(page.getByText("Northwind Optics").first()).toBeVisible();
});

test("the host's settings apply, also when they change @full", async ({ page, signIn }) => {
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
  // The operator can't choose what the host decides.
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

test("a host that doesn't wait, clears the element, or requires trusted types works @full", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/shop");
  // As React does with an effect in development.
  const outcomes = await page.evaluate(async () => {
    const { host } = window as unknown as HostedWindow;
    const calls = [
      host.mount({ base: "/shop" }),
      host.guest.unmount(),
      host.mount({ base: "/shop" }),
      host.guest.update(host.props({ theme: "dark" })),
    ];
    return (await Promise.allSettled(calls)).map(({ status }) => status);
  });
  expect(outcomes).toEqual(["fulfilled", "fulfilled", "fulfilled", "fulfilled"]);
  const guest = page.locator('#place > [data-console="guest"]');
  await expect(guest).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => document.getElementById("place")!.replaceChildren());
  await mount(page, { base: "/shop", theme: "light" });
  await expect(guest).toHaveAttribute("data-theme", "light");
  await expect(page.locator('body > [data-console="guest"]')).toHaveCount(1);
  await unmount(page);
  await expect(page.locator('[data-console="guest"]')).toHaveCount(0);

  await page.goto("/shop/trusted");
  const why = mount(page, { base: "/shop" });
  await expect(why).rejects.toThrow("can't run in a page whose policy requires trusted types");
});

test("a host's direction, z-index, form and text styles don't affect the console @full", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/shop");
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
    const { style } = document.querySelector("header")!;
    Object.assign(style, { position: "sticky", top: "0", zIndex: "99999", background: "tan" });
    Object.assign(document.getElementById("place")!.style, {
      textAlign: "center",
      textTransform: "uppercase",
      color: "white",
    });
    history.replaceState(null, "", "/shop/console/management/operators");
  });
  await mount(page);
  const heading = page.locator('#place [data-sub-app="management"] h1');
  await expect(heading).toBeVisible();
  expect(
    await heading.evaluate((element) => {
      const { direction, textAlign, textTransform } = getComputedStyle(element);
      return { direction, textAlign, textTransform };
    }),
  ).toEqual({ direction: "ltr", textAlign: "start", textTransform: "none" });

  const palette = page.getByRole("dialog", { name: "Search the console" });
  await page.locator("#host-search").focus();
  // In a field, the browser or the host may use the shortcut.
  const isLeft = await page.locator("#host-search").evaluate((field) => {
    const init = { key: "k", ctrlKey: true, bubbles: true, cancelable: true };
    return field.dispatchEvent(new KeyboardEvent("keydown", init));
  });
  expect(isLeft).toBe(true);
  await page.locator("#place nav a").first().focus();
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();

  await page.getByRole("button", { name: "New operator" }).click();
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
  // It would wait forever below the host's header.
  await close.click();
  await expect(close).toBeHidden();
});

test("in a shadow root with a base address, in Chinese, the console has all its styles and its font", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/shop");
  const place = await page.evaluateHandle(() => {
    const shadow = document.getElementById("place")!.attachShadow({ mode: "open" });
    history.replaceState(null, "", "/shop/控制台/management/operators");
    return shadow;
  });
  await page.evaluate(
    (container) =>
      (window as unknown as HostedWindow).host.mount({ container, base: "/shop/控制台" }),
    place,
  );
  // A rule from the sub-app's own stylesheet.
  await expect(page.locator(".management-below").first()).toHaveCSS("display", "block");
  // The host's policy allows no fonts of the console's origin.
  await expect.poll(() => fontsOf(page)).toContain("Inter Variable loaded");
  await page.getByRole("combobox").first().click();
  const popup = page.locator("#place [data-overlay] .console-select-dropdown");
  await expect(popup).toHaveCSS("position", "absolute");
  await page.keyboard.press("Escape");
  await page.locator('#place nav a[href$="/management/roles"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Roles" })).toBeFocused();
  await unmount(page);
  expect(
    await place.evaluate((root) => [root.innerHTML, root.adoptedStyleSheets.length] as const),
  ).toEqual(["", 0]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await expect(page.locator('head link[rel="stylesheet"]')).toHaveCount(0);
  expect(await fontsOf(page)).toEqual([]);
});

test("a host that evaluates the entry page's script mounts the console @full", async ({
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
    // As import-html-entry does where a policy allows it; here with an element.
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

test("a host that evaluates the script in an iframe mounts the console into its own page @full", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/shop");
  // As wujie does: the code runs in the iframe, the elements are in a shadow root of the page.
  await page.evaluate(async () => {
    const { host } = window as unknown as HostedWindow;
    const frame = document.body.appendChild(document.createElement("iframe"));
    frame.hidden = true;
    const inside = frame.contentWindow as unknown as Record<string, () => Promise<void>>;
    const shadowRoot = document.getElementById("place")!.attachShadow({ mode: "open" });
    Object.assign(inside, {
      __POWERED_BY_WUJIE__: true,
      __WUJIE: { shadowRoot },
      $wujie: { props: { base: "/shop" } },
    });
    const script = frame.contentDocument!.createElement("script");
    const loaded = new Promise((resolve) => script.addEventListener("load", resolve));
    script.src = new URL("classic.js", host.entry).href;
    frame.contentDocument!.head.append(script);
    await loaded;
    await inside["__WUJIE_MOUNT"]!();
  });
  const guest = page.locator('#place [data-console="guest"]');
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector("iframe")!;
    return (contentWindow as unknown as Record<string, () => Promise<void>>)["__WUJIE_UNMOUNT"]!();
  });
  await expect(guest).toHaveCount(0);
  expect(await page.evaluate(() => "consoleShell" in window)).toBe(false);
});

test("twenty mounts leave nothing in the host's page @full", async ({ page, signIn }) => {
  await signIn();
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
  const kept = await inMemory(page);
  await stay("management");
  await expect.poll(left).toEqual(before);
  for (let turn = 0; turn < 19; turn += 1) await stay();
  await expect.poll(left).toEqual(before);
  // One leaked React root would be 335 listeners. The counters above keep one per mount.
  await expect.poll(async () => (await inMemory(page)).nodes - kept.nodes).toBeLessThan(40);
  await expect.poll(async () => (await inMemory(page)).listeners - kept.listeners).toBeLessThan(80);
  expect(await hostOf(page)).toEqual(untouched);
});
