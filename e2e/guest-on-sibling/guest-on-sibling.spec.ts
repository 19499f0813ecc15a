// The console as a guest on another origin of its site, over TLS, with the cookie that only its own
// host gets.
import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import type { Page } from "@playwright/test";
import { demoPassword, expect, test as base } from "../support/test.ts";
import { type Sites, serveSites } from "./serve-sites.ts";

const test = base.extend<object, { sites: Sites }>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- it needs no other fixture
    async ({}, provide) => {
      const sites = await serveSites();
      await provide(sites);
      await sites.close();
    },
    { scope: "worker" },
  ],
  serverEnvironment: [
    async ({ sites: { origins } }, provide) =>
      provide({
        PUBLIC_URL: origins.console,
        HOST_ORIGINS: origins.portal,
        TRUST_PROXY: "127.0.0.1,::1",
      }),
    { scope: "worker" },
  ],
  baseURL: async ({ sites, consoleUrl }, provide) => {
    sites.leadTo(consoleUrl);
    await provide(sites.origins.portal);
  },
});

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: chromiumPath(),
    args: [
      ...chromiumArguments,
      "--host-resolver-rules=MAP *.example.test 127.0.0.1, MAP *.example.invalid 127.0.0.1",
    ],
  },
});

const signIn = async (page: Page) => {
  await page.goto("/desk/finance/invoices");
  await page.getByLabel("Account").fill("root");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.locator('[data-sub-app="finance"] h1').first()).toHaveText("Invoices");
};

const go = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/desk${path}`);
};

/** The bytes of a demo picture and its library, read by the host's page. */
const someImage = (page: Page, origin: string) =>
  page.evaluate(async (origin) => {
    const read = async (path: string) => fetch(origin + path, { credentials: "include" });
    const libraries = await (await read("/cc-api/library/list")).json();
    const { id } = libraries.items.find(({ name }: { name: string }) => name === "Staff badges");
    const images = await (await read(`/cc-api/library/${id}/image/list`)).json();
    const path = `/cc-api/library/${id}/image/${images.items[0].id}/thumbnail`;
    const bytes = new Uint8Array(await (await read(path)).arrayBuffer());
    return { library: id as string, bytes: Array.from(bytes) };
  }, origin);

test("a sibling site's page signs in, reads, streams, uploads, downloads and signs out @security-3 @full", async ({
  page,
  sites: { origins },
}) => {
  const streaming = page.waitForResponse((one) =>
    one.url().startsWith(`${origins.console}/cc-api/notification/stream`),
  );
  await signIn(page);
  expect((await streaming).status()).toBe(200);
  expect(await page.context().cookies(origins.portal)).toEqual([]);
  const cookies = await page.context().cookies(origins.console);
  expect(cookies.find(({ name }) => name === "__Host-console-session")).toMatchObject({
    domain: new URL(origins.console).hostname,
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
  });

  const downloading = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /^Export|CSV/ })
    .first()
    .click();
  const download = await downloading;
  expect(download.url()).toContain(`${origins.console}/cc-api/finance/invoice/export`);
  expect(await download.failure()).toBeNull();

  const { library, bytes } = await someImage(page, origins.console);
  await go(page, `/image-library-management/libraries/${library}`);
  const picture = page.getByRole("list", { name: "Images" }).locator("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
    origins.console,
  );
  const added = page.waitForResponse((one) => one.url().endsWith("/image/upload"));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: "new.webp", mimeType: "image/webp", buffer: Buffer.from(bytes) }]);
  expect((await added).ok()).toBe(true);

  // A host's page can show faces even if it sends no referrer.
  await go(page, "/face-search/people");
  const face = page.locator('[data-sub-app="face-search"] img').first();
  await expect(face).not.toHaveJSProperty("naturalWidth", 0);

  await page.getByRole("banner").last().getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  await expect(page).toHaveURL("/desk/user/login");
  expect(await page.context().cookies(origins.console)).not.toContainEqual(
    expect.objectContaining({ name: "__Host-console-session" }),
  );
});

test("a page of any other origin can't embed, read or change anything @security-8 @full", async ({
  page,
  sites: { origins },
}) => {
  await signIn(page);
  for (const [origin, why, opaque] of [
    [origins.shop, "Add this origin to HOST_ORIGINS", 0],
    [origins.elsewhere, "It is on another site", "hidden"],
  ] as const) {
    await page.goto(`${origin}/desk`);
    await expect(page.locator("output")).toContainText(
      `GuestError host_refused ${origin} can't hold the console at ${origins.console}. ${why}`,
    );
    const outcomes = await page.evaluate(async (console) => {
      const outcome = async (path: string, options: RequestInit = {}) =>
        fetch(console + path, { credentials: "include", ...options }).then(
          ({ status }) => status,
          () => "hidden",
        );
      const post = { method: "POST", body: new URLSearchParams({ name: "Changed" }) };
      return [
        await outcome("/auth/account/info"),
        await outcome("/guest/console.json"),
        await outcome("/cc-api/operator/updateBasicInfo", post),
        await outcome("/cc-api/operator/updateBasicInfo", { ...post, mode: "no-cors" }),
        await outcome("/auth/session/logout", { mode: "no-cors" }),
      ];
    }, origins.console);
    // Requests without CORS are sent and rejected. The site's own pages may embed responses they
    // can't read.
    expect(outcomes).toEqual(["hidden", "hidden", "hidden", opaque, opaque]);
  }
  await page.goto(`${origins.portal}/desk/user-info`);
  await expect(page.getByRole("heading", { level: 1 }).last()).toBeVisible();
  await expect(page.locator("#place")).not.toContainText("Changed");
});
