import type { Account, SubAppRegistration } from "@console-shell/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ConsoleTheme } from "@console-shell/ui";
import { Profiler, useLayoutEffect, type ComponentType } from "react";
import { createRoot, type Root as ReactRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { ownPage } from "../mount/place.ts";
import { routingOf } from "../routing/console-routing.ts";
import { lazyPage } from "../routing/lazy-page.tsx";
import { Root } from "../routing/root.tsx";
import { ConsoleContext } from "../state/console-context.ts";
import { createGlobalState } from "../state/global-state.ts";
import { createPageTitle } from "../state/page-title.ts";
import { createReturnAddresses } from "../sub-app/return-addresses.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { SideNavigation } from "./side-navigation.tsx";

await Promise.all([loadTexts("en-US"), loadTexts("zh-CN")]);

let root: ReactRoot;
let element: HTMLElement;
const undos: (() => void)[] = [];
beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
  for (const undo of undos.splice(0)) undo();
});

const subApp = (name: string, title: string, pages: [path: string, title: string][] = []) =>
  ({
    name,
    title: { "en-US": title, "zh-CN": title },
    pages: pages.map(([path, text]) => ({
      path,
      title: { "en-US": text, "zh-CN": text },
      permission: `${name}:open`,
    })),
  }) as unknown as SubAppRegistration;
const subApps = [
  {
    ...subApp("finance", "Finance", [
      ["/", "Clients"],
      ["/invoices", "Invoices"],
    ]),
    keepAlive: true,
  },
  subApp("management", "Management", [
    ["/", "Operators"],
    ["/roles", "Roles"],
    ["/all", "Management"],
  ]),
];

/** As part of another component, whose effects then count what it shows. */
const useBreadcrumbs = Breadcrumbs;

/** Side navigation and breadcrumbs around two sub-apps; the second one loads when `arrive` is called. */
const show = async () => {
  const renders = { navigation: 0, breadcrumbs: 0 };
  /**
   * Not a Profiler, which misses renders that only a context causes, such as the location's. React may start a render
   * again before anything of it is shown, which isn't counted.
   */
  const CountedBreadcrumbs = () => {
    useLayoutEffect(() => {
      renders.breadcrumbs++;
    });
    return useBreadcrumbs();
  };
  const title = createPageTitle((text) => (document.title = text));
  const state = createGlobalState();
  state.setAccountInfo({} as Account);
  state.setPermissions({
    role: "root",
    permissions: ["finance:open", "management:open"],
    subApps: [],
  });
  const Finance = () => {
    const isRecord = useLocation().pathname.endsWith("/7");
    useLayoutEffect(() => {
      if (!isRecord) return undefined;
      title.setDetail({
        title: "Invoice 7",
        parent: { address: "/finance/client", title: "Acme" },
        subApp: "finance",
      });
      return () => title.setDetail({ title: "" });
    }, [isRecord]);
    return <h1>{isRecord ? "Invoice 7" : "Finance"}</h1>;
  };
  const { promise, resolve: arrive } = Promise.withResolvers<ComponentType>();
  const Management = lazyPage("management", () => promise);
  const routes = [
    {
      element: <Root />,
      children: [
        {
          element: (
            <>
              <Profiler id="navigation" onRender={() => renders.navigation++}>
                <SideNavigation />
              </Profiler>
              <CountedBreadcrumbs />
              <Outlet />
            </>
          ),
          children: [
            { path: "finance/*", handle: { title: () => "Finance" }, element: <Finance /> },
            {
              path: "management/*",
              handle: { title: () => "Management" },
              element: <Management />,
            },
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/finance/invoices/7?tab=lines"] });
  undos.push(() => router.dispose());
  const returns = createReturnAddresses(subApps);
  returns.note("finance", "/finance/invoices/7?tab=lines");
  const parts = {
    // Disables prefetching, which isn't tested here.
    config: {
      subApps: subApps.map((one) => ({ ...one, entry: "https://elsewhere.example/index.html" })),
      policyFor: null,
    },
    place: { ...ownPage(undefined), isGuest: true },
    routing: routingOf(router, routes, "/"),
    state,
    title,
    returns,
    request: () => Promise.resolve({}),
  } as unknown as Console;
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <ConsoleTheme locale="en-US">
          <QueryClientProvider client={new QueryClient()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>,
  );
  await expect.element(page.getByRole("heading", { name: "Invoice 7" })).toBeVisible();
  return { renders, router, arrive: () => arrive(() => <h1>Operators</h1>) };
};

const current = () =>
  Array.from(
    element.querySelectorAll("nav:first-of-type [aria-current=page]"),
    (link) => link.textContent,
  );

test("the pressed link is highlighted before its page loads, and keeps the focus", async () => {
  const { arrive } = await show();
  expect(current()).toEqual(["Finance", "Invoices"]);
  const link = element.querySelector<HTMLElement>('a[href="/management"]')!;
  link.focus();
  link.click();
  await expect.poll(current).toEqual(["Management", "Operators"]);
  expect(element.querySelector("h1")?.textContent).not.toBe("Operators");
  expect(document.activeElement).toBe(link);
  // The link leads to the last page visited.
  expect(element.querySelector('nav a[href="/finance/invoices/7?tab=lines"]')).not.toBeNull();
  arrive();
  await expect.element(page.getByRole("heading", { name: "Operators" })).toBeVisible();
});

test("a navigation renders links and breadcrumbs once, without the previous page's detail", async () => {
  const { arrive, renders, router } = await show();
  const trail = () => page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect.element(trail()).toHaveTextContent("HomeFinanceInvoicesAcmeInvoice 7");
  Object.assign(renders, { navigation: 0, breadcrumbs: 0 });
  arrive();
  await router.navigate("/management/roles");
  await expect.poll(() => document.title).toBe("Management");
  await expect.element(trail()).toHaveTextContent("HomeManagementRoles");
  expect(renders).toEqual({ navigation: 1, breadcrumbs: 1 });
});

test("breadcrumbs list a page named like its sub-app once", async () => {
  const { router } = await show();
  await router.navigate("/management/all");
  const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect.element(trail).toHaveTextContent("HomeManagement");
  await expect.element(trail.getByText("Management")).toHaveAttribute("aria-current", "page");
});

test("Ctrl+click is left to the browser, and a click on the current page adds no history entry", async () => {
  const { router } = await show();
  element.addEventListener("click", (event) => event.ctrlKey && event.preventDefault());
  await userEvent.keyboard("{Control>}");
  await page.getByRole("link", { name: "Management" }).click();
  await userEvent.keyboard("{/Control}");
  expect(router.state.location.pathname).toBe("/finance/invoices/7");
  await page.getByRole("link", { name: "Clients" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/finance");
  expect(router.state.historyAction).toBe("PUSH");
  await page.getByRole("link", { name: "Clients" }).click();
  await expect.poll(() => router.state.historyAction).toBe("REPLACE");
});
