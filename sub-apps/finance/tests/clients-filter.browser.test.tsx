import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as finance from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

test("the owner's filter searches the server, and names who isn't among the first ones", async () => {
  const first = { id: "1", name: "Ada North", account: "ada" };
  const late = { id: "2", name: "Zoe West", account: "zoe" };
  const searched = { id: "3", name: "Yuri South", account: "yuri" };
  mounted = await mountForTest(finance, {
    name: "finance",
    path: "/clients?ownerId=2",
    role: "clientManager",
    permissions: ["finance:open", "finance:client:read", "finance:client:read-all"],
    answers: {
      "GET /cc-api/finance/client/list": { items: [], total: 0 },
      "GET /cc-api/finance/owner/list": (input) => {
        if (input?.query?.id) return [late];
        return input?.query?.search === "yu" ? [searched] : [first];
      },
    },
  });
  const filter = page.getByRole("combobox", { name: "Owner" });
  const asked = () =>
    mounted!.calls
      .filter(({ key }) => key === "GET /cc-api/finance/client/list")
      .map(({ input }) => (input as { query: { ownerId?: string } }).query.ownerId);
  await expect.element(page.getByText("Zoe West (zoe)")).toBeVisible();
  expect(asked()).toEqual(["2"]);
  await filter.click();
  await page.getByText("Ada North (ada)").click();
  await expect.poll(asked).toEqual(["2", "1"]);
  await filter.click();
  await userEvent.keyboard("yu");
  await expect.element(page.getByText("Yuri South (yuri)")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(asked).toEqual(["2", "1", "3"]);
  await filter.click();
  await page.getByText("Owner: All").click();
  await expect.poll(() => asked().at(-1)).toBeUndefined();
});
