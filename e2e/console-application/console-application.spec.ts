import type { ApiOutput } from "@console-shell/contract";
import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { choose, chooseAlso } from "../support/choose.ts";
import { fact } from "../support/facts.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";

/**
 * Creates a client app through the API and opens its keys, by navigation if the console is open.
 */
const openNewClientApp = async (page: Page, name: string) => {
  const own = await page.request.get("/auth/account/info");
  const { id: ownerId } = (await own.json()) as ApiOutput<"GET /auth/account/info">;
  const made = await page.request.post("/cc-api/client-app/add", {
    data: { name, environment: "production", description: "", ownerId },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as ApiOutput<"POST /cc-api/client-app/add">;
  const address = `/console-application/applications/${id}?tab=keys`;
  if (page.url() === "about:blank") await page.goto(address);
  else await goWithin(page, address);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return id;
};

const issued = (page: Page) => page.getByRole("dialog", { name: "Your new key" });

/** Reads the key that is shown once, and closes the dialog. */
const takeKey = async (page: Page) => {
  const key = await issued(page).getByRole("textbox", { name: "API key" }).inputValue();
  expect(key).toMatch(/^\S{24,}$/);
  await issued(page).getByRole("button", { name: "I’ve copied it" }).click();
  await expect(issued(page)).toBeHidden();
  return key;
};

const makeKey = async (page: Page, name: string, ...scopes: string[]) => {
  await page.getByRole("button", { name: "New key" }).click();
  const form = page.getByRole("dialog", { name: "New API key" });
  await form.getByLabel("Name").fill(name);
  for (const scope of scopes) await form.getByRole("checkbox", { name: scope }).check();
  await form.getByRole("button", { name: "Create" }).click();
  return takeKey(page);
};

const keys = (page: Page) => page.getByRole("table", { name: "API keys of the client app" });

test("a client app is created and found again; a member is added, gets another role and is removed @full", async ({
  page,
  signIn,
  signInAsNew,
}) => {
  await signIn("clientManager");
  await page.goto("/console-application");
  await page.getByRole("button", { name: "New client app" }).click();
  const form = page.getByRole("dialog", { name: "New client app" });
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form.getByLabel("Name")).toHaveAccessibleDescription("Enter a name");
  await form.getByLabel("Name").fill("Harbour gate cameras");
  await choose(form.getByLabel("Environment"), "Production");
  await expect(form).toContainText("Julien Moreau");
  await choose(form.getByLabel("Owner"), "Emily Carter (emily.carter)");
  await form.getByLabel("Description").fill("Compares faces at the harbour's gates.");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Harbour gate cameras" })).toBeVisible();
  await page.getByRole("link", { name: "Client apps", exact: true }).first().click();

  const search = page.getByLabel("Search name, description or owner");
  await search.fill("harbour gate");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=harbour(\+|%20)gate/);
  await expect(page.getByText("1 record", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Harbour gate cameras" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbour gate cameras" })).toBeVisible();
  await expect(page.getByText("Production", { exact: true })).toBeVisible();
  await expect(fact(page, "Owner")).toHaveText("Emily Carter");
  await page.getByRole("tab", { name: "Keys" }).click();
  await expect(page.getByText("No keys yet")).toBeVisible();

  await test.step("a member", async () => {
    await openNewClientApp(page, "Ferry terminal desk");
    await page.getByRole("tab", { name: "Members", exact: true }).click();
    const rows = page
      .getByRole("table", { name: "Owner and members of the client app" })
      .getByRole("row");
    await expect(rows.filter({ hasText: "Owner" })).toHaveCount(1);
    await page.getByRole("button", { name: "Add member" }).click();
    const form = page.getByRole("dialog", { name: "Add member" });
    await choose(form.getByLabel("Operator"), "Emily Carter (emily.carter)");
    await form.getByRole("button", { name: "Add", exact: true }).click();
    const row = rows.filter({ hasText: "emily.carter" });
    await expect(row).toContainText("Viewer");
    const actions = row.getByRole("button", { name: "Actions for Emily Carter" });
    await actions.click();
    await page.getByRole("menuitem", { name: "Make manager" }).click();
    await expect(row).toContainText("Manager");
    await actions.click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    const question = page.getByRole("dialog", { name: "Remove Emily Carter?" });
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step("an unknown client app's address shows not found", async () => {
    await goWithin(page, "/console-application/applications/019a0000-0000-7000-8000-000000000000");
    await expect(
      page.getByRole("heading", { level: 1, name: "Client app not found" }),
    ).toBeVisible();
    await page
      .getByRole("navigation", { name: "Breadcrumbs" })
      .getByRole("link", { name: "Client apps", exact: true })
      .click();
    await expect(page.getByRole("table", { name: "Client apps" })).toBeVisible();
  });

  await test.step("pages are in Chinese", async () => {
    // The first user's page would reload by itself.
    await page.goto("about:blank");
    await signInAsNew("clientManager", "zh-CN");
    await page.goto("/console-application/applications");
    await expect(page.getByRole("heading", { level: 1, name: "客户应用" })).toBeVisible();
    const table = page.getByRole("table", { name: "客户应用" });
    for (const name of ["名称", "环境", "状态", "负责人"])
      await expect(table.getByRole("columnheader", { name })).toBeVisible();
    await expect(table.getByRole("cell", { name: "生产", exact: false }).first()).toBeVisible();
  });
});

test("a key is created with the keyboard, shown once, rotated with an overlap and revoked @full", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await openNewClientApp(page, "Museum audio guide");
  const key = await makeKey(page, "Server one", "Search objects", "Read usage");
  const row = keys(page).getByRole("row", { name: /Server one/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Active");
  await expect(row).toContainText("Search objects");
  await expect(page.getByText(key)).toHaveCount(0);
  await page.reload();
  await expect(row).toHaveCount(1);
  expect(await page.content()).not.toContain(key);

  await row.getByRole("button", { name: /^Actions for key Server one/ }).click();
  await page.getByRole("menuitem", { name: "Rotate" }).click();
  const rotation = page.getByRole("dialog", { name: "Rotate Server one" });
  await rotation.getByRole("radio", { name: "In 24 hours" }).check();
  await rotation.getByRole("button", { name: "Create new key" }).click();
  const next = await takeKey(page);
  expect(next).not.toBe(key);
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText("Active");
  await expect(row.last()).toContainText("Retiring");

  await row
    .last()
    .getByRole("button", { name: /^Actions for key Server one/ })
    .click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  const question = page.getByRole("dialog", { name: "Revoke Server one?" });
  await question.getByRole("button", { name: "Revoke" }).click();
  await expect(row.last()).toContainText("Revoked");
  await expect(row.last().getByRole("button")).toHaveCount(0);
  await expect(row.first()).toContainText("Active");
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(fact(page, "Active keys")).toHaveText("1");

  await test.step("with the keyboard", async () => {
    await openNewClientApp(page, "Tram stop displays");
    const opener = page.getByRole("button", { name: "New key" });
    await tabTo(opener);
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "New API key" });
    await tabTo(form.getByLabel("Name"));
    await page.keyboard.type("Display server");
    await tabTo(form.getByRole("checkbox", { name: "Read libraries" }));
    await page.keyboard.press("Space");
    await tabTo(form.getByRole("button", { name: "Create" }));
    await page.keyboard.press("Enter");

    await tabTo(issued(page).getByRole("textbox", { name: "API key" }));
    // Escape must not lose a key that hasn't been copied.
    await page.keyboard.press("Escape");
    await expect(issued(page)).toBeVisible();
    // Neither must navigating away.
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search the console" })).toBeFocused();
    await page.keyboard.type("registrations");
    await expect(page.getByRole("option", { selected: true })).toHaveText(/^Registrations/);
    await page.keyboard.press("Enter");
    const leaving = page.getByRole("dialog", { name: "Leave this page?" });
    await tabTo(leaving.getByRole("button", { name: "Stay" }));
    await page.keyboard.press("Enter");
    await expect(leaving).toBeHidden();
    await tabTo(issued(page).getByRole("button", { name: "I’ve copied it" }));
    await page.keyboard.press("Enter");
    await expect(issued(page)).toBeHidden();
    await expect(keys(page).getByRole("row", { name: /Display server/ })).toContainText("Active");

    await tabTo(page.getByRole("button", { name: /^Actions for key Display server/ }));
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Revoke" }).press("Enter");
    const question = page.getByRole("dialog", { name: "Revoke Display server?" });
    await tabTo(question.getByRole("button", { name: "Revoke" }));
    await page.keyboard.press("Enter");
    await expect(keys(page).getByRole("row", { name: /Display server/ })).toContainText("Revoked");
  });
});

test("a key's access can be tried, metered, limited and revoked", async ({ page, signIn }) => {
  // Client managers can't grant libraries.
  await signIn("admin");
  const id = await openNewClientApp(page, "Ferry ticket desk");
  const key = await makeKey(page, "Desk", "Read libraries");

  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await tab("Libraries").click();
  await page.getByRole("button", { name: "Grant access" }).click();
  const grant = page.getByRole("dialog", { name: "Grant access to libraries" });
  await chooseAlso(grant.getByRole("combobox"), "Homeware");
  await grant.getByRole("button", { name: "Grant access" }).click();
  await expect(page.getByRole("row", { name: /Homeware/ })).toBeVisible();

  await tab("Overview").click();
  await page.getByRole("button", { name: "Edit limits" }).click();
  const limits = page.getByRole("dialog", { name: "Edit limits and billing" });
  await limits.getByLabel("Calls per month").fill("2");
  const found = await page.request.get("/cc-api/client-app/payer/list?pageSize=1");
  const { items: payers } = (await found.json()) as ApiOutput<"GET /cc-api/client-app/payer/list">;
  const payer = `${payers[0]?.name} · ${payers[0]?.number}`;
  await choose(limits.getByLabel("Paid by"), payer);
  await limits.getByRole("button", { name: "Save" }).click();
  await expect(fact(page, "Paid by")).toHaveText(payer);
  await expect(page.getByText("0 of 2 calls this month")).toBeVisible();

  await tab("Playground").click();
  const operation = page.getByRole("combobox", { name: "Operation" });
  await choose(operation, "GET /api/v1/libraries");
  // It's handed over from the tab that created it.
  await expect(page.getByLabel("API key")).toHaveValue(key);
  const send = page.getByRole("button", { name: "Send", exact: true });
  const answer = page.getByRole("region", { name: "Response body" });
  await send.click();
  await expect(page.getByText("Status 200")).toBeVisible();
  await expect(answer).toContainText("Homeware");
  await expect(fact(page, "x-ratelimit-remaining")).toHaveText("1");
  await page.getByRole("tab", { name: "curl" }).click();
  await expect(page.getByRole("region", { name: "curl" })).toContainText("$CONSOLE_KEY");
  // The key is only in its field, not anywhere that outlives the page.
  expect(page.url()).not.toContain(key);
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries))),
  ).not.toContain(key);
  await send.click();
  await expect(fact(page, "x-ratelimit-remaining")).toHaveText("0");
  await send.click();
  await expect(answer).toContainText("quota_used_up");

  await tab("Usage").click();
  const used = page.getByRole("table", { name: "Calls by key and operation" });
  await expect(used.getByRole("row", { name: /api\.library\.list/ })).toContainText(/Desk.*3.*1/);
  await tab("Overview").click();
  await expect(page.getByText("2 of 2 calls this month")).toBeVisible();

  const revoked = await page.request.get(`/cc-api/client-app/${id}/key/list`);
  const { items } = (await revoked.json()) as ApiOutput<"GET /cc-api/client-app/:id/key/list">;
  await page.request.post(`/cc-api/client-app/${id}/key/${items[0]?.id}/revoke`, {
    data: {},
  });
  await tab("Playground").click();
  await send.click();
  await expect(answer).toContainText("wrong_key");
  // A rejected key must not end the operator's session.
  await tab("Keys").click();
  await expect(keys(page).getByRole("row", { name: /Desk/ })).toContainText("Revoked");
});
