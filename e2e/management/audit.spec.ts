import { readFile } from "node:fs/promises";
import { choose } from "../support/choose.ts";
import { newOperator } from "../support/new-operator.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";
import { expect, test } from "../support/test.ts";

test("operator actions are in the audit log: searched, opened, verified and exported @full", async ({
  page,
  signIn,
  consoleUrl,
  browser,
}) => {
  const operator = await newOperator(consoleUrl, "sales");
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInOnPage(theirs, { account: operator.account, password: "not the password" });
  await expect(theirs.getByText("The account or the password is wrong.")).toBeVisible();
  await context.close();

  await signIn("root");
  await page.goto(`/management/audit?search=${operator.account}`);
  await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
  const table = page.getByRole("main");
  const row = (action: string) => table.getByRole("row", { name: new RegExp(action) });
  await expect(row("Operator created")).toContainText(operator.account);
  await expect(row("Failed sign-in")).toContainText("Not signed in");

  await choose(page.getByLabel("Filter by result"), "Refused");
  await expect(row("Operator created")).toHaveCount(0);
  await expect(page).toHaveURL(/outcome=refused/);
  await page.reload();
  await expect(row("Failed sign-in")).toBeVisible();
  await expect(row("Operator created")).toHaveCount(0);
  await table.getByRole("button", { name: /^Show the details of event/ }).click();
  await expect(table.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expect(table.getByText("Mozilla")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.trim().split("\r\n")).toHaveLength(2);
  expect(file).toContain(`session.refused,refused,,${operator.account},`);

  await page.getByRole("button", { name: "Verify chain" }).click();
  await expect(page.getByText(/^The chain is intact: all \d+ events are/)).toBeVisible();
});
