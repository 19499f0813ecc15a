import { endSessionsIn, leaveSessionsUnused } from "../support/stored-sessions.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const minute = 60_000;
/** Remaining seconds of the session, as each response reports. */
const secondsLeft = async (page: Page) => {
  const answer = await page.request.get("/auth/account/info");
  return Number(answer.headers()["x-session-seconds"]);
};
const warning = (page: Page) =>
  page.getByRole("dialog", { name: "You are about to be signed out" });
/**
 * Opens another page of finance, and makes the session nearly expired with that page's first call,
 * not earlier: a previous page's call might notice, and show the warning above the link.
 */
const goAsItEnds = async (
  page: Page,
  link: string,
  call: string,
  end: () => void,
): Promise<void> => {
  await page.route(
    `**/cc-api/finance/${call}*`,
    async (route) => {
      end();
      await route.continue();
    },
    { times: 1 },
  );
  await page
    .getByRole("navigation", { name: "Navigation" })
    .getByRole("link", { name: link, exact: true })
    .click();
};

test("an idle operator is warned and can stay signed in", async ({
  page,
  context,
  signInAsNew,
  dataDir,
}) => {
  const { account } = await signInAsNew("bizDirector");
  const idle = await secondsLeft(page);
  const other = await context.newPage();
  await page.clock.install();
  for (const tab of [page, other]) await tab.goto("/user-info");
  for (const tab of [page, other])
    await expect(tab.getByRole("button", { name: "Save" })).toBeVisible();
  // Late requests of the opened pages count as activity too; only after them is the session idle.
  await expect(async () => {
    leaveSessionsUnused(dataDir, account, idle * 1000 - 4 * minute);
    await page.clock.fastForward(idle * 1000 - 4 * minute);
    for (const tab of [page, other])
      await expect(warning(tab)).toContainText(/[34]:\d\d/, { timeout: 2000 });
  }).toPass();
  await warning(page).getByRole("button", { name: "Stay signed in" }).click();
  for (const tab of [page, other]) await expect(warning(tab)).toBeHidden();
  expect(await secondsLeft(page)).toBe(idle);
});

test("a session's fixed end is announced as such, and signing in again continues in place @full", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const { account, password } = await signInAsNew("bizDirector");
  await page.goto("/finance/clients");
  await expect(page.getByRole("table", { name: "Client accounts" })).toBeVisible();
  await goAsItEnds(page, "Ledger", "ledger/list", () =>
    endSessionsIn(dataDir, account, 4 * minute),
  );
  await expect(warning(page)).toContainText("This session has reached its maximum length");
  await warning(page).getByRole("button", { name: "Got it" }).click();
  await expect(warning(page)).toBeHidden();
  await goAsItEnds(page, "Invoices", "invoice/list", () => endSessionsIn(dataDir, account, 0));
  const sessionEnded = page.getByRole("dialog", { name: "Your session has ended" });
  await sessionEnded.getByLabel("Password", { exact: true }).fill(password);
  await sessionEnded.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(sessionEnded).toBeHidden();
  await expect(page.getByRole("table", { name: "Invoices" })).toBeVisible();
});
