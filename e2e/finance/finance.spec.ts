import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { fact } from "../support/facts.ts";
import { expectFieldError } from "../support/field-error.ts";
import { expect, test } from "../support/test.ts";

/** Searches the open list for a client and opens it. */
const openClient = async (page: Page, search: string, name: string) => {
  const box = page.getByRole("searchbox", { name: "Search name, number or contact" });
  await box.fill(search);
  await box.press("Enter");
  const clients = page.getByRole("table", { name: "Client accounts" });
  await expect(clients.getByRole("row")).toHaveCount(2);
  await clients.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
};

/** Minor units of an amount on the screen, e.g. 123450 for "$1,234.50". */
const minorUnits = (text: string) =>
  Number(text.replaceAll(/[^\d]/g, "")) * (/[-−(]/.test(text) ? -1 : 1);

const money = (amount: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(amount / 100);

test("an adjustment and a rejected charge show on the ledger, to the cent; sales sees only its own clients", async ({
  page,
  signIn,
}) => {
  await signIn("clientManager");
  await page.goto("/finance/clients");
  await openClient(page, "Harbor & Lane", "Harbor & Lane Retail Inc.");
  const dialog = page.getByRole("dialog", { name: "Post ledger entry" });

  await test.step("an adjustment", async () => {
    const before = minorUnits(await fact(page, "Balance").innerText());
    const after = before + 123_456;
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Post entry" }).click();
    await dialog.getByRole("radio", { name: "Adjustment" }).check();
    await dialog.getByLabel("Amount").fill("1,234.56");
    await expect(dialog).toContainText(`Balance ${money(before)} → ${money(after)}`);
    await dialog.getByLabel("Memo").fill("Credit 7731");
    await dialog.getByRole("button", { name: "Post" }).click();

    await expect(dialog).toBeHidden();
    await expect(fact(page, "Balance")).toHaveText(money(after));
    const entry = page.getByRole("table", { name: "Ledger entries" }).getByRole("row").nth(1);
    await expect(entry).toContainText("Credit 7731");
    await expect(entry).toContainText("Adjustment");
    await expect(entry.getByRole("cell", { name: "$1,234.56", exact: true })).toBeVisible();
    await expect(entry.getByRole("cell", { name: money(after), exact: true })).toBeVisible();
    await page.reload();
    await expect(fact(page, "Balance")).toHaveText(money(after));

    await goWithin(page, "/finance/ledger");
    await expect(page.getByText("The ledger balances")).toBeVisible();
  });

  let another = "";
  await test.step("a charge over the credit limit is rejected at its amount, and nothing is posted", async () => {
    await goWithin(page, "/finance/clients");
    await openClient(page, "Cascade", "Cascade Stadiums LLC");
    another = page.url();
    const balance = await fact(page, "Balance").innerText();
    const available = minorUnits(await fact(page, "Available").innerText());

    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Post entry" }).click();
    await dialog.getByRole("radio", { name: "Charge" }).check();
    await dialog.getByLabel("Amount").fill(((available + 1) / 100).toFixed(2));
    await dialog.getByLabel("Memo").fill("More than there is");
    await dialog.getByRole("button", { name: "Post" }).click();

    await expectFieldError(dialog.getByLabel("Amount"), /This exceeds the client’s credit limit/);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(fact(page, "Balance")).toHaveText(balance);
    await page.reload();
    await expect(fact(page, "Balance")).toHaveText(balance);
    await expect(page.getByText("More than there is")).toBeHidden();
  });

  await test.step("sales gets not found for another owner's client", async () => {
    await signIn("sales");
    await page.goto("/finance/clients");
    const clients = page.getByRole("table", { name: "Client accounts" });
    await expect(page.getByText("8 records")).toBeVisible();
    await expect(clients.getByRole("link", { name: "Northwind Airports Ltd" })).toBeVisible();
    await expect(clients.getByRole("link", { name: "Cascade Stadiums LLC" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "New client" })).toHaveCount(0);

    await goWithin(page, another);
    await expect(page.getByRole("heading", { level: 1, name: "Client not found" })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Cascade");
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  });
});

test("an invoice opens by its address and its lines add up; finance is in Chinese @full", async ({
  page,
  signIn,
  signInAsNew,
}) => {
  await signIn("bizDirector");
  await page.goto("/finance/invoices?search=Northwind");
  const invoices = page.getByRole("table", { name: "Invoices" });
  await expect(invoices.getByRole("link").first()).toHaveText(/^INV-\d{4}-\d{5}$/);
  const number = await invoices.getByRole("link").first().innerText();
  const address = await invoices.getByRole("link").first().getAttribute("href");

  await page.goto(address ?? "");
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(number));
  await expect(
    page.getByRole("main").getByRole("link", { name: "Northwind Airports Ltd" }).first(),
  ).toBeVisible();
  const lines = page.getByRole("table", { name: "Lines of the invoice" });
  const sum = async (label: RegExp) =>
    minorUnits(await lines.getByRole("row", { name: label }).getByRole("cell").last().innerText());
  const total = (await sum(/^Subtotal/)) + (await sum(/^Tax/));
  expect(await sum(/^Total/)).toBe(total);
  await expect(fact(page, "Total")).toHaveText(money(total));

  // The first user's page would reload by itself.
  await page.goto("about:blank");
  await signInAsNew("bizDirector", "zh-CN");
  await page.goto("/finance/clients?search=Northwind");
  await expect(page.getByRole("heading", { level: 1, name: "客户账户" })).toBeVisible();
  const clients = page.getByRole("table", { name: "客户账户" });
  for (const name of ["编号", "名称", "状态", "币种", "余额", "信用额度", "负责人", "开户时间"])
    await expect(clients.getByRole("columnheader", { name })).toBeVisible();
  await expect(clients.getByRole("row", { name: /Northwind Airports Ltd/ })).toContainText("正常");
  await expect(page.getByText("共 1 条")).toBeVisible();
});
