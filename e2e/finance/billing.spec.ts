import { readFile } from "node:fs/promises";
import { expectFieldError } from "../support/field-error.ts";
import { fact } from "../support/facts.ts";
import { expect, test } from "../support/test.ts";

test.use({ ownServer: "once a month is invoiced, others would find nothing to invoice" });

test("a month is previewed and invoiced, and a credit note credits part of it @full", async ({
  page,
  signIn,
}) => {
  await signIn("bizDirector");
  await page.goto("/finance/billing");
  const table = page.getByRole("table", { name: "Invoices of the month" });
  // Not by the row's name: expanded lines below it also contain the client's name.
  const client = page.getByRole("link", { name: "Alpenblick Hotels GmbH" });
  const row = table.getByRole("row").filter({ has: client });
  await expect(row).toContainText("To issue");
  const total = await row.getByRole("cell").last().innerText();
  await row.getByRole("button").click();
  const lines = page.getByRole("table", { name: "Lines for Alpenblick Hotels GmbH" });
  await expect(lines.getByRole("row", { name: /^Platform fee/ })).toContainText("€280.00");

  await page.getByRole("button", { name: "Issue invoices" }).click();
  const dialog = page.getByRole("dialog", { name: /^Issue the invoices of / });
  await expect(dialog.getByText(/^\d+ invoices are numbered/)).toBeVisible();
  await dialog.getByRole("button", { name: /^Issue \d+ invoices$/ }).click();
  const ran = page.getByRole("dialog", { name: /^Billing run of / });
  await expect(ran.getByText(/^\d+ invoices were issued, none skipped$/)).toBeVisible();
  await ran.getByRole("button", { name: "Close" }).last().click();
  await expect(ran).toBeHidden();
  await expect(row).toContainText("Already invoiced");
  await expect(fact(page, "Invoices to issue")).toHaveText(/^0\D/);
  await expect(page.getByRole("button", { name: "Issue invoices" })).toBeDisabled();

  // A month without an invoice is listed, and links to its preview.
  const open = page.getByRole("table", { name: "Months without an invoice" });
  // At the end of a month there are two of them.
  const forgottenMonth = /^Show .* of Pacific Crest Logistics$/;
  await open.getByRole("button", { name: forgottenMonth }).first().click();
  const forgotten = table.getByRole("row", { name: /Pacific Crest Logistics/ });
  await expect(forgotten).toContainText("To issue");
  await page.goto("/finance/billing");

  const link = row.getByRole("link", { name: /^INV-/ });
  const number = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  await expect(fact(page, "Total")).toHaveText(total);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PDF" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Credit note" }).click();
  const form = page.getByRole("dialog", { name: `Credit note for ${number}` });
  await form.getByLabel("Platform fee, 1 month").fill("280.01");
  await form.getByLabel("Reason").fill("Out of order for a week");
  await form.getByRole("button", { name: "Issue" }).click();
  await expectFieldError(form.getByLabel("Platform fee, 1 month"), /^At most €280\.00/);
  await form.getByLabel("Platform fee, 1 month").fill("100");
  await expect(fact(form, "Subtotal")).toHaveText("€100.00");
  await expect(fact(form, "Total to credit")).toHaveText("€120.00");
  await form.getByRole("button", { name: "Issue" }).click();
  await expect(form).toBeHidden();
  const notes = page.getByRole("table", { name: "Credit notes for the invoice" });
  await expect(notes.getByRole("row", { name: /Out of order for a week/ })).toContainText(
    "€120.00",
  );
  await expect(fact(page, "Credited")).toHaveText("€120.00");
});
