import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { mountForTest, type TestAnswers, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as finance from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const added: FinanceClient[] = [];
const answers: TestAnswers = {
  "GET /cc-api/finance/client/list": () => ({ items: added, total: added.length }),
  "GET /cc-api/finance/owner/list": [],
  "POST /cc-api/finance/client/add": new Error("not in this test"),
};
const open = async (own: TestAnswers = {}) => {
  mounted = await mountForTest(finance, {
    name: "finance",
    path: "/clients",
    role: "clientManager",
    permissions: [
      "finance:open",
      "finance:client:read",
      "finance:client:read-all",
      "finance:client:create",
    ],
    answers: { ...answers, ...own },
  });
  await page.getByRole("button", { name: "New client" }).first().click();

  return mounted;
};
const form = () => page.getByRole("form", { name: "New client account" });
const name = () => page.getByRole("textbox", { name: /Name/ });

test("typed text counts as unsaved until it is saved or discarded", async () => {
  const mount = await open();
  const unsaved = () => mount.unsaved();
  expect(unsaved()).toBe(0);
  await name().fill("Northwind");
  await expect.poll(unsaved).toBe(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  // Staying keeps the form as it was.
  await expect.element(name()).toHaveValue("Northwind");
  mounted!.answerToLeaving = true;
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(form()).not.toBeInTheDocument();
  expect(unsaved()).toBe(0);
});

test("Enter before the server has searched owners chooses none that wasn't typed", async () => {
  const owners = [
    { id: "1", name: "Ada North", account: "ada" },
    { id: "2", name: "Emily Carter", account: "emily" },
  ];
  const { calls } = await open({ "GET /cc-api/finance/owner/list": owners });
  await name().fill("Northwind");
  await form().getByRole("combobox", { name: /Owner/ }).click();
  await expect.element(page.getByText("Ada North (ada)")).toBeVisible();
  await userEvent.keyboard("emi{Enter}");
  await page.getByRole("button", { name: "Create" }).click();
  const saved = () => calls.find(({ key }) => key === "POST /cc-api/finance/client/add");
  await expect.poll(() => saved()?.input).toMatchObject({ body: { ownerId: "2" } });
});

test("an untouched form closes without a prompt", async () => {
  await open();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(form()).not.toBeInTheDocument();
});

test("a rejected save keeps what was typed and can be retried", async () => {
  let refuse = true;
  const mount = await open({
    "POST /cc-api/finance/client/add": ({ body }) => {
      if (refuse)
        throw Object.assign(new Error("Taken"), {
          fields: [{ path: "name", code: "taken", message: "Taken" }],
        });
      return { ...body, id: "1", number: "C1" } as unknown as FinanceClient;
    },
  });
  await name().fill("Northwind");
  await page.getByRole("button", { name: "Create" }).click();
  await expect.element(page.getByText("Taken")).toBeVisible();
  expect(mount.unsaved()).toBe(1);
  refuse = false;
  await page.getByRole("button", { name: "Create" }).click();
  await expect
    .poll(() => mount.notices.map(({ title }) => title))
    .toEqual(["Northwind was created as C1"]);
  expect(mount.unsaved()).toBe(0);
  expect(mount.calls.filter(({ key }) => key === "POST /cc-api/finance/client/add")).toHaveLength(
    2,
  );
});

test("saving waits for the connection, typing doesn't", async () => {
  const { online, calls } = await open();
  const reads = () => calls.filter(({ key }) => key === "GET /cc-api/finance/owner/list").length;
  online.set(false);
  await expect.element(page.getByRole("button", { name: "Create" })).toBeDisabled();
  await name().fill("Typed offline");
  const before = reads();
  online.set(true);
  await expect.element(page.getByRole("button", { name: "Create" })).toBeEnabled();
  await expect.element(name()).toHaveValue("Typed offline");
  // What may have failed in the meantime is refetched.
  await expect.poll(reads).toBe(before + 1);
});

test("the page's action is in the palette, in the console's language", async () => {
  const mount = await open();
  const { locale } = mount;
  const offered = () => mount.offered();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(form()).not.toBeInTheDocument();
  expect(offered().map(({ title }) => title)).toEqual(["New client"]);
  locale.set("zh-CN");
  await expect.poll(() => offered().map(({ title }) => title)).toEqual(["新建客户"]);
  offered()[0]!.run();
  await expect.element(page.getByRole("form", { name: "新建客户账户" })).toBeVisible();
});
