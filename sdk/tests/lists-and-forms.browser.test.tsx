import type { ApiOutput } from "@console-shell/contract";
import type { ClientApp } from "@console-shell/contract/calls/client-app";
import type { ListView } from "@console-shell/contract/calls/list-view";
import { FilterSelect } from "@console-shell/ui";
import { Form, Input } from "antd";
import { run } from "axe-core";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defineSubApp, ListPage, RecordForm, useApiMutation, useList } from "../index.ts";
import { mountForTest, type TestAnswers, type TestMount } from "../testing/index.ts";

const key = "GET /cc-api/client-app/list";
const statuses = ["active", "suspended"] as const;

const ClientApps = () => {
  const [adding, setAdding] = useState(false);
  const add = useApiMutation("POST /cc-api/client-app/add");
  const list = useList(key, {
    columns: [
      { key: "name", title: "Name", dataIndex: "name", sorter: true },
      { key: "owner", title: "Owner", dataIndex: "ownerName" },
      { key: "status", title: "Status", dataIndex: "status" },
    ],
    sort: "-name",
    filters: { status: statuses },
  });
  return (
    <ListPage
      list={list}
      title="Client apps"
      bulk={{
        nameOf: ({ name }) => name,
        actions: [
          {
            key: "suspend",
            title: "Suspend",
            can: ({ name }) => name !== "Idle",
            ask: { title: (count) => `Suspend ${count} apps?`, detail: "They stop." },
            run: ({ id }, request) =>
              request("POST /mc-api/operator/:id/disable", { params: { id } }),
          },
          {
            key: "write",
            title: "Write to them",
            ask: {
              title: (count) => `Write to ${count} owners?`,
              detail: "Each gets a mail.",
              fields: (
                <Form.Item name="message" label="Message">
                  <Input />
                </Form.Item>
              ),
            },
            run: ({ id }, request) =>
              request("POST /mc-api/operator/:id/disable", { params: { id } }),
          },
        ],
      }}
      file="/client-apps/export"
      create={{ title: "Add", run: () => setAdding(true) }}
      search="Search client apps"
      none="None yet"
      noneFound="None found"
      filters={
        <FilterSelect
          label="Status"
          value={list.filters.status}
          options={statuses.map((value) => ({ value, label: value }))}
          onChange={(status) => list.set({ status })}
        />
      }
      after={
        <RecordForm<{ name: string }>
          open={adding}
          drawer={400}
          title="New client app"
          submit="Create"
          initialValues={{ name: "" }}
          save={async ({ name }) => {
            await add.mutateAsync({
              body: { name, environment: "sandbox", ownerId: "", description: "" },
            });
          }}
          onClose={() => setAdding(false)}
        >
          <Form.Item name="name" label="Name" rules={[{ required: true, message: "Enter a name" }]}>
            <Input />
          </Form.Item>
        </RecordForm>
      }
    />
  );
};
const subApp = defineSubApp({ messages: { "en-US": {}, "zh-CN": {} }, App: ClientApps });

let mounted: TestMount | undefined;
let queries: Record<string, unknown>[];
let stored: ClientApp[];
beforeEach(() => {
  queries = [];
  stored = [{ id: "1", name: "Portal", ownerName: "Kim" } as ClientApp];
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const open = async (
  path = "",
  answers: TestAnswers = {},
  defaultViews: Record<string, string> = {},
) => {
  mounted = await mountForTest(subApp, {
    name: "console-application",
    path,
    account: { defaultViews },
    answers: {
      [key]: ({ query = {} } = {}) => {
        queries.push(query);
        const { search } = query as { search?: string };
        const items = stored.filter(({ name }) => !search || name.includes(search));
        return { items, total: items.length };
      },
      ...answers,
    },
  });
  return mounted;
};

test("a list is read as its address says, and values that it doesn't know are left out", async () => {
  await open("?status=suspended&sort=name&page=1");
  await expect.element(page.getByRole("cell", { name: "Portal" })).toBeVisible();
  await expect.element(page.getByText("1 record")).toBeVisible();
  expect(queries).toEqual([
    expect.objectContaining({ page: 1, status: "suspended", sort: "name", order: "asc" }),
  ]);
  await mounted?.unmount();
  await open("?status=gone&sort=owner");
  await expect.element(page.getByRole("cell", { name: "Portal" })).toBeVisible();
  expect(queries.at(-1)).toMatchObject({ status: undefined });
  expect(queries.at(-1)).not.toHaveProperty("sort");
});

test("search, filter and sort are sent, exported and cleared", async () => {
  await open();
  await page.getByRole("searchbox").fill("Shop");
  await expect.element(page.getByText("None found")).toBeVisible();
  expect(queries.at(-1)).toMatchObject({ search: "Shop", sort: "name", order: "desc" });
  const file = page.getByRole("link", { name: "Export CSV" });
  await expect.element(file).toHaveAttribute("href", expect.stringMatching(/export\?search=Shop$/));
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.element(page.getByRole("cell", { name: "Portal" })).toBeVisible();
  await page.getByRole("columnheader", { name: "Name" }).click();
  await expect.poll(() => queries.at(-1)).toMatchObject({ sort: "name", order: "asc" });
});

const viewId = "01900000-0000-7000-8000-00000000000a";
const view: ListView = {
  id: viewId,
  list: "/console-application",
  name: "Asleep",
  query: { status: "suspended", search: "Po" },
  columns: { order: ["status", "owner"], hidden: ["owner"] },
  shared: true,
  own: false,
  ownerName: "Kim",
};
const views = (items: ListView[]): TestAnswers => ({
  "GET /cc-api/list-view/list": { items },
  "PATCH /cc-api/list-view/:id": ({ params: { id }, body = {} }) => ({
    ...view,
    name: "Awake",
    own: true,
    ...body,
    id,
  }),
  "POST /cc-api/list-view/create": ({ body }) => ({
    ...view,
    ...body,
    id: viewId.replace(/a$/, "b"),
    own: true,
  }),
  "DELETE /cc-api/list-view/:id": true,
});
const address = () => mounted!.host.location.get().search;
const chooseInMenu = async (button: string, item: string | RegExp) => {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("a saved view in the address sets filters and columns; changes win until they are discarded", async () => {
  await open(`?view=${viewId}`, views([view]));
  await expect
    .element(page.getByRole("button", { name: "View: Asleep", exact: true }))
    .toBeVisible();
  expect(queries).toEqual([expect.objectContaining({ status: "suspended", search: "Po" })]);
  await expect.element(page.getByRole("columnheader", { name: "Owner" })).not.toBeInTheDocument();
  await page.getByRole("searchbox").fill("");
  await expect.poll(() => queries.at(-1)).toMatchObject({ status: "suspended", search: undefined });
  expect(address()).toBe(`?view=${viewId}&search=`);
  // Somebody else's view, without the permission to share.
  await page.getByRole("button", { name: "View: Asleep · edited" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Save as new view…" })).toBeVisible();
  await expect
    .element(page.getByRole("menuitem", { name: "Save changes" }))
    .not.toBeInTheDocument();
  await page.getByRole("menuitem", { name: "Discard changes" }).click();
  await expect.poll(address).toBe(`?view=${viewId}`);
  await chooseInMenu("View: Asleep", "All");
  await expect.poll(address).toBe("");
  await expect.poll(() => queries.at(-1)).toMatchObject({ status: undefined, search: undefined });
});

test("the default view counts without parameters, and All is the list without it", async () => {
  const list = "/console-application";
  const sent: unknown[] = [];
  const answers = {
    ...views([view]),
    "POST /cc-api/operator/updateBasicInfo": ({ body = {} } = {}) => {
      sent.push(body.defaultViews);
      return body as ApiOutput<"POST /cc-api/operator/updateBasicInfo">;
    },
  } satisfies TestAnswers;
  await open("", answers, { [list]: viewId, "/other": viewId });
  await expect.poll(() => queries.length).toBe(1);
  expect(queries).toEqual([expect.objectContaining({ status: "suspended", search: "Po" })]);
  expect(address()).toBe("");
  await page.getByRole("searchbox").fill("Shop");
  await expect.poll(address).toBe(`?view=${viewId}&search=Shop`);
  await chooseInMenu("View: Asleep · edited", "All");
  await expect.poll(address).toBe("?view=all");
  await expect.poll(() => queries.at(-1)).toMatchObject({ status: undefined, search: undefined });
  await chooseInMenu("Views", "No default");
  await chooseInMenu("Views", /^Asleep/);
  await expect.poll(address).toBe(`?view=${viewId}`);
  await chooseInMenu("View: Asleep", "No default");
  expect(sent).toEqual([{ [list]: null }, { [list]: null }]);
  await mounted?.unmount();

  await open("?status=active", answers, { [list]: viewId });
  await expect.poll(() => queries.at(-1)).toMatchObject({ status: "active", search: undefined });
  await mounted?.unmount();
  await open("?search=Shop", answers, { [list]: viewId });
  await page.getByRole("searchbox").fill("");
  await expect.poll(address).toBe("?view=all");
  await expect.poll(() => queries.at(-1)).toMatchObject({ status: undefined, search: undefined });
  await mounted?.unmount();
  await open("?tab=apps", answers, { [list]: viewId });
  await expect.poll(() => queries.at(-1)).toMatchObject({ status: "suspended" });
  await mounted?.unmount();
  await open(`?view=${viewId.replace(/a$/, "c")}`, answers, { [list]: viewId });
  await page.getByRole("alert").getByRole("button").click();
  await expect.poll(address).toBe("?view=all");
  await mounted?.unmount();
  await open("", { ...answers, ...views([]) }, { [list]: viewId });
  await expect.element(page.getByRole("button", { name: "Views", exact: true })).toBeVisible();
  expect(queries.at(-1)).toMatchObject({ status: undefined });
  await mounted?.unmount();
  await open(`?view=${viewId}`, answers);
  await chooseInMenu("View: Asleep", "Use as default");
  await expect.poll(() => sent.at(-1)).toEqual({ [list]: viewId });
});

test("a list is saved as a view, which is changed and deleted", async () => {
  await open("?status=active", views([]));
  await chooseInMenu("Views", "Save as new view…");
  await page.getByRole("textbox", { name: "Name" }).fill("Awake");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .element(page.getByRole("button", { name: "View: Awake", exact: true }))
    .toBeVisible();
  const sent = (key: string) => mounted!.calls.find((call) => call.key === key)?.input;
  expect(sent("POST /cc-api/list-view/create")).toEqual({
    body: {
      list: "/console-application",
      permission: null,
      name: "Awake",
      query: { status: "active" },
      columns: null,
      shared: false,
    },
  });
  expect(address()).toBe(`?view=${viewId.replace(/a$/, "b")}`);
  await page.getByRole("searchbox").fill("Po");
  await chooseInMenu("View: Awake · edited", "Save changes");
  await expect
    .poll(() => sent("PATCH /cc-api/list-view/:id"))
    .toMatchObject({
      body: { query: { status: "active", search: "Po" }, columns: null },
    });
  await chooseInMenu("View: Awake", "Delete…");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByRole("button", { name: "Views", exact: true })).toBeVisible();
  expect(address()).toBe("");
});

test("a view that isn't there says so, and leaves the list as it is", async () => {
  await open(`?view=${viewId}&status=active`, views([]));
  await expect.element(page.getByText(/^This view was deleted/)).toBeVisible();
  expect(queries.at(-1)).toMatchObject({ status: "active" });
  await page.getByRole("button", { name: "close" }).click();
  await expect.poll(address).toBe("?status=active");
});

test("columns are hidden, moved and reset by keyboard, and remembered", async () => {
  const heads = () =>
    page
      .getByRole("columnheader")
      .elements()
      .slice(1)
      .map((head) => head.textContent);
  await open();
  await expect.poll(heads).toEqual(["Name", "Owner", "Status"]);
  await page.getByRole("button", { name: "Columns" }).click();
  await expect.element(page.getByRole("checkbox", { name: "Owner" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.poll(heads).toEqual(["Name", "Status", "Owner"]);
  await expect.element(page.getByRole("button", { name: "Move Owner down" })).toHaveFocus();
  await page.getByRole("checkbox", { name: "Status" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Columns" })).toHaveFocus();
  await mounted?.unmount();
  await open();
  await expect.poll(heads).toEqual(["Name", "Owner"]);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(heads).toEqual(["Name", "Owner", "Status"]);
});

test("selected rows get an action one by one, and those that fail stay selected", async () => {
  stored = ["Portal", "Idle", "Shop", "Depot"].map(
    (name, index) => ({ id: String(index), name, ownerName: "Kim" }) as ClientApp,
  );
  const sent: string[] = [];
  await open("", {
    "POST /mc-api/operator/:id/disable": ({ params: { id } }) => {
      sent.push(id);
      const fields = [{ path: "status", message: "It has open invoices" }];
      if (id === "2") throw Object.assign(new Error("Refused"), { code: "conflict", fields });
      return {} as ApiOutput<"POST /mc-api/operator/:id/disable">;
    },
  });
  const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
  await box("Portal").click();
  await box("Shop").click({ modifiers: ["Shift"] });
  await expect.element(page.getByText("3 selected")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("3 selected")).not.toBeInTheDocument();
  await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await box("Depot").click();
  await page.getByRole("button", { name: "Suspend" }).click();
  await expect.element(page.getByText("Suspend 2 apps?")).toBeVisible();
  await expect
    .element(page.getByRole("dialog").getByRole("button", { name: "Suspend" }))
    .toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Suspend: 1 done · Failed: 1")).toBeVisible();
  await expect.element(page.getByText("Shop: It has open invoices")).toBeVisible();
  expect(sent).toEqual(["0", "2"]);
  await expect.element(box("Portal")).not.toBeChecked();
  await expect.element(box("Shop")).toBeChecked();
});

test("an action gets the rows that it asked about, even if the list has changed since", async () => {
  const named = (...names: string[]) =>
    names.map((name) => ({ id: name, name, ownerName: "Kim" }) as ClientApp);
  stored = named("Portal", "Shop", "Depot");
  const sent: string[] = [];
  const { online } = await open("", {
    "POST /mc-api/operator/:id/disable": ({ params: { id } }) => {
      sent.push(id);
      return {} as ApiOutput<"POST /mc-api/operator/:id/disable">;
    },
  });
  const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
  for (const name of ["Portal", "Shop"]) await box(name).click();
  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("Suspend 2 apps?")).toBeVisible();
  stored = named("Portal", "Depot");
  // The list is read again.
  online.set(false);
  online.set(true);
  await expect.element(box("Shop")).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect.poll(() => sent).toEqual(["Portal", "Shop"]);
});

test("keys step through the rows, select and open them, and run the action on the selected ones", async () => {
  stored = ["Portal", "Shop", "Depot"].map(
    (name, index) => ({ id: String(index), name, ownerName: "Kim" }) as ClientApp,
  );
  const host = await open("?status=active");
  const offered = () => host.offered();
  await expect.element(page.getByRole("cell", { name: "Depot" })).toBeVisible();
  const entryOf = (letter: string) => offered().find(({ keys }) => keys === letter);
  const press = (letters: string) => {
    for (const letter of letters) entryOf(letter)?.run();
  };
  const row = () => document.activeElement?.getAttribute("data-row-key");
  expect(entryOf("S")).toBeUndefined();
  expect(offered().map(({ title, needs }) => [title, needs])).toEqual(
    expect.arrayContaining([
      ["Next row", undefined],
      ["Previous row", undefined],
      ["Select or clear", "On a row (J, K)"],
      ["Suspend", "With rows selected (X)"],
    ]),
  );
  press("X");
  await expect.element(page.getByText(/selected/)).not.toBeInTheDocument();
  press("JJJJK");
  expect(row()).toBe("1");
  press("X");
  await expect.element(page.getByText("1 selected")).toBeVisible();
  // In the background, Escape is another page's.
  const list = document.querySelector(".cs-bulk")!.parentElement!;
  list.hidden = true;
  await userEvent.keyboard("{Escape}");
  list.hidden = false;
  await expect.element(page.getByText("1 selected")).toBeVisible();
  // The row is drawn again, as after going back to the list.
  await page.getByRole("searchbox").fill("Portal");
  await expect.element(page.getByRole("cell", { name: "Depot" })).not.toBeInTheDocument();
  await page.getByRole("searchbox").fill("");
  await expect.element(page.getByRole("cell", { name: "Depot" })).toBeVisible();
  press("J");
  expect(row()).toBe("1");
  press("K");
  expect(row()).toBe("0");
  press("X");
  await expect.element(page.getByText("2 selected")).toBeVisible();
  const action = offered().find(({ title }) => title === "Suspend");
  expect(action).not.toHaveProperty("needs");
  action?.run();
  await expect.element(page.getByText("Suspend 2 apps?")).toBeVisible();
});

test("an action on several asks as before if the operator doesn't prove who they are", async () => {
  stored = ["Portal", "Shop", "Depot"].map(
    (name, index) => ({ id: String(index), name, ownerName: "Kim" }) as ClientApp,
  );
  const sent: string[] = [];
  let isProved = false;
  await open("", {
    "POST /mc-api/operator/:id/disable": ({ params: { id } }) => {
      sent.push(id);
      if (isProved) return {} as ApiOutput<"POST /mc-api/operator/:id/disable">;
      throw Object.assign(new Error("Enter your password"), { code: "reauth_required" });
    },
  });
  await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await page.getByRole("button", { name: "Write to them" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Message/ }).fill("It moves");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent).toEqual(["0"]);
  await expect.element(dialog.getByRole("textbox", { name: /Message/ })).toHaveValue("It moves");
  await expect.element(page.getByText(/Failed/)).not.toBeInTheDocument();
  isProved = true;
  await dialog.getByRole("button", { name: "Write to them" }).click();
  await expect.element(page.getByText("Write to them: 3 done")).toBeVisible();
  expect(sent).toEqual(["0", "0", "1", "2"]);
});

test("on a phone, filters, order and views are in a drawer that says how many are set", async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(390, 844);
  try {
    await open("?status=active", views([view]));
    const button = page.getByRole("button", { name: "Filters (1)" });
    await expect.element(page.getByText("1 record", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("combobox")).not.toBeInTheDocument();
    await button.click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await expect.element(drawer.getByRole("combobox", { name: "Sort by" })).toBeVisible();
    await expect.element(drawer.getByRole("button", { name: "Views" })).toBeVisible();
    const { violations } = await run(document.querySelector("[role=dialog]")!);
    expect(violations.map(({ id }) => id)).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
    await expect.element(drawer).not.toBeInTheDocument();
    await button.click();
    await drawer.getByRole("combobox", { name: "Status" }).click();
    await page.getByTitle("Status: All").click();
    await expect.poll(address).toBe("");
    await drawer.getByRole("button", { name: "Show 1 record" }).click();
    await expect.element(page.getByRole("button", { name: "Filters", exact: true })).toHaveFocus();
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
});

test("an empty list offers to create the first record", async () => {
  stored = [];
  await open();
  await expect.element(page.getByText("None yet")).toBeVisible();
  expect(page.getByRole("button", { name: "Add" }).elements()).toHaveLength(2);
});

test("a form keeps what the server refuses, sends once, and forgets its values when it closes", async () => {
  const sent: unknown[] = [];
  let refuse = true;
  const answering = Promise.withResolvers<void>();
  const { online } = await open("", {
    "POST /cc-api/client-app/add": async ({ body }) => {
      sent.push(body.name);
      if (refuse)
        throw Object.assign(new Error("Bad input"), {
          fields: [{ path: "name", code: "taken", message: "This name is taken" }],
        });
      await answering.promise;
      return stored[0]!;
    },
  });
  const name = page.getByRole("dialog").getByRole("textbox");
  await page.getByRole("button", { name: "Add" }).click();
  await expect.element(name).toHaveFocus();
  await name.fill("Portal");
  online.set(false);
  await expect.element(page.getByRole("button", { name: "Create" })).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual([]);
  online.set(true);
  await page.getByRole("button", { name: "Create" }).click();
  await expect.element(page.getByText("This name is taken")).toBeVisible();
  await expect.element(name).toHaveValue("Portal");
  refuse = false;
  await name.fill("Shop");
  await userEvent.keyboard("{Enter}{Enter}");
  answering.resolve();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent).toEqual(["Portal", "Shop"]);
  await page.getByRole("button", { name: "Add" }).click();
  await expect.element(name).toHaveValue("");
});
