import type { Account, SubAppRegistration } from "@console-shell/contract";
import type { StreamEvent } from "@console-shell/contract/calls/notification-stream";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { createGlobalState } from "../state/global-state.ts";
import { useWork } from "../work/use-work.ts";
import { useNotifications } from "../notifications/use-notifications.ts";
import { useLiveEvents } from "./use-live-events.ts";
import { useLiveRead } from "./use-live-read.ts";

await loadTexts("en-US");

const title = { "en-US": "Finance", "zh-CN": "财务" };
const work = (kind: string, permission: string) => ({
  kind,
  title,
  permission,
  label: "number",
  call: `GET /cc-api/finance/${kind}/list`,
});
const finance = {
  name: "finance",
  title,
  pages: [],
  work: [work("topUps", "finance:topup:decide"), work("refunds", "finance:refund:decide")],
} as unknown as SubAppRegistration;

/** What Home reads, twice, as several of its parts do. */
const Home = () => {
  useLiveEvents();
  useLiveRead("waiting");
  const { data } = useLiveRead("waiting");
  useWork();
  const { unread } = useNotifications();
  return (
    <>
      <p>{unread} unread</p>
      <p>{data?.items.map(({ kind, count }) => `${kind} ${count}`).join(", ")}</p>
    </>
  );
};

let undo: () => void = () => undefined;
afterEach(() => undo());

/** Home in a page of an operator who decides on top-ups, the calls that it makes, and its stream. */
const openHome = () => {
  const state = createGlobalState();
  state.setAccountInfo({ id: "me" } as Account);
  const permissions = ["finance:open", "finance:topup:decide", "finance:refund:decide"];
  state.setPermissions({ role: "root", permissions: permissions as never, subApps: [] });
  const calls: string[] = [];
  const listeners = new Set<(event: StreamEvent) => void>();
  const parts = {
    state,
    config: { subApps: [finance] },
    releases: { heard: () => undefined },
    session: { load: () => Promise.resolve() },
    notices: { notification: () => undefined },
    routing: { location: () => ({ pathname: "/", search: "" }) },
    live: {
      subscribe(listener: (event: StreamEvent) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async request(call: string) {
      calls.push(call);
      if (call !== "GET /cc-api/operator/waiting") return { items: [], total: 0, unread: 0 };
      return { items: [{ subApp: "finance", kind: "topUps", count: 3, path: "/finance/top-ups" }] };
    },
  } as unknown as Console;
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <QueryClientProvider client={new QueryClient()}>
          <Home />
        </QueryClientProvider>
      </RawIntlProvider>
    </ConsoleContext>,
  );
  undo = () => {
    root.unmount();
    element.remove();
    look("visible");
  };
  return {
    calls,
    hear: (event: StreamEvent) => {
      for (const listener of listeners) listener(event);
    },
  };
};

const look = (visibility: "visible" | "hidden") => {
  Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

const changed = (topUps: number): StreamEvent => ({
  event: "waiting",
  data: { permissions: ["finance:topup:decide"], counts: { topUps } },
});

test("counts that the server sends are shown without a call, and only that kind's list is read again", async () => {
  const { calls, hear } = openHome();
  await expect.element(page.getByText("topUps 3")).toBeVisible();
  expect(calls.filter((call) => call === "GET /cc-api/operator/waiting")).toHaveLength(1);
  calls.length = 0;
  hear(changed(4));
  await expect.element(page.getByText("topUps 4")).toBeVisible();
  await expect.poll(() => calls).toEqual(["GET /cc-api/finance/topUps/list"]);
});

test("a hidden page shows sent counts, and reads nothing until it's shown, then once", async () => {
  const { calls, hear } = openHome();
  await expect.element(page.getByText("topUps 3")).toBeVisible();
  calls.length = 0;
  look("hidden");
  for (const count of [4, 5, 6]) hear(changed(count));
  await expect.element(page.getByText("topUps 6")).toBeVisible();
  expect(calls).toEqual([]);
  look("visible");
  await expect.poll(() => calls).toEqual(["GET /cc-api/finance/topUps/list"]);
});

test("a notification that the server sends is in the list without a call", async () => {
  const { calls, hear } = openHome();
  await expect.element(page.getByText("topUps 3")).toBeVisible();
  calls.length = 0;
  const sent = {
    kind: "top-up.waiting",
    facts: {},
    path: "/",
    createdAt: 1,
    readAt: null,
  } as const;
  for (const id of ["1", "2", "2"])
    hear({ event: "notification", data: { ...sent, id, within: 10_000 } });
  await expect.element(page.getByText("2 unread")).toBeVisible();
  expect(calls).toEqual([]);
});
