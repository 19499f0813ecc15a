import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
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

test("a failed request shows its message from the error catalogue @full", async ({
  page,
  signIn,
  signInAsNew,
}) => {
  await signIn();
  const notices = page.locator(".console-notification").getByRole("alert");
  const ofStatus = (status: number) =>
    notices
      .filter({ hasText: `Request error ${status}: ${infoUrl}` })
      .filter({ hasNotText: "The ledger" });
  /** Makes the page's request fail, and repeats it if it was already sent. */
  const fail = async (how: Parameters<Page["route"]>[1]) => {
    await page.unrouteAll();
    await page.route(`**${infoUrl}`, how);
    await goWithin(page, "/user-info");
  };

  await test.step("the response's message wins over the default text, in a stack at top 65 px, left 50%", async () => {
    await page.route(`**${infoUrl}`, (route) =>
      route.fulfill({ status: 500, json: { message: "The ledger is being closed" } }),
    );
    await page.goto("/user-info");
    await expect(notices).toContainText("The ledger is being closed");
    await expect(notices).not.toContainText("server error", { ignoreCase: true });

    const stack = page.locator(".console-notification").first();
    await expect(stack).toBeVisible();
    const box = await notices.first().evaluate((node) => {
      const notice = node.closest('[class*="console-notification-notice"]') ?? node;
      const { left, width } = notice.getBoundingClientRect();
      return { centre: left + width / 2 };
    });
    expect(Math.abs(box.centre - 640)).toBeLessThan(12);
    expect(await stack.evaluate((node) => getComputedStyle(node).top)).toBe("65px");
  });

  for (const [status, text] of defaults)
    await test.step(`${status} without a message shows its default text`, async () => {
      await goWithin(page, "/");
      await fail((route) => route.fulfill({ status, body: "" }));
      await expect(ofStatus(status)).toContainText(text, { ignoreCase: true });
    });

  await test.step("a status without a default text shows the status text", async () => {
    await goWithin(page, "/");
    await fail((route) => route.fulfill({ status: 418, body: "" }));
    await expect(ofStatus(418)).toContainText(/I'm a teapot/i);
  });

  await test.step("a missing response is a network error", async () => {
    await goWithin(page, "/");
    await fail((route) => route.abort("connectionrefused"));
    await expect(notices.filter({ hasText: "Network error" })).toContainText(
      "the network is abnormal and the server cannot be reached",
      { ignoreCase: true },
    );
  });

  await test.step("errors are in Chinese when the console is", async () => {
    await page.goto("about:blank");
    await page.unrouteAll();
    await signInAsNew("sales", "zh-CN");
    await page.route(`**${infoUrl}`, (route) => route.fulfill({ status: 502, body: "" }));
    await page.goto("/user-info");
    await expect(notices).toContainText(`请求错误 502: ${infoUrl}`);
    await expect(notices).toContainText("网关错误。");
  });
});

test("401 shows an error and redirects to sign-in with the address; on the sign-in page it stays", async ({
  page,
  context,
  consoleUrl,
}) => {
  const notices = page.locator(".console-notification").getByRole("alert");
  await context.addCookies([{ name: "console-session", value: "ended", url: consoleUrl }]);
  await page.goto("/user-info?tab=password");
  await expect(page).toHaveURL(/\/user\/login\?from=/);
  const from = new URL(page.url()).searchParams.get("from")!;
  expect(Buffer.from(from, "base64").toString()).toBe(
    new URL("/user-info?tab=password", page.url()).href,
  );
  await expect(notices).toContainText("Request error 401: /auth/account/info");

  await page.goto("/user/login");
  await page.getByLabel("Account").fill("nobody");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(notices).toContainText("Request error 401: /auth/session/login");
  // The notification gives the reason; the field is marked and focused.
  await expect(page.getByText("The account or the password is wrong.")).toHaveCount(1);
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill("another one");
  await expect(password).not.toHaveAttribute("aria-invalid", "true");
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/user/login");
});

test("without a session the first page redirects to sign-in without calling the server @full", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:auth|cc-api)\//.test(pathname)) calls.push(pathname);
  });
  await page.goto("/");
  await expect(page).toHaveURL(/\/user\/login\?from=/);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeEnabled();
  await expect(page.locator(".console-notification").getByRole("alert")).toHaveCount(0);
  expect(calls).toEqual([]);
});
