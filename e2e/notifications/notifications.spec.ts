import { request, type APIRequestContext, type Page } from "@playwright/test";
import { demoPassword, expect, test } from "../support/test.ts";
import { mailTo } from "../support/mail-to.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

/** Registers for an account, and confirms the e-mail address with the mailed link. */
const apply = async (page: Page, account: string) => {
  const answer = await page.request.post("/mc-api/basic/applicant/add", {
    data: {
      account,
      name: "Ada Applicant",
      company: "Lakeside Galleries",
      email: `${account}@lakeside.example`,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const mail = await mailTo(page, `${account}@lakeside.example`, "Confirm your e-mail address");
  await mail.getByRole("link").click();
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Your registration is under review" }),
  ).toBeVisible();
};
const asRoot = async (baseURL: string): Promise<APIRequestContext> => {
  const root = await request.newContext({ baseURL });
  await root.post("/auth/session/login", { data: { account: "root", password: demoPassword } });
  return root;
};

test("a pending registration notifies those who decide it, in every tab, and links to it", async ({
  page,
  context,
  browser,
  consoleUrl,
  signInAsNew,
}) => {
  await signInAsNew("admin");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/user-info");
    await expect(bell(tab)).toBeVisible();
  }
  await expect(bell(page)).toHaveAccessibleName("Notifications, none unread");
  const applicant = await browser.newContext({ baseURL: consoleUrl });
  await apply(await applicant.newPage(), `ada${Date.now()}`);
  await applicant.close();
  for (const tab of [page, other]) {
    await expect(tab.getByText("Ada Applicant from Lakeside Galleries registered")).toBeVisible();
    await expect(bell(tab)).toHaveAccessibleName("Notifications, 1 unread");
  }
  // Staying on the page must not mark it as read.
  await page.getByLabel("Name", { exact: true }).fill("Unfinished");
  await bell(page).click();
  const link = drawer(page).getByRole("link", { name: /Registration to review/ });
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await link.click();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(link).toContainText("New");
  await link.click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/management\/applicants/);
  // Reading in one tab marks it as read in all.
  for (const tab of [page, other])
    await expect(bell(tab)).toHaveAccessibleName("Notifications, none unread");
});

test("ending a session elsewhere prompts for sign-in at once, and a changed role applies without a reload", async ({
  page,
  consoleUrl,
  signInAsNew,
}) => {
  const { account, password } = await signInAsNew("sales");
  await page.goto("/finance/clients");
  await expect(page.getByRole("table", { name: "Client accounts" })).toBeVisible();
  const root = await asRoot(consoleUrl);
  const found = await root.get("/mc-api/operator/list", { params: { search: account } });
  const { items } = (await found.json()) as { items: { id: string }[] };
  await root.post(`/mc-api/operator/${items[0]!.id}/end-sessions`);
  const sessionEnded = page.getByRole("dialog", { name: "Your session has ended" });
  await sessionEnded.getByLabel("Password", { exact: true }).fill(password);
  await sessionEnded.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(sessionEnded).toBeHidden();
  // It receives events again, including those it missed.
  await expect(bell(page)).toHaveAccessibleName(/[1-9] unread/);

  await page.getByRole("link", { name: "Console Shell, home" }).click();
  const navigation = page.getByRole("navigation", { name: "Navigation", exact: true });
  await expect(navigation.getByRole("link")).toHaveCount(3);
  const changed = await root.patch(`/mc-api/operator/${items[0]!.id}`, {
    data: { role: "operation" },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await root.dispose();
  await expect(navigation.getByRole("link", { name: "Face search" })).toBeVisible();
  await expect(page.getByText("changed your role to Operations")).toBeVisible();
});

test("a drawer that fails to load shows an error and keeps its content; an empty one says so @full", async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew("sales");
  await page.goto("/user-info");
  await page.getByLabel("Name", { exact: true }).fill("Unfinished");
  const chunk = "**/assets/notification-drawer-*.js";
  await page.route(chunk, (route) => route.abort());
  await bell(page).click();
  await expect(page.getByText("Network error")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Unfinished");
  await page.unroute(chunk);
  await bell(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByRole("button", { name: "Mark all as read" })).toBeDisabled();
  await expect(drawer(page).getByText("You’re all caught up.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});
