import { expect, test } from "../support/test.ts";

const defaults = [
  [403, "user is authorised but access is forbidden"],
  [404, "the request targets a record that does not exist"],
  [500, "server error"],
  [502, "gateway error"],
  [503, "service unavailable, server overloaded or under maintenance"],
  [504, "gateway timeout"],
] as const;

const infoUrl = "/cc-api/operator/getBasicInfo";

test.describe("a failed request is shown by the catalogue", () => {
  test.beforeEach(({ signIn }) => signIn());

  test("a status without a message shows its default text", async ({ page }) => {
    const notice = page.locator(".console-notification").getByRole("alert");
    for (const [status, text] of defaults)
      await test.step(`${status}`, async () => {
        await page.unrouteAll();
        await page.route(`**${infoUrl}`, (route) => route.fulfill({ status, body: "" }));
        await page.goto("/user-info");
        await expect(notice).toContainText(`Request error ${status}: ${infoUrl}`);
        await expect(notice).toContainText(text, { ignoreCase: true });
      });
  });

  test("the body's message comes before the default text", async ({ page }) => {
    await page.route(`**${infoUrl}`, (route) =>
      route.fulfill({ status: 500, json: { message: "The ledger is being closed" } }),
    );
    await page.goto("/user-info");
    const notice = page.locator(".console-notification").getByRole("alert");
    await expect(notice).toContainText("The ledger is being closed");
    await expect(notice).not.toContainText("server error", { ignoreCase: true });
  });

  test("a status without a default text shows the status text", async ({ page }) => {
    await page.route(`**${infoUrl}`, (route) => route.fulfill({ status: 418, body: "" }));
    await page.goto("/user-info");
    await expect(page.locator(".console-notification").getByRole("alert")).toContainText(
      /I'm a teapot/i,
    );
  });

  test("no response at all is a network error", async ({ page }) => {
    await page.route(`**${infoUrl}`, (route) => route.abort("connectionrefused"));
    await page.goto("/user-info");
    const notice = page.locator(".console-notification").getByRole("alert");
    await expect(notice).toContainText("Network error");
    await expect(notice).toContainText("the network is abnormal and the server cannot be reached", {
      ignoreCase: true,
    });
  });

  test("the stack hangs at top 65, left 50 %", async ({ page }) => {
    await page.route(`**${infoUrl}`, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/user-info");
    const stack = page.locator(".console-notification").first();
    await expect(stack).toBeVisible();
    const box = await page
      .locator(".console-notification")
      .getByRole("alert")
      .first()
      .evaluate((node) => {
        const notice = node.closest('[class*="console-notification-notice"]') ?? node;
        const { left, width } = notice.getBoundingClientRect();
        return { centre: left + width / 2 };
      });
    expect(Math.abs(box.centre - 640)).toBeLessThan(12);
    expect(await stack.evaluate((node) => getComputedStyle(node).top)).toBe("65px");
  });
});

test("401 goes to the login page with the address, and is shown", async ({ page }) => {
  await page.goto("/user-info?tab=password");
  await expect(page).toHaveURL(/\/user\/login\?from=/);
  const from = new URL(page.url()).searchParams.get("from")!;
  expect(Buffer.from(from, "base64").toString()).toBe(
    new URL("/user-info?tab=password", page.url()).href,
  );
  await expect(page.locator(".console-notification").getByRole("alert")).toContainText(
    "Request error 401: /auth/account/info",
  );
});

test("401 on the login page stays there", async ({ page }) => {
  await page.goto("/user/login");
  await page.getByLabel("Account").fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.locator(".console-notification").getByRole("alert")).toContainText(
    "Request error 401: /auth/session/login",
  );
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/user/login");
});

test("in Chinese the catalogue speaks Chinese", async ({ page, signInAsNew }) => {
  await signInAsNew("sales", "zh-CN");
  await page.route(`**${infoUrl}`, (route) => route.fulfill({ status: 502, body: "" }));
  await page.goto("/user-info");
  const notice = page.locator(".console-notification").getByRole("alert");
  await expect(notice).toContainText(`请求错误 502: ${infoUrl}`);
  await expect(notice).toContainText("网关错误。");
});
