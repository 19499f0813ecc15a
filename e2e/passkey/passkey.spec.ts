import { createAuthenticator } from "@console-shell/testing/authenticator";
import type { ApiOutput } from "@console-shell/contract";
import type { Page } from "@playwright/test";
import { answer } from "../support/answer.ts";
import { goToAddress } from "../support/go-to-address.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";
import { signOutOnPage } from "../support/sign-out-on-page.ts";
import { expect, test } from "../support/test.ts";
import { addAuthenticator } from "../support/virtual-authenticator.ts";

const passkeys = (page: Page) => page.getByRole("region", { name: "Passkeys" });

/** Adds a passkey on /user-info through the interface, and closes the recovery codes. */
const addPasskeyOnPage = async (page: Page, name: string) => {
  await page.goto("/user-info");
  const panel = passkeys(page);
  await panel.getByRole("button", { name: "Add passkey" }).click();
  await panel.getByLabel("Passkey name").fill(name);
  await panel.getByRole("button", { name: "Create passkey" }).click();
  await page
    .getByRole("dialog", { name: "Your recovery codes" })
    .getByRole("button", { name: "I’ve saved them" })
    .click();
  await expect(panel.getByRole("listitem").filter({ hasText: name })).toBeVisible();
};
const passkeyButton = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });

test("a passkey is added once per device, signs in without a password, is renamed and removed", async ({
  page,
  signInAsNew,
  context,
}) => {
  await signInAsNew("sales");
  await addAuthenticator(page);
  await addPasskeyOnPage(page, "Laptop");
  const item = passkeys(page).getByRole("listitem");
  await expect(item).toContainText("never used");
  await expect(item).toContainText("On one device");

  await test.step("the same device isn't added twice", async () => {
    const panel = passkeys(page);
    await panel.getByRole("button", { name: "Add passkey" }).click();
    await panel.getByRole("button", { name: "Create passkey" }).click();
    await expect(panel.getByRole("alert")).toContainText("already has a passkey for your account");
    await expect(panel.getByRole("listitem")).toHaveCount(1);
    await panel.getByRole("button", { name: "Cancel" }).click();
    await expect(panel.getByRole("alert")).toHaveCount(0);
  });

  await signOutOnPage(page);
  await page.getByLabel("Stay signed in for 30 days").check();
  await passkeyButton(page).click();
  await expect(page).toHaveURL("/");
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("console-session"));
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);

  await goToAddress(page, "/user-info");
  await expect(item).toContainText("last used");
  await item.getByRole("button", { name: "Rename passkey Laptop" }).click();
  await expect(item.getByLabel("Passkey name")).toBeFocused();
  await page.keyboard.type("Work laptop");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The passkey was renamed")).toBeVisible();
  await expect(item).toContainText("Work laptop");
  await expect(item.getByRole("button", { name: "Rename passkey Work laptop" })).toBeFocused();

  await item.getByRole("button", { name: "Remove passkey Work laptop" }).click();
  await answer(page, "Remove");
  await expect(page.getByText("The passkey was removed")).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect(passkeys(page).getByRole("button", { name: "Add passkey" })).toBeFocused();

  // The device still has it, but the console has removed it.
  await signOutOnPage(page);
  await passkeyButton(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("wasn’t accepted");
  await expect(page).toHaveURL(/\/user\/login/);
});

test("canceling the browser's prompt returns to the form; a passkey also works as second factor @full", async ({
  page,
  signInAsNew,
}) => {
  const operator = await signInAsNew("operation");
  const device = await addAuthenticator(page);
  await addPasskeyOnPage(page, "Phone");
  await signOutOnPage(page);
  // The person doesn't unlock the device: the browser reports the ceremony as cancelled.
  await device.setUserVerified(false);
  const asked = page.waitForResponse("**/auth/passkey/options");
  await passkeyButton(page).click();
  await asked;
  await expect(passkeyButton(page)).not.toHaveClass(/loading/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await device.setUserVerified(true);
  await passkeyButton(page).click();
  await expect(page).toHaveURL("/");

  await test.step("after the password", async () => {
    await signOutOnPage(page);
    await signInOnPage(page, operator);
    await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the server rejects a device without user verification, and a replayed response @security-21 @full", async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew("sales");
  const device = await addAuthenticator(page);
  await addPasskeyOnPage(page, "Laptop");
  await signOutOnPage(page);
  await device.setUserVerified(false);
  // Simulates a page that requests less than the server requires.
  await page.route("**/auth/passkey/options", async (route) => {
    const answer = await route.fetch();
    const options = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...options, userVerification: "discouraged" },
    });
  });
  await passkeyButton(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("wasn’t accepted");
  expect((await page.request.get("/auth/account/info")).status()).toBe(401);

  await page.unroute("**/auth/passkey/options");
  await device.setUserVerified(true);

  await test.step("a replayed response", async () => {
    const sent = page.waitForRequest("**/auth/passkey/login");
    await passkeyButton(page).click();
    const answer = (await sent).postDataJSON() as object;
    await expect(page).toHaveURL("/");
    await page.context().clearCookies();
    const again = await page.request.post("/auth/passkey/login", { data: answer });
    expect(again.status()).toBe(400);
    expect(await again.json()).toMatchObject({ code: "wrong_passkey" });
  });
});

test("a passkey works only at the console's own address @security-21 @full", async ({
  page,
  signInAsNew,
  consoleUrl,
}) => {
  await signInAsNew("sales");
  const phone = createAuthenticator();
  const begun = await page.request.post("/cc-api/operator/passkeys/begin");
  const made = phone.make(
    (await begun.json()) as ApiOutput<"POST /cc-api/operator/passkeys/begin">,
    { origin: consoleUrl },
  );
  const added = await page.request.post("/cc-api/operator/passkeys/add", {
    data: { name: "Phone", passkey: made },
  });
  expect(added.status(), await added.text()).toBe(201);
  const answerAt = async (origin: string) => {
    const options = await page.request.post("/auth/passkey/options");
    const asked = (await options.json()) as ApiOutput<"POST /auth/passkey/options">;
    const data = { passkey: phone.answer(asked, { origin }) };
    return (await page.request.post("/auth/passkey/login", { data })).status();
  };
  expect(await answerAt("https://console.evil.example")).toBe(400);
  expect(await answerAt(consoleUrl)).toBe(200);

  // The browser doesn't even ask the device.
  await addAuthenticator(page);
  await page.context().clearCookies();
  await page.goto(`${consoleUrl.replace("localhost", "127.0.0.1")}/user/login`);
  await passkeyButton(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Passkeys only work at the console’s own address",
  );
});
