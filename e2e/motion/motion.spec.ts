import type { Locator } from "@playwright/test";
import { goToAddress } from "../support/go-to-address.ts";
import { expect, test } from "../support/test.ts";

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test.describe(`motion: ${reducedMotion} @full`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("opened elements appear", async ({ page, signInAsNew }) => {
      await signInAsNew("root");
      await page.goto("/management/operators");
      await page.getByLabel("Filter by role").click();
      await expect(page.getByTitle("Client manager", { exact: true })).toBeInViewport();
      await page.keyboard.press("Escape");

      // By key: a click may miss a moving element.
      await page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .press("Enter");
      const edit = page.getByRole("menuitem", { name: "Edit" });
      await expect(edit).toBeInViewport();
      await edit.press("Enter");
      const form = page.getByRole("dialog", { name: /^Edit/ });
      /** In both themes: the mask must have become opaque. */
      const expectDimmed = async (mask: Locator) => {
        for (const [theme, colour] of [
          ["dark", "rgba(0, 0, 0, 0.6)"],
          ["light", "rgba(16, 24, 40, 0.5)"],
        ] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
          await expect(mask).toHaveCSS("opacity", "1");
          await expect(mask).toHaveCSS("background-color", colour);
        }
      };
      await expectDimmed(page.locator(".console-drawer-mask"));
      await expect(form.getByLabel("Name")).toBeInViewport();
      await form.getByRole("button", { name: "Cancel" }).press("Enter");
      await expect(form).toBeHidden();
      await page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .press("Enter");
      await page.getByRole("menuitem", { name: "Disable" }).press("Enter");
      await expectDimmed(page.locator(".console-modal-mask"));
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).press("Enter");

      await page.getByRole("button", { name: /^Language/ }).press("Enter");
      await expect(page.getByRole("menuitem", { name: "简体中文" })).toBeInViewport();

      await page.keyboard.press("Escape");
      // Closing by a link keeps the focus on the link's target page.
      await page.setViewportSize({ width: 390, height: 800 });
      const toggle = page.getByRole("banner").getByRole("button", { name: "Navigation" });
      const navigation = page.getByRole("dialog", { name: "Navigation" });
      await expect(page.getByRole("navigation", { name: "Navigation" })).toBeHidden();
      await toggle.press("Enter");
      await navigation.getByRole("link", { name: "Home" }).press("Enter");
      await expect(navigation).toBeHidden();
      await expect(page.locator(".console-drawer-open")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await toggle.press("Enter");
      await expect(navigation.getByRole("link", { name: "Home" })).toBeInViewport();
      await navigation.getByRole("link", { name: "Home" }).press("Enter");
      await expect(navigation).toBeHidden();
      await expect(toggle).toBeFocused();
      await page.setViewportSize({ width: 1280, height: 800 });

      // A finished animation leaves nothing for screen readers.
      const save = page.getByRole("button", { name: "Save", exact: true });
      await goToAddress(page, "/user-info");
      await page.getByLabel("Name", { exact: true }).fill(`Robin ${reducedMotion}`);
      await save.press("Enter");
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await expect(save).toBeVisible();

      await goToAddress(page, "/management/audit");
      await page.getByPlaceholder("From").click();
      await expect(page.locator(".console-picker-dropdown")).toBeInViewport();
    });
  });
