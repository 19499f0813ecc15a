import type { Account, SubAppRegistration } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { ConsoleTheme, loadLanguage } from "@console-shell/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { createGlobalState } from "../state/global-state.ts";
import { createUnsaved } from "../unsaved/unsaved.ts";
import { createLeaveQuestion } from "../unsaved/leave-question.ts";
import { WorkPage } from "./work-page.tsx";

await loadTexts("en-US");
await loadLanguage("en-US");

const both = (title: string) => ({ "en-US": title, "zh-CN": title });
const subApp = (name: string, work: object) =>
  ({
    name,
    title: both(name),
    work: [{ title: both(`Work of ${name}`), permission: `${name}:open`, label: "name", ...work }],
  }) as unknown as SubAppRegistration;
const actions = [
  {
    key: "approve",
    title: both("Approve"),
    permission: "lots:open",
    call: "POST /lots/:id/approve",
  },
  {
    key: "reject",
    title: both("Reject"),
    permission: "lots:open",
    call: "POST /lots/:id/reject",
    reason: { field: "why" },
    danger: true,
  },
];

test("lists of all sub-apps are one queue, worked on by keys, several at once, though one fails", async () => {
  const waiting = new Map([
    ["1", { id: "1", name: "Lot 1", at: 1000 }],
    ["2", { id: "2", name: "Lot 2", at: 2000 }],
    ["3", { id: "3", name: "Lot 3", at: 3000 }],
  ]);
  const writes: unknown[] = [];
  const answer = (key: string, input: { params?: { id: string } }): unknown => {
    if (key === "GET /-/apps/lots/api/lots") return { items: [...waiting.values()], total: 90 };
    if (key === "GET /-/apps/bills/api/bills")
      return { items: [{ id: "b", name: "Bill", due: 1, at: 2500 }], total: 1 };
    if (key.endsWith("/list")) return { items: [] };
    if (key.startsWith("GET")) throw new Error("Down");
    writes.push([key, input]);
    if (input.params?.id === "2") throw new Error("Already sold");
    waiting.delete(input.params?.id ?? "");
    return true;
  };
  const state = createGlobalState();
  state.setAccountInfo({ id: "me" } as Account);
  state.setPermissions({
    role: "root",
    permissions: ["lots:open", "bills:open", "down:open"] as never,
    subApps: [],
  });
  const unsaved = createUnsaved();
  const parts = {
    state,
    unsaved,
    leaveQuestion: createLeaveQuestion(unsaved),
    connection: createStore(true),
    notices: { notification: () => undefined },
    config: {
      subApps: [
        subApp("lots", {
          kind: "lots",
          call: "GET /lots",
          since: "at",
          path: "/lots/:id",
          actions,
        }),
        subApp("bills", { kind: "bills", call: "GET /bills", due: "due", path: "/bills/:id" }),
        subApp("down", { kind: "down", call: "GET /down", path: "/" }),
        subApp("closed", { kind: "closed", call: "GET /closed", path: "/" }),
      ],
    },
    request: async (key: string, input: object = {}) => answer(key, input),
  } as unknown as Console;
  const router = createMemoryRouter(
    [
      { path: "/work", element: <WorkPage /> },
      { path: "*", element: <p>Record</p> },
    ],
    { initialEntries: ["/work"] },
  );
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <ConsoleTheme locale="en-US" popupRoot={element}>
          <QueryClientProvider
            client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
          >
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>,
  );
  await expect.element(page.getByText("Work of down couldn’t be loaded.")).toBeVisible();
  await expect.element(page.getByText(/the first 3 of 90 are listed/)).toBeVisible();
  const names = () =>
    [...element.querySelectorAll<HTMLElement>("[data-work]")].map((one) => one.dataset["work"]);
  expect(names()).toEqual(["bills.bills.b", "lots.lots.1", "lots.lots.2", "lots.lots.3"]);

  const press = async (key: string, item: string) => {
    await userEvent.keyboard(key);
    await expect.poll(() => router.state.location.search).toBe(`?item=${item}`);
  };
  await press("j", "bills.bills.b");
  await press("j", "lots.lots.1");
  await userEvent.keyboard("x");
  await press("j", "lots.lots.2");
  await userEvent.keyboard("x");
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await userEvent.keyboard("r");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Reason").fill("Too small");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect.element(dialog.getByText("Lot 2: Already sold")).toBeVisible();
  const body = { why: "Too small" };
  expect(writes).toEqual(
    ["1", "2"].map((id) => ["POST /-/apps/lots/api/lots/:id/reject", { params: { id }, body }]),
  );
  await expect.poll(names).not.toContain("lots.lots.1");
  root.unmount();
  element.remove();
});
