import { totpCode } from "@console-shell/testing/totp-code";
import { readKey } from "../support/authenticator-app.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";
import { addAuthenticator } from "../support/virtual-authenticator.ts";

test("second factors are set up, managed and removed with the keyboard @full", async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew("sales");
  await addAuthenticator(page);
  await page.goto("/user-info");
  const { keyboard } = page;
  const app = page.getByRole("region", { name: "Authenticator app" });
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  const recovery = page.getByRole("region", { name: "Recovery codes" });
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  const press = async (name: string, within = page.locator("body")) => {
    await tabTo(within.getByRole("button", { name, exact: true }));
    await keyboard.press("Enter");
  };

  await press("Set up authenticator app");
  const secret = await readKey(app);
  await tabTo(app.getByRole("textbox", { name: "Code" }));
  await keyboard.type(totpCode(secret));
  await keyboard.press("Enter");
  await press("I’ve saved them", codes);
  await expect(codes).toHaveCount(0);
  await expect(app.getByRole("button", { name: "Use another app" })).toBeFocused();

  await press("Add passkey");
  await expect(passkeys.getByLabel("Passkey name")).toBeFocused();
  await keyboard.type("Key ring");
  await keyboard.press("Enter");
  await expect(passkeys.getByRole("listitem")).toContainText("Key ring");
  await expect(passkeys.getByRole("button", { name: "Add passkey" })).toBeFocused();

  await keyboard.press("Shift+Tab");
  await keyboard.press("Shift+Tab");
  await expect(passkeys.getByRole("button", { name: "Rename passkey Key ring" })).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.type("Pocket");
  await press("Cancel", passkeys);
  await expect(passkeys.getByRole("button", { name: "Rename passkey Key ring" })).toBeFocused();

  await press("Generate new codes", recovery);
  await press("Generate new codes", page.getByRole("dialog"));
  await press("I’ve saved them", codes);
  await expect(recovery.getByRole("button", { name: "Generate new codes" })).toBeFocused();

  await page.reload();
  await press("Remove authenticator app");
  await press("Remove authenticator app", page.getByRole("dialog"));
  await expect(app.getByRole("button", { name: "Set up authenticator app" })).toBeFocused();
  await press("Remove passkey Key ring");
  await press("Remove", page.getByRole("dialog"));
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
  await expect(passkeys.getByRole("button", { name: "Add passkey" })).toBeFocused();
  await expect(recovery).toHaveCount(0);
});
