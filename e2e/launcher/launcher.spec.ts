import { request } from "@playwright/test";
import { demoPassword, expect, test } from "../support/test.ts";

test("favorites come first, on every device; pending items and recent pages are listed", async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew("admin");
  await page.goto("/");
  const apps = page.getByRole("list", { name: "Your apps" }).getByRole("heading");
  await expect(apps.first()).toContainText("Management");
  const favourite = page.getByRole("button", { name: "Favorite Finance" });
  // A reload would cancel a call that waits for a busy server.
  const saved = page.waitForResponse("**/updateBasicInfo");
  await favourite.click();
  await expect(apps.first()).toContainText("Finance");
  await saved;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(apps.first()).toContainText("Finance");
  await expect(favourite).toHaveAttribute("aria-pressed", "true");
  await favourite.click();
  await expect(apps.first()).toContainText("Management");

  const home = page.getByRole("link", { name: "Console Shell, home" });
  await test.step("a pending count links to exactly its list", async () => {
    const waiting = page.getByRole("link", { name: /invoices overdue/ });
    const count = Number.parseInt(await waiting.innerText(), 10);
    await waiting.click();
    await expect(page).toHaveURL("/finance/invoices?status=overdue");
    const rows = page.getByRole("table", { name: "Invoices" }).getByRole("row");
    await expect(rows).toHaveCount(count + 1);
  });

  await test.step("recent pages show their titles", async () => {
    await page
      .getByRole("navigation", { name: "Navigation", exact: true })
      .getByRole("link", { name: "Client accounts" })
      .click();
    // Recent pages are saved a moment after they were opened.
    const kept = page.waitForResponse(
      (response) =>
        response.url().endsWith("/cc-api/operator/visited") &&
        /Harbor & Lane/.test(response.request().postData() ?? ""),
    );
    await page.getByRole("link", { name: "Harbor & Lane Retail Inc." }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Harbor & Lane/);
    const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(trail.locator("[aria-current=page]")).toHaveText(/^Harbor & Lane/);
    await kept;
    await home.click();
    const last = page.getByRole("link", { name: /^Harbor & Lane Retail Inc\./ });
    await expect(last).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(
      page.getByRole("group", { name: "Recent" }).getByRole("option", { name: /Harbor & Lane/ }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await last.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Harbor & Lane/);
  });
});

test("an announcement reaches connected operators and can be dismissed for good", async ({
  page,
  consoleUrl,
  signInAsNew,
}) => {
  await signInAsNew("sales");
  await page.goto("/");
  const shown = page.getByRole("region", { name: "Announcements" });
  const title = `Backup tonight ${Date.now()}`;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const root = await request.newContext({ baseURL: consoleUrl });
  await root.post("/auth/session/login", { data: { account: "root", password: demoPassword } });
  const made = await root.post("/mc-api/announcement/create", {
    data: {
      level: "info",
      title: { "en-US": title, "zh-CN": "今晚备份" },
      text: { "en-US": "From midnight.", "zh-CN": "午夜开始。" },
      startsAt: Date.now() - 1000,
      endsAt: null,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  await expect(shown.getByText(title)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: title })).toHaveText(/^New announcement/);
  // In the reader's language, even after it changes.
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitem", { name: "简体中文" }).click();
  await expect(page.getByText("今晚备份")).toBeVisible();
  await page.getByRole("button", { name: /简体中文/ }).click();
  await page.getByRole("menuitem", { name: "English" }).click();
  const away = shown.getByRole("button", { name: `Dismiss: ${title}` });
  await page.route("**/dismiss", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await away.click();
  await expect(page.getByText("Request error 500")).toBeVisible();
  await expect(shown.getByText(title)).toBeVisible();
  // The error appears a moment before the button can be pressed again.
  await expect(away).not.toHaveClass(/loading/);
  await away.press("Enter");
  await expect(shown.getByText(title)).toHaveCount(0);
  await expect(shown.getByRole("button").last()).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(shown.getByText("Image storage maintenance")).toBeVisible();
  await expect(shown.getByText(title)).toHaveCount(0);
  await root.dispose();
});
