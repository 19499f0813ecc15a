import {
  startIdentityProvider,
  type TestIdentityProvider,
} from "@console-shell/testing/identity-provider";
import type { Page } from "@playwright/test";
import { demoPassword, expect, test } from "../support/test.ts";

test.use({ ownServer: "at the end it accepts no passwords" });

/** Signs in on the provider's page. */
const signInAt = async (page: Page, idp: TestIdentityProvider, subject = "ada") => {
  await expect.poll(() => page.url()).toContain(idp.issuer);
  await page.getByLabel("User").fill(subject);
  await page.getByRole("button", { name: "Sign in" }).click();
};

const company = (page: Page) => page.getByRole("button", { name: "Continue with Company" });

test("an operator signs in with a company account, proves it again and is signed out by the company @security-43 @security-45", async ({
  page,
  signIn,
  consoleUrl,
  browser,
}) => {
  const idp = await startIdentityProvider({
    redirectUri: `${consoleUrl}/user/single-sign-on/company`,
    logoutUri: `${consoleUrl}/auth/single-sign-on/company/logout`,
  });
  idp.people["ada"] = {
    claims: {
      email: "ada@company.test",
      email_verified: true,
      name: "Ada Park",
      preferred_username: "ada",
      roles: ["console-sales"],
    },
  };

  await test.step("root adds the provider", async () => {
    await signIn("root");
    await page.goto("/management/single-sign-on");
    await page.getByRole("button", { name: "Add identity provider" }).first().click();
    const form = page.getByRole("form", { name: "Add identity provider" });
    await form.getByLabel("Name in addresses").fill("company");
    await form.getByLabel("Provider", { exact: true }).fill("Company");
    await form.getByLabel("Issuer").fill(idp.issuer);
    await form.getByRole("button", { name: "Check" }).click();
    await expect(form.getByRole("status")).toContainText("This provider can be used");
    await form.getByLabel("Client ID").fill(idp.clientId);
    await form.getByLabel("Client secret").fill(idp.clientSecret);
    await form.getByLabel("Scopes").fill("openid email profile roles");
    await form.getByLabel("Roles that can sign in").click();
    await page.getByTitle("Sales", { exact: true }).click();
    await page.keyboard.press("Tab");
    await form.getByLabel("Create operators at their first sign-in").check();
    await form.getByLabel("Claim with roles").fill("roles");
    await form.getByRole("button", { name: "Add row" }).click();
    await form.getByLabel("Value in row 1").fill("console-sales");
    await form.getByLabel("Role in row 1").click();
    await page.getByTitle("Sales", { exact: true }).last().click();
    await form.getByLabel("Enabled", { exact: true }).check();
    await expect(form.getByRole("textbox", { name: "Redirect URI" })).toHaveValue(
      `${consoleUrl}/user/single-sign-on/company`,
    );
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Company" })).toBeVisible();
    await expect(page.getByText(idp.issuer).first()).toBeVisible();
  });

  const context = await browser.newContext({ baseURL: consoleUrl });
  const ada = await context.newPage();
  await test.step("a person without an account signs in, and lands where they wanted to", async () => {
    await ada.goto("/user-info");
    await expect(ada).toHaveURL(/\/user\/login\?from=/);
    await ada.getByRole("link", { name: "Continue with Company" }).click();
    await signInAt(ada, idp);
    await expect(ada).toHaveURL(`${consoleUrl}/user-info`);
    await expect(ada.getByRole("region", { name: "Linked accounts" })).toContainText("Company");
    await expect(ada.getByText("without a password of the console")).toBeVisible();
  });

  await test.step("fresh proof is given at the company, in a window of its own", async () => {
    await ada.getByRole("button", { name: "Set up authenticator app" }).click();
    const dialog = ada.getByRole("dialog", { name: "Confirm it’s you" });
    const popup = ada.waitForEvent("popup");
    await company(dialog.page()).click();
    await signInAt(await popup, idp);
    await expect(dialog).toHaveCount(0);
    await expect(ada.getByRole("img", { name: "QR code with the key" })).toBeVisible();
    await ada.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("signing out at the company ends the session; signing in again keeps the page", async () => {
    const elsewhere = await context.newPage();
    await elsewhere.goto(`${idp.issuer}/session/end`);
    await elsewhere.getByRole("button", { name: /sign me out/i }).click();
    await expect(elsewhere.getByText(/sign-out success/i)).toBeVisible();
    const dialog = ada.getByRole("dialog", { name: "Your session has ended" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel("Password")).toHaveCount(0);
    const popup = ada.waitForEvent("popup");
    await company(ada).click();
    await signInAt(await popup, idp);
    await expect(dialog).toHaveCount(0);
    await expect(ada).toHaveURL(`${consoleUrl}/user-info`);
  });

  await test.step("a failure shows on the sign-in page", async () => {
    idp.people["bob"] = { claims: { email: "bob@company.test", email_verified: true } };
    const bob = await (await browser.newContext({ baseURL: consoleUrl })).newPage();
    await bob.goto("/user/login");
    await bob.getByRole("link", { name: "Continue with Company" }).click();
    await signInAt(bob, idp, "bob");
    await expect(bob.getByRole("alert")).toContainText("doesn’t have a role for the console");
    await expect(bob).toHaveURL(`${consoleUrl}/user/login`);
  });

  await test.step("only root uses a password from then on", async () => {
    await page.goto("/management/single-sign-on");
    await page.getByRole("radio", { name: "Only root" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("radio", { name: "Only root" })).toBeChecked();
    const visitor = await (await browser.newContext({ baseURL: consoleUrl })).newPage();
    await visitor.goto("/user/login");
    await expect(visitor.getByLabel("Account")).toHaveCount(0);
    await visitor.getByRole("button", { name: "Sign in with a password" }).click();
    await expect(visitor.getByLabel("Account")).toBeFocused();
    await visitor.getByLabel("Account").fill("sales");
    await visitor.getByLabel("Password").fill(demoPassword);
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByText("The account or the password is wrong.")).toBeVisible();
    await visitor.getByLabel("Account").fill("root");
    await visitor.getByLabel("Password").fill(demoPassword);
    await visitor.keyboard.press("Enter");
    await expect(visitor).toHaveURL(`${consoleUrl}/`);
  });
  await context.close();
  await idp.close();
});
