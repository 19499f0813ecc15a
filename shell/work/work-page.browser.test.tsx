import type { Account, SubAppRegistration } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { ConsoleTheme, loadLanguage } from "@console-shell/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { createGlobalState } from "../state/global-state.ts";
import { createUnsaved } from "../unsaved/unsaved.ts";
import { createLeaveQuestion } from "../unsaved/leave-question.ts";
import { KeysHolder } from "../keys/keys-holder.tsx";
import { createShortcuts } from "../keys/shortcuts.ts";
import { createPalette } from "../palette/palette.ts";
import { RequestError } from "../request/request-error.ts";
import { QueueBar } from "./queue-bar.tsx";
import { mixOf, type WorkItem } from "./work-item.ts";
import { WorkPage } from "./work-page.tsx";

await loadTexts("en-US");
await loadLanguage("en-US");

const both = (title: string) => ({ "en-US": title, "zh-CN": title });
const subApp = (name: string, work: object) =>
  ({
    name,
    title: both(name),
    pages: [],
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

type Answer = (key: string, input: { params?: { id: string }; body?: object }) => unknown;

/** The queue and a record's page, in a console with these sub-apps and answers. */
const render = (subApps: readonly SubAppRegistration[], answer: Answer, address: string) => {
  const state = createGlobalState();
  state.setAccountInfo({ id: "me", shortcuts: true } as Account);
  const permissions = subApps
    .filter(({ name }) => name !== "closed")
    .map(({ name }) => `${name}:open`);
  state.setPermissions({ role: "root", permissions: permissions as never, subApps: [] });
  const unsaved = createUnsaved();
  const writes = createStore("");
  const parts = {
    state,
    unsaved,
    leaveQuestion: createLeaveQuestion(unsaved),
    connection: createStore(true),
    notices: { notification: () => undefined },
    palette: createPalette(),
    shortcuts: createShortcuts(state, { choose: () => undefined }),
    writes,
    place: { looks: [], isGuest: false },
    routing: { subscribe: () => () => undefined },
    returns: { of: () => undefined },
    config: { subApps },
    request: async (key: string, input: object = {}) => answer(key, input),
  } as unknown as Console;
  const keys = <KeysHolder />;
  const router = createMemoryRouter(
    [
      {
        path: "/work",
        element: (
          <>
            {keys}
            <WorkPage />
          </>
        ),
      },
      {
        path: "*",
        element: (
          <>
            {keys}
            <QueueBar />
            <p>Record</p>
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <ConsoleTheme locale="en-US" popupRoot={element}>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} useTransitions={false} />
          </QueryClientProvider>
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>,
  );
  undo = () => {
    root.unmount();
    element.remove();
  };
  return { element, router, writes, client };
};
let undo: () => void = () => undefined;
afterEach(() => undo());

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
    // Snoozed ones are beyond those that are listed.
    if (key === "GET /cc-api/work/mark/list") return { items: [], snoozed: 7 };
    if (key.endsWith("/list")) return { items: [] };
    if (key.startsWith("GET")) throw new Error("Down");
    writes.push([key, input]);
    if (input.params?.id === "2") throw new Error("Already sold");
    waiting.delete(input.params?.id ?? "");
    return true;
  };
  const { element, router } = render(
    [
      subApp("lots", { kind: "lots", call: "GET /lots", since: "at", path: "/lots/:id", actions }),
      subApp("bills", { kind: "bills", call: "GET /bills", due: "due", path: "/bills/:id" }),
      subApp("down", { kind: "down", call: "GET /down", path: "/" }),
      subApp("closed", { kind: "closed", call: "GET /closed", path: "/" }),
    ],
    answer,
    "/work",
  );
  await expect.element(page.getByText("Work of down couldn’t be loaded.")).toBeVisible();
  await expect.element(page.getByText("Work of lots: showing 3 of 90.")).toBeVisible();
  await expect.element(page.getByText("84 items")).toBeVisible();
  const names = () =>
    [...element.querySelectorAll<HTMLElement>("[data-work]")].map((one) => one.dataset["work"]);
  expect(names()).toEqual(["bills.bills.b", "lots.lots.1", "lots.lots.2", "lots.lots.3"]);

  const press = async (key: string, item: string) => {
    await userEvent.keyboard(key);
    await expect.poll(() => router.state.location.search).toBe(`?item=${item}`);
  };
  // As fast as a browser sends them: one event after the other.
  for (const key of "jjjkk") {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await Promise.resolve();
  }
  await expect.poll(() => router.state.location.search).toBe("?item=bills.bills.b");
  // Only keys that do something with what's selected.
  const hint = page.getByText(/^Keys: J Next/);
  await expect.element(hint).not.toMatchTextContent(/A Approve/);
  await press("j", "lots.lots.1");
  await expect.element(hint).toMatchTextContent(/A Approve · R Reject/);
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
});

test("a decision on a record's page opens the next one, somebody else's only shows a notice", async () => {
  const waiting = new Set(["1", "2", "3"]);
  const comments: unknown[] = [];
  const answer: Answer = (key, { body }) => {
    if (key === "GET /-/apps/lots/api/lots")
      return { items: [...waiting].map((id) => ({ id, name: `Lot ${id}` })), total: waiting.size };
    if (key.endsWith("/list")) return { items: [], snoozed: 0 };
    comments.push(body);
    return { id: "c" };
  };
  const lots = subApp("lots", { kind: "lots", call: "GET /lots", path: "/lots/:id", actions });
  const first = `/lots/lots/1?work=${encodeURIComponent("item=lots.lots.1")}`;
  const { router, writes, client } = render([lots], answer, first);
  await expect.element(page.getByText("1 of 3")).toBeVisible();
  await userEvent.keyboard("c");
  const dialog = page.getByRole("dialog", { name: "Comments: Lot 1" });
  await expect.element(dialog.getByRole("textbox")).toHaveFocus();
  await userEvent.keyboard("Ask <b>them</b>");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => comments).toHaveLength(1);
  expect(comments[0]).toMatchObject({ recordId: "1", text: "Ask <b>them</b>" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/lots/lots/1");

  waiting.delete("1");
  writes.set("/-/apps/lots/api/lots/1/approve");
  await expect.poll(() => router.state.location.pathname).toBe("/lots/lots/2");
  await expect.element(page.getByText("1 of 2")).toBeVisible();
  waiting.delete("2");
  await client.invalidateQueries();
  await expect.element(page.getByText("No longer in the queue")).toBeVisible();
  expect(router.state.location.pathname).toBe("/lots/lots/2");
  await userEvent.keyboard("j");
  await expect.poll(() => router.state.location.pathname).toBe("/lots/lots/3");
});

test("the key that snoozes an item ends its snooze, and opens no menu for the next one", async () => {
  const sent: unknown[] = [];
  const marks = {
    recordId: "1",
    assignee: null,
    comments: 0,
    snooze: { until: Date.now() + 1e6, by: "Kim" },
  };
  const answer: Answer = (key, { body }) => {
    if (key === "GET /-/apps/lots/api/lots")
      return { items: ["1", "2"].map((id) => ({ id, name: `Lot ${id}` })), total: 2 };
    if (key === "GET /cc-api/work/mark/list") return { items: [marks], snoozed: 1 };
    if (!body) return { items: [] };
    sent.push(body);
    return true;
  };
  const lots = subApp("lots", { kind: "lots", call: "GET /lots", path: "/lots/:id", actions });
  const { router } = render([lots], answer, "/work?show=snoozed&item=lots.lots.1");
  await expect.element(page.getByRole("button", { name: /^End snooze/ })).toBeVisible();
  await userEvent.keyboard("s");
  await expect.poll(() => sent).toEqual([expect.objectContaining({ recordId: "1", until: null })]);
  const work = encodeURIComponent("item=lots.lots.1");
  await router.navigate(`/lots/lots/1?work=${work}`);
  await expect.element(page.getByText("Record")).toBeVisible();
  await userEvent.keyboard("s");
  await expect.poll(() => sent).toHaveLength(2);
  await router.navigate("/work?item=lots.lots.2");
  await expect.element(page.getByRole("button", { name: /^Snooze/ })).toBeVisible();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await userEvent.keyboard("s");
  await page.getByRole("menuitem", { name: /date/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Until a date").fill("2020-01-01");
  await expect.element(dialog.getByRole("button", { name: "Snooze" })).toBeDisabled();
});

test("an item that somebody else has decided shows a calm notice, and the next one is selected", async () => {
  const waiting = new Set(["1", "2"]);
  const answer: Answer = (key) => {
    if (key === "GET /-/apps/lots/api/lots")
      return { items: [...waiting].map((id) => ({ id, name: `Lot ${id}` })), total: waiting.size };
    if (key.endsWith("/list")) return { items: [], snoozed: 0 };
    waiting.delete("1");
    throw new RequestError({
      status: 409,
      code: "conflict",
      message: "Decided",
      traceId: "",
      url: "",
      fields: [{ path: "status", code: "decided", message: "Decided" }],
    });
  };
  const lots = subApp("lots", { kind: "lots", call: "GET /lots", path: "/lots/:id", actions });
  const { router } = render([lots], answer, "/work?item=lots.lots.1");
  await expect.element(page.getByRole("complementary", { name: "Lot 1" })).toBeVisible();
  await userEvent.keyboard("a");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect.element(dialog.getByText("Someone else has already decided this.")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Approve" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => router.state.location.search).toBe("?item=lots.lots.2");
});

test("the launcher's items are of each kind, an alert before all", () => {
  const items = ["bills", "bills", "lots", "bills", "alerts"].map((kind, at) => ({
    key: `${kind}.${at}`,
    source: { key: kind === "alerts" ? "console.alerts" : kind },
  })) as WorkItem[];
  expect(mixOf(items, 4).map(({ key }) => key)).toEqual([
    "alerts.4",
    "bills.0",
    "lots.2",
    "bills.1",
  ]);
});
