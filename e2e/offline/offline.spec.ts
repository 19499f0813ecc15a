import { expect, test } from "../support/test.ts";
import { takenOver } from "../support/taken-over.ts";

test("offline, the page says so, holds back writes and recovers", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("clientManager");
  await page.goto("/finance/clients");
  const clients = page.getByRole("table", { name: "Client accounts" });
  await expect(clients.getByRole("row").nth(1)).toBeVisible();
  await page.getByRole("button", { name: "New client" }).click();
  const form = page.getByRole("form", { name: "New client account" });
  await form.getByLabel("Name", { exact: true }).fill("Kept draft");

  await context.setOffline(true);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await expect(form.getByRole("button", { name: "Create" })).toBeDisabled();
  await form.getByLabel("Contact person").fill("Ada");

  await context.setOffline(false);
  await expect(page.getByText("You’re offline.")).toHaveCount(0);
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Kept draft");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form).toBeHidden();
});

test("sign-in waits for the connection and keeps what was typed @full", async ({
  page,
  context,
}) => {
  await page.goto("/user/login");
  // Earlier, a press would be queued and replayed: see the prerendered pages.
  await takenOver(page);
  await page.getByLabel("Account").fill("root");
  const signIn = page.getByRole("button", { name: "Sign in", exact: true });
  await expect(signIn).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await expect(signIn).toBeDisabled();
  await expect(page.getByRole("button", { name: /passkey/i })).toBeDisabled();
  await context.setOffline(false);
  await expect(signIn).toBeEnabled();
  await expect(page.getByLabel("Account")).toHaveValue("root");
});

test("reads that failed offline load by themselves later, and loaded content stays @full", async ({
  page,
  context,
  signInAsNew,
}) => {
  await signInAsNew("admin");
  await page.clock.install();
  const banner = page.getByText("You’re offline.");
  const unreached = page.getByText("The server can’t be reached.");
  // The browser reports network changes; the page would also retry by itself, in two seconds or
  // ten.
  const lookNow = () => page.evaluate(() => window.dispatchEvent(new Event("online")));
  // A server that restarts behind its gateway.
  const gateway = /\/(?:healthz|auth\/|cc-api\/)/;
  const badGateway = { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" };
  await page.route(gateway, (route) => route.fulfill(badGateway));
  await page.goto("/");
  await expect(page.getByText("Couldn’t load your account")).toBeVisible();
  await expect(unreached).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.unroute(gateway);
  await lookNow();
  await expect(page.getByRole("heading", { level: 1, name: /^Good/ })).toBeVisible();
  await expect(unreached).toHaveCount(0);

  const navigation = page.getByRole("navigation", { name: "Navigation", exact: true });
  await navigation.getByRole("link", { name: "Monitoring", exact: true }).click();
  await navigation.getByRole("link", { name: "Alerts" }).click();
  // Before that, the rows belong to the previous page.
  await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
  const alerts = page.getByRole("main").getByRole("row");
  await expect(alerts.nth(1)).toBeVisible();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  // The list is polled, but the error is shown once, and again to somebody who asks.
  const networkError = page.getByRole("alert").filter({ hasText: "Network error" });
  const readAgain = async () => {
    // The list and its figures.
    let reads = 0;
    const failed = page.waitForEvent(
      "requestfailed",
      (request) => /alert\/(?:incident\/)?list/.test(request.url()) && ++reads === 5,
    );
    await page.clock.fastForward(30_000);
    await failed;
  };
  await readAgain();
  await expect(networkError).toHaveCount(1);
  await networkError.getByRole("button", { name: "Close" }).click();
  await readAgain();
  await expect(alerts.nth(1)).toBeVisible();
  await expect(networkError).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(networkError).toHaveCount(1);

  // A page whose script failed to load, while the frame keeps working.
  await page.getByRole("banner").getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "User info" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Something went wrong on this page" }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "User info" })).toBeVisible();

  // Selected settings are saved later; forms wait.
  const writes = page.getByRole("button", { name: /^(?:Save|Set up auth|Change password)/ });
  await expect(writes).toHaveCount(3);
  await context.setOffline(true);
  for (const write of await writes.all()) await expect(write).toBeDisabled();
  await page.getByText("Compact", { exact: true }).click();
  const saved = page.waitForResponse("**/updateBasicInfo");
  await context.setOffline(false);
  expect((await saved).request().postDataJSON()).toEqual({ density: "compact" });
});
