import type { Page } from "@playwright/test";
import { demoPassword, expect, test } from "../support/test.ts";
import { endStoredSessions } from "../support/stored-sessions.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";

const deepLink = "/finance/clients?status=active&sort=-balance#list";
const heading = (page: Page) => page.locator("#root-subapp").getByRole("heading", { level: 1 });
const sessionEnded = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });
/** The addresses in the browser's history. */
const addresses = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries(): { url: string }[] } };
    return navigation.entries().map(({ url }) => new URL(url).pathname);
  });
/** Only the test's next call discovers the end: no event stream, and no record of visited pages two seconds later. */
const withoutOtherCalls = async (page: Page) => {
  await page.route("**/cc-api/notification/stream", (route) => route.abort());
  await page.route("**/cc-api/operator/visited", (route) => route.fulfill({ json: true }));
};
/** Signs in on the open login page, which returns to the address in `from`. */
const fillLogin = async (page: Page, account: string, password: string) => {
  await page.getByLabel("Account").fill(account);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};
const signInAgain = async (page: Page, password: string) => {
  await sessionEnded(page).getByLabel("Password", { exact: true }).fill(password);
  await sessionEnded(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(sessionEnded(page)).toBeHidden();
};

test("a deep link without a session goes through sign-in and back", async ({ page }) => {
  await page.goto(deepLink);
  await expect(page).toHaveURL(/\/user\/login\?from=/);
  await fillLogin(page, "bizDirector", demoPassword);
  await expect(page).toHaveURL(deepLink);
  await expect(heading(page)).toBeVisible();
});

test("a session that ends during a form is signed in to above it, and the form is saved", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const { account, password, name } = await signInAsNew("clientManager");
  await withoutOtherCalls(page);
  await page.goto("/finance/ledger");
  await page
    .getByRole("navigation", { name: "Navigation" })
    .getByRole("link", { name: "Client accounts" })
    .click();
  await page.getByRole("button", { name: "New client" }).click();
  const form = page.getByRole("form", { name: "New client account" });
  await form.getByLabel("Name", { exact: true }).fill("Northwind Optics");
  // With the call: another one that the page makes by itself would find out before the click.
  await page.route(
    "**/cc-api/finance/client/add",
    (route) => {
      endStoredSessions(dataDir, account);
      return route.continue();
    },
    { times: 1 },
  );
  await form.getByRole("button", { name: "Create" }).click();

  // First the notification about the failed call, which closes after seconds.
  await expect(
    sessionEnded(page).getByText("Request error 401: /cc-api/finance/client/add"),
  ).toBeVisible();
  await expect(sessionEnded(page)).toContainText(name);
  await expect(page).toHaveURL(/\/user\/login\?from=/);
  await expect(page).toHaveTitle("Sign in");
  // The content below stays inaccessible until sign-in.
  await page.keyboard.press("Escape");
  await expect(sessionEnded(page)).toBeVisible();
  await sessionEnded(page).getByLabel("Password", { exact: true }).fill("not the password");
  await sessionEnded(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(
    sessionEnded(page).getByText("The account or the password is wrong.").first(),
  ).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Northwind Optics");

  // Going back would lose the form, and leave the login page in the history.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("popstate", () => setTimeout(resolve));
        history.back();
      }),
  );
  await signInAgain(page, password);
  await expect(page).toHaveURL(/\/finance\/clients\/[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle(/^Northwind Optics/);
  const visited = await addresses(page);
  expect(visited.slice(0, -1)).toEqual(["/finance/ledger", "/finance/clients"]);
  await expect(form).toBeHidden();
  await expect(page.getByText("Northwind Optics").first()).toBeVisible();
});

test("a reload with an expired session shows sign-in, which leads back @full", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const { account, password } = await signInAsNew("bizDirector");
  await page.goto(deepLink);
  await expect(heading(page)).toBeVisible();
  endStoredSessions(dataDir, account);
  await expect(sessionEnded(page)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/user\/login\?from=/);
  await expect(sessionEnded(page)).toBeHidden();
  await fillLogin(page, account, password);
  await expect(page).toHaveURL(deepLink);
});

test("an address that differs only by its fragment leads to sign-in and back @full", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const { account, password } = await signInAsNew("bizDirector");
  await page.goto(deepLink);
  await expect(heading(page)).toBeVisible();
  endStoredSessions(dataDir, account);
  await expect(sessionEnded(page)).toBeVisible();
  await page.evaluate(() => location.assign("#typed"));
  await expect(sessionEnded(page)).toBeHidden();
  await fillLogin(page, account, password);
  await expect(page).toHaveURL(deepLink);
  await expect(heading(page)).toBeVisible();
});

test("a failed read is retried, and open content stays @full", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const { account, password } = await signInAsNew("bizDirector");
  await withoutOtherCalls(page);
  await page.goto("/finance/clients");
  // The list has loaded, so the next call is the search.
  await expect(page.getByText(/^\d+ records$/)).toBeVisible();
  endStoredSessions(dataDir, account);
  const search = page.getByRole("searchbox", { name: "Search name, number or contact" });
  await search.fill("Harbor");
  await search.press("Enter");
  // It ends again while the form checks the session: the form doesn't wait for that.
  await page.route(
    "**/auth/account/permissions",
    async (route) => {
      endStoredSessions(dataDir, account);
      await route.continue();
    },
    { times: 1 },
  );
  await sessionEnded(page).getByLabel("Password", { exact: true }).fill(password);
  await sessionEnded(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(
    sessionEnded(page).locator("form").getByText("your session has ended", { exact: false }),
  ).toBeVisible();
  await signInAgain(page, password);
  await expect(page.getByRole("table", { name: "Client accounts" }).getByRole("row")).toHaveCount(
    2,
  );
  await expect(search).toHaveValue("Harbor");
});

test("signing in again in one tab continues in all; another account reloads them @full", async ({
  page,
  context,
  signInAsNew,
  dataDir,
}) => {
  const operator = await signInAsNew("bizDirector");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/finance/clients");
    await expect(heading(tab)).toBeVisible();
  }
  endStoredSessions(dataDir, operator.account);
  // Both find out without user action.
  for (const tab of [page, other]) await expect(sessionEnded(tab)).toBeVisible();
  await signInAgain(other, operator.password);
  await expect(sessionEnded(page)).toBeHidden();

  // The next account must not see anything that the first one left on the page.
  await page.evaluate(() => Object.assign(window, { first: true }));
  // An address that differs only in its hash would load nothing.
  await page.evaluate(() => history.replaceState(history.state, "", "#place"));
  await signInOnPage(other, { account: "sales", password: demoPassword });
  await expect(other).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Lin Jiayi" })).toBeVisible();
  expect(await page.evaluate(() => "first" in window)).toBe(false);

  // A sign-in that no tab announces: the page's next request names its account, and is refused.
  await page.evaluate(() => Object.assign(window, { first: true }));
  await page.request.post("/auth/session/login", {
    data: { account: "bizDirector", password: demoPassword },
  });
  await expect(page.getByRole("button", { name: "Tomás Herrera" })).toBeVisible();
  expect(await page.evaluate(() => "first" in window)).toBe(false);
});

test("the prompt offers signing in as somebody else, on the sign-in page @full", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const { account } = await signInAsNew("bizDirector");
  await withoutOtherCalls(page);
  await page.goto(deepLink);
  // The list has loaded: nothing else is requested before the link.
  await expect(page.getByText(/^\d+ records$/)).toBeVisible();
  endStoredSessions(dataDir, account);
  await page
    .getByRole("navigation", { name: "Navigation" })
    .getByRole("link", { name: "Ledger" })
    .click();
  const other = sessionEnded(page).getByRole("button", { name: "Use another account" });
  await expect(other).toBeEnabled();
  // Offline, the dialog covers the page's own message.
  await page.context().setOffline(true);
  await expect(sessionEnded(page).getByText("You’re offline.")).toBeVisible();
  await expect(other).toBeDisabled();
  await page.context().setOffline(false);
  await other.click();
  await expect(page).toHaveURL(/\/user\/login\?from=/);
  await page.getByLabel("Account").fill("sales");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/finance/ledger");
});
