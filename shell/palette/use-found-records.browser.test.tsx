import type { Account, SubAppRegistration, SubAppSearch } from "@console-shell/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { createGlobalState } from "../state/global-state.ts";
import { matchItems } from "./match-items.ts";
import { useFoundRecords } from "./use-found-records.ts";

await loadTexts("en-US");

const title = { "en-US": "Records", "zh-CN": "记录" };
const search = (permission: string, call: string, path = "/all/:id"): SubAppSearch =>
  ({ title, permission, call, label: "name", detail: "place", path }) as SubAppSearch;
const subApp = (name: string, ...searches: SubAppSearch[]) =>
  ({
    name,
    search: searches,
    title: { "en-US": name, "zh-CN": name },
    pages: [{ path: "/clients", title: { "en-US": "Clients", "zh-CN": "客户" } }],
  }) as unknown as SubAppRegistration;

const Found = ({ typed = "Harbor" }: { typed?: string }) => {
  const { items, searching, failed } = useFoundRecords(typed);
  return (
    <>
      <ul>
        {matchItems(typed, [], items).map(({ id, title, detail, to }) => (
          <li key={id}>{[title, detail, to].join(" ")}</li>
        ))}
      </ul>
      <output>{searching ? "searching" : `failed: ${failed}`}</output>
    </>
  );
};

test("each sub-app's own backend is searched for those who may, and one that fails breaks no other", async () => {
  const answers: Record<string, unknown> = {
    "GET /cc-api/finance/client/list": { items: [{ id: "c1", name: "Harbor & Lane", place: 7 }] },
    "GET /-/apps/parking/api/lots": {
      items: [
        null,
        { place: "no name" },
        ...Array.from({ length: 9 }, (_, id) => ({ id, name: `Lot ${id}` })),
      ],
    },
    "GET /-/apps/gates/api/lots": { lots: [] },
    "GET /cc-api/list-view/find": {
      items: [
        { id: "v1", list: "/finance/clients", name: "Harbour" },
        { id: "v2", list: "/gone/clients", name: "Harbour, gone" },
      ],
    },
  };
  const asked: unknown[] = [];
  const state = createGlobalState();
  state.setAccountInfo({} as Account);
  state.setPermissions({
    role: "root",
    permissions: ["finance:open", "parking:open", "gates:open", "down:open"] as never,
    subApps: [],
  });
  const parts = {
    state,
    config: {
      subApps: [
        subApp("finance", search("finance:open", "GET /cc-api/finance/client/list")),
        subApp("gates", search("gates:open", "GET /lots")),
        subApp("down", search("down:open", "GET /lots")),
        subApp(
          "parking",
          search("parking:open", "GET /lots"),
          search("parking:secret:read", "GET /secrets"),
        ),
        subApp("closed", search("finance:open", "GET /lots")),
      ],
    },
    request: (key: string, input: unknown) => {
      asked.push([key, input]);
      return key in answers ? Promise.resolve(answers[key]) : Promise.reject(new Error("Down"));
    },
  } as unknown as Console;
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <QueryClientProvider
          client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        >
          <Found />
        </QueryClientProvider>
      </RawIntlProvider>
    </ConsoleContext>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("failed: true");
  expect(
    page
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Harbor & Lane 7 /finance/all/c1",
    ...[0, 1, 2, 3, 4].map((id) => `Lot ${id}  /parking/all/${id}`),
    "Harbour Clients /finance/clients?view=v1",
  ]);
  const query = { search: "Harbor", pageSize: 5 };
  const keys = [...Object.keys(answers), "GET /-/apps/down/api/lots"];
  expect(asked).toHaveLength(keys.length);
  expect(asked).toEqual(expect.arrayContaining(keys.map((key) => [key, { query }])));
  root.unmount();
  element.remove();
});

test.each(["T-10007", "ap-t10007", "approve ap-t10007", "APT10007"])(
  "%s finds the record with that number first, and the decision on it",
  async (typed) => {
    const asked: unknown[] = [];
    const state = createGlobalState();
    state.setAccountInfo({ id: "me" } as Account);
    state.setPermissions({
      role: "root",
      permissions: ["parking:open", "parking:decide"] as never,
      subApps: [],
    });
    const decision = (permission: string, by = "proposedBy") => ({
      title: { "en-US": "Approve", "zh-CN": "批准" },
      permission,
      field: "status",
      value: "waiting",
      by,
      path: "/all/:id?do=approve",
    });
    const decisions = [
      decision("parking:decide"),
      decision("parking:decide", "ownedBy"),
      decision("parking:other"),
    ];
    const parts = {
      state,
      config: {
        subApps: [
          subApp("parking", {
            ...search("parking:open", "GET /lots"),
            hyphenAt: 2,
            decisions,
          } as SubAppSearch),
        ],
      },
      request: (key: string, { query }: { query: { search: string } }) => {
        if (key === "GET /cc-api/list-view/find") return Promise.resolve({ items: [] });
        asked.push(query.search);
        const names = ["AP-T100077", typed === "T-10007" ? "T10007" : "AP-T10007"];
        return Promise.resolve({
          items: names.map((name, id) => ({
            id,
            name,
            place: 1,
            status: "waiting",
            ownedBy: "me",
          })),
        });
      },
    } as unknown as Console;
    const element = document.body.appendChild(document.createElement("div"));
    const root = createRoot(element);
    root.render(
      <ConsoleContext value={parts}>
        <RawIntlProvider value={intlFor("en-US")}>
          <QueryClientProvider client={new QueryClient()}>
            <Found typed={typed} />
          </QueryClientProvider>
        </RawIntlProvider>
      </ConsoleContext>,
    );
    await expect.element(page.getByRole("status")).toHaveTextContent("failed: false");
    const items = page.getByRole("listitem").elements();
    const found = typed === "T-10007" ? "T10007" : "AP-T10007";
    expect(items.map(({ textContent }) => textContent)).toEqual([
      `${found} 1 /parking/all/1`,
      `Approve ${found} /parking/all/1?do=approve`,
      "AP-T100077 1 /parking/all/0",
    ]);
    if (typed === "APT10007") expect(asked).toEqual(["AP-T10007"]);
    root.unmount();
    element.remove();
  },
);
