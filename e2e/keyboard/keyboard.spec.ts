import type { Page } from "@playwright/test";
import { newOperator } from "../support/new-operator.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";
import { goTo } from "./go-to.ts";
import { pick } from "./pick.ts";
import { walkTo } from "./walk-to.ts";

/** Opens the form with the page's main button. */
/** Presses the button of a form that is a page. */
const openFormPage = async (page: Page, name: string, title: string) => {
  await walkTo(page.getByRole("main").getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  return page.getByRole("form", { name: title });
};

const openForm = async (page: Page, name: string) => {
  await walkTo(page.getByRole("main").getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog");
  await expect(form.locator("input, textarea").first()).toBeFocused();
  return form;
};

type Form = Awaited<ReturnType<typeof openForm>>;

const write = async (form: Form, label: string, text: string) => {
  await walkTo(form.getByLabel(label, { exact: true }));
  await form.page().keyboard.press("ControlOrMeta+a");
  await form.page().keyboard.type(text);
};

/** Submits the form, and waits until it closes and the page shows the result. */
const send = async (form: Form, button: string, told: RegExp) => {
  const page = form.page();
  await walkTo(form.getByRole("button", { name: button, exact: true }));
  await page.keyboard.press("Space");
  await expect(page.getByText(told).first()).toBeVisible();
  await expect(form).toBeHidden();
};

test("the keyboard is enough from sign-in to a write in each sub-app and sign-out", async ({
  page,
  consoleUrl,
}) => {
  const { account, password } = await newOperator(consoleUrl, "root");
  const colleague = await newOperator(consoleUrl, "sales");
  const mark = account.slice(5);
  const { keyboard } = page;

  await page.goto("/user/login");
  await walkTo(page.getByLabel("Account"));
  await keyboard.type(account);
  await walkTo(page.getByLabel("Password", { exact: true }));
  await keyboard.type(password);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  // Not the login page's heading, which stays until the frame appears.
  await expect(page.getByRole("heading", { level: 1, name: /^Good/ })).toBeVisible();

  await test.step("the theme's menu", async () => {
    const theme = page.getByRole("banner").getByRole("button", { name: /^Theme/ });
    // The way on passes everything on the page, which may be more than a hundred links.
    await tabTo(theme, "Shift+Tab");
    await keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Light" })).toBeFocused();
    await keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Dark" })).toBeFocused();
    await keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(theme).toBeFocused();
  });

  await test.step("management: an operator's name", async () => {
    await goTo(page, colleague.account, colleague.name);
    const form = await openForm(page, "Edit");
    await write(form, "Name", `Alma ${mark}`);
    await send(form, "Save", /^Alma .* was saved$/);
    await expect(page.getByRole("heading", { level: 1, name: `Alma ${mark}` })).toBeVisible();
  });

  await test.step("console: an alert rule", async () => {
    await goTo(page, "Alerts", "Alerts");
    const form = await openFormPage(page, "New rule", "New rule");
    await write(form, "Name", `Many errors ${mark}`);
    await pick(form.getByRole("combobox", { name: "Metric" }), "Errors");
    await send(form, "Create", /^Many errors .* was saved$/);
  });

  await test.step("console-application: a client app", async () => {
    await goTo(page, "Client apps", "Client apps");
    const form = await openForm(page, "New client app");
    await write(form, "Name", `Quay cameras ${mark}`);
    await pick(
      form.getByRole("combobox", { name: "Owner" }),
      "Emily Carter (emily.carter)",
      "Emily",
    );
    await send(form, "Create", /^Quay cameras .* was created$/);
  });

  await test.step("image-library-management: a library", async () => {
    await goTo(page, "Libraries", "Libraries");
    const form = await openForm(page, "New library");
    await write(form, "Name", `Quay ${mark}`);
    await pick(form.getByRole("combobox", { name: "Kind" }), "General");
    await send(form, "Create", /^Library “Quay .*” created$/);
  });

  await test.step("face-search: a face collection", async () => {
    await goTo(page, "Collections", "Collections", "Face search");
    const form = await openForm(page, "New collection");
    await write(form, "Name", `Day shift ${mark}`);
    await pick(form.getByRole("combobox", { name: "Libraries" }), "Staff badges", "Staff");
    // A multiple select stays open for more options.
    await keyboard.press("Escape");
    await send(form, "Create", /^Collection “Day shift .*” created$/);
  });

  await test.step("object-search-manager: an object collection", async () => {
    await goTo(page, "Collections", "Collections", "Object search");
    const form = await openForm(page, "New collection");
    await write(form, "Name", `Summer ${mark}`);
    await pick(form.getByRole("combobox", { name: "Libraries" }), "Homeware", "Homeware");
    await keyboard.press("Escape");
    await walkTo(form.getByRole("combobox", { name: "Labels" }));
    await keyboard.type("kettle");
    await keyboard.press("Enter");
    await send(form, "Create", /^Collection “Summer .*” created$/);
  });

  await test.step("finance: a client", async () => {
    await goTo(page, "Client accounts", "Client accounts");
    const form = await openFormPage(page, "New client", "New client account");
    await write(form, "Name", `Quay Optics ${mark}`);
    await send(form, "Create", /^Quay Optics .* was created as /);
  });

  await test.step("management: rows by key", async () => {
    await goTo(page, "Operators", "Operators");
    const rows = page.getByRole("table", { name: "Operators" }).getByRole("row");
    await expect(rows.nth(2)).toBeVisible();
    await keyboard.type("jjx");
    await expect(rows.nth(2)).toBeFocused();
    await expect(page.getByText("1 selected")).toBeVisible();
    await keyboard.press("Escape");
    await expect(page.getByText("1 selected")).toBeHidden();
  });

  await test.step("sign-out", async () => {
    await tabTo(page.getByRole("banner").getByRole("button", { name: new RegExp(account) }));
    await keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "User info" })).toBeFocused();
    await keyboard.press("ArrowUp");
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/user\/login/);
  });
});
