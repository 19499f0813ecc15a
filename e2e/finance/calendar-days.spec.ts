import { fact } from "../support/facts.ts";
import { expect, test } from "../support/test.ts";

const named = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });

for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati"])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("an invoice's days are the issuer's, wherever they are read", async ({ page, signIn }) => {
      await signIn("bizDirector");
      const query = "/cc-api/finance/invoice/list?status=overdue&pageSize=1";
      const { items } = (await (await page.request.get(query)).json()) as {
        items: { id: string; number: string; issuedOn: string; dueOn: string }[];
      };
      const [{ id, number, issuedOn, dueOn }] = items as [(typeof items)[0]];
      await page.goto(`/finance/invoices?dueFrom=${dueOn}&dueTo=${dueOn}`);
      const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: number }) });
      await expect(row).toContainText(named(issuedOn));
      await expect(row).toContainText(named(dueOn));
      await page.goto(`/finance/invoices/${id}`);
      // Next to the document, which has both in its own words.
      const facts = page.getByRole("region", { name: "Invoice", exact: true });
      await expect(fact(facts, "Issued")).toHaveText(named(issuedOn));
      const figures = page.getByRole("region", { name: "Amount due" });
      await expect(fact(figures, "Due")).toContainText(named(dueOn));
      // The ledger shows an entry on the day that its filter and statements have it on.
      await page.goto(`/finance/ledger?from=${issuedOn}&to=${issuedOn}`);
      const entries = page.getByRole("table", { name: "Ledger entries" });
      await expect(entries.getByText(named(issuedOn)).first()).toBeVisible();
      await page.goto("/work?kind=finance.overdueInvoices");
      await page.getByRole("link", { name: new RegExp(number) }).click();
      await expect(fact(page, "Due")).toContainText(named(dueOn));
    });
  });
