import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { Detail, Facts, Page } from "@console-shell/ui";
import { Input } from "antd";
import { run } from "axe-core";
import { Link, Route, Routes, useParams } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defineSubApp, InPlace, ListPage, SplitView, useList, usePageTitle } from "../index.ts";
import { mountForTest, type TestMount } from "../testing/index.ts";

let saved: string[];
let refusal: Error | undefined;

const Record = ({ id }: { id: string }) => {
  usePageTitle(`App ${id}`);
  return (
    <Page record title={`App ${id}`} back={<Link to="/">Back</Link>}>
      <Detail
        rail={
          <Facts
            items={[
              {
                label: "Owner",
                value: (
                  <InPlace
                    label="Owner"
                    name="owner"
                    value="Kim"
                    field={<Input />}
                    rules={[{ required: true, message: "Enter a name" }]}
                    save={(value) => {
                      if (refusal) return Promise.reject(refusal);
                      saved.push(value);
                      return Promise.resolve();
                    }}
                  >
                    Kim
                  </InPlace>
                ),
              },
            ]}
          />
        }
      >
        Calls of {id}
      </Detail>
    </Page>
  );
};

const RecordPage = () => <Record id={useParams()["id"] ?? ""} />;

const Apps = () => {
  const list = useList("GET /cc-api/client-app/list", {
    columns: [
      {
        key: "name",
        title: "Name",
        render: (_, { id, name }) => <Link to={`/${id}`}>{name}</Link>,
      },
      { key: "owner", title: "Owner", dataIndex: "ownerName" },
      { key: "status", title: "Status", dataIndex: "status" },
    ],
  });
  return (
    <SplitView
      list={<ListPage list={list} title="Client apps" none="None" search="Search" />}
      path={(id) => `/${id}`}
      renderRecord={(id) => <Record key={id} id={id} />}
    />
  );
};

const App = () => (
  <Routes>
    <Route index element={<Apps />} />
    <Route path=":id" element={<RecordPage />} />
  </Routes>
);
const subApp = defineSubApp({ messages: { "en-US": {}, "zh-CN": {} }, App });

let mounted: TestMount | undefined;
beforeEach(async () => {
  saved = [];
  refusal = undefined;
  await page.viewport(1440, 900);
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const open = async (path = "") => {
  mounted = await mountForTest(subApp, {
    name: "console-application",
    path,
    answers: {
      "GET /cc-api/client-app/list": {
        items: ["Portal", "Kiosk", "Idle"].map((name, at) => ({
          id: String(at + 1),
          name,
          ownerName: "Kim",
        })) as ClientApp[],
        total: 3,
      },
    },
  });
  return mounted;
};
const pane = () => page.getByRole("region", { name: "Open record" });

test("a list next to its records opens pressed and stepped rows, and keeps the open one in the address", async () => {
  const { host } = await open();
  await page.getByRole("button", { name: "Split view" }).click();
  await expect.element(pane().getByRole("heading", { level: 2, name: "App 1" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Client apps");
  expect(host.location.get().search).toBe("?open=1");
  // The record's page would lead back to the list, which is there.
  expect(pane().getByRole("link", { name: "Back" }).query()).toBeNull();
  await page.getByRole("link", { name: "Kiosk" }).click();
  await expect.element(pane().getByText("Calls of 2")).toBeVisible();
  const current = () =>
    [...document.querySelectorAll<HTMLElement>("tr[aria-current]")].map(
      (row) => row.dataset["rowKey"],
    );
  expect(current()).toEqual(["2"]);
  document.querySelector<HTMLElement>("tr[data-row-key='3']")!.tabIndex = -1;
  document.querySelector<HTMLElement>("tr[data-row-key='3']")!.focus();
  await expect.element(pane().getByText("Calls of 3")).toBeVisible();
  expect(host.location.get()).toMatchObject({ search: "?open=3" });
  const { violations } = await run(document.body, { runOnly: ["wcag2a", "wcag2aa", "wcag22aa"] });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole("button", { name: "Close split view" }).click();
  await expect.element(pane()).not.toBeInTheDocument();
  expect(host.location.get().search).toBe("");
});

test("without room for both, the address of an open record leads to its page", async () => {
  await page.viewport(390, 800);
  const { host } = await open("?open=2");
  await expect.element(page.getByRole("heading", { level: 1, name: "App 2" })).toBeVisible();
  expect(host.location.get().pathname).toBe(`${host.basename}/2`);
});

test("a value is changed where it's shown, can be undone, and keeps what was refused", async () => {
  const { notices } = await open("/1");
  const pencil = page.getByRole("button", { name: "Edit Owner" });
  const field = page.getByRole("textbox", { name: "Owner" });
  await pencil.click();
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, "Lee");
  await userEvent.keyboard("{Escape}");
  await expect.element(pencil).toHaveFocus();
  expect(saved).toEqual([]);

  await pencil.click();
  await userEvent.fill(field, "");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Enter a name")).toBeVisible();
  refusal = Object.assign(new Error("no"), {
    fields: [{ path: "owner", message: "Nobody of that name" }],
  });
  await userEvent.fill(field, "Lee");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Nobody of that name")).toBeVisible();
  await expect.element(field).toHaveValue("Lee");

  refusal = undefined;
  await userEvent.keyboard("{Enter}");
  await expect.element(pencil).toHaveFocus();
  expect(notices.at(-1)).toMatchObject({ kind: "success", title: "Owner: saved" });
  notices.at(-1)?.action?.run();
  await expect.poll(() => saved).toEqual(["Lee", "Kim"]);
  await expect.poll(() => notices.at(-1)?.title).toBe("Owner: undone");
});
