import { choose } from "../support/choose.ts";
import { fact } from "../support/facts.ts";
import { expect, test } from "../support/test.ts";

const minorUnits = (text: string) =>
  Number(text.replaceAll(/[^\d]/g, "")) * (/[-−(]/.test(text) ? -1 : 1);
const money = (amount: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(amount / 100);

test("a proposed top-up counts once another operator approves it, to the cent @full", async ({
  page,
  signIn,
}) => {
  await signIn("clientManager");
  await page.goto("/finance/top-ups");
  await page.getByRole("button", { name: "Propose top-up" }).click();
  const drawer = page.getByRole("dialog", { name: "Propose top-up" });
  await choose(drawer.getByRole("combobox", { name: "Client" }), "Northwind Airports Ltd · C10013");
  const balance = drawer.getByText(/^Balance /);
  await expect(balance).toBeVisible();
  const before = minorUnits(await balance.innerText());
  await drawer.getByLabel("Amount").fill("1,234.56");
  await drawer.getByLabel("Payment reference").fill("Wire 9001");
  await drawer.getByRole("button", { name: "Propose" }).click();
  await expect(drawer).toBeHidden();

  const row = page.getByRole("row", { name: /Wire 9001/ });
  await expect(row).toContainText("Waiting");
  const link = row.getByRole("link", { name: /^T1\d{4}$/ });
  const number = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: `Top-up ${number}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);

  await signIn("bizDirector");
  await page.goto("/");
  await page.getByRole("link", { name: /top-ups awaiting approval$/ }).click();
  await expect(page).toHaveURL("/finance/top-ups?status=waiting&by=others");
  await page.getByRole("link", { name: number }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  const dialog = page.getByRole("dialog", { name: `Approve ${number}?` });
  await expect(dialog).toContainText(
    "$1,234.56 is posted to the account of “Northwind Airports Ltd”",
  );
  await expect(dialog).toContainText(`→ ${money(before + 123_456)}`);
  const address = page.url();
  await dialog.getByRole("button", { name: "Approve" }).click();
  // The next one that waits follows.
  await expect(page).not.toHaveURL(address);
  await expect(fact(page, "Amount")).toContainText("Waiting");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goto(address);
  await expect(fact(page, "Amount")).toContainText("Approved");
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);

  await page.getByRole("main").getByRole("link", { name: "Northwind Airports Ltd" }).click();
  await expect(fact(page, "Balance")).toHaveText(money(before + 123_456));
  const entry = page.getByRole("table", { name: "Ledger entries" }).getByRole("row").nth(1);
  await expect(entry).toContainText(`${number} · Wire 9001`);
});
