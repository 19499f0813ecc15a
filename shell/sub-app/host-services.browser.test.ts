import { createStore } from "@console-shell/contract/words/live";
import { afterEach, expect, test, vi } from "vitest";
import type { Console } from "../create-console.ts";
import { ownPage } from "../mount/place.ts";
import { addressBelow, pathBelow } from "../routing/base.ts";
import { createGlobalState } from "../state/global-state.ts";
import { createHostServices } from "./host-services.ts";

/** The parts the services need, for a console with this base. */
const partsAt = (base: string) => {
  const state = createGlobalState();
  state.setAccountInfo({ id: "one" } as never);
  state.setPermissions({ role: "root", permissions: [] } as never);
  return {
    state,
    config: { appType: "till", chunkTimeout: 900, subApps: [{ name: "slow", timeout: 5_000 }] },
    preferences: {},
    place: { ...ownPage(document), base },
    routing: {
      location: () => ({ pathname: pathBelow(base, location.pathname) }),
      href: (path: string) => addressBelow(base, path),
      below: (address: string) => pathBelow(base, address),
    },
  } as unknown as Console;
};
const at = (pathname: string) =>
  createStore({ pathname, search: "", hash: "", state: null, key: "a" });

const start = location.href;
afterEach(() => history.replaceState(null, "", start));

test("a chunk may take as long as the configuration says, or the registration", () => {
  const timeoutOf = (name: string) =>
    createHostServices(partsAt("/"), { name, location: at("/"), navigate: vi.fn() }).chunkTimeout;
  expect([timeoutOf("finance"), timeoutOf("slow")]).toEqual([900, 5_000]);
});

test("a late redirect of a page that was left is ignored; a click still navigates", () => {
  const shown = at("/finance");
  const navigate = vi.fn<(to: unknown, options?: object) => void>();
  const parts = partsAt("/");
  const services = createHostServices(parts, { name: "finance", location: shown, navigate });

  // A link was clicked; the sub-app is told only with the next render.
  history.replaceState(null, "", "/finance/invoices");
  services.navigate("/finance/clients", { replace: true });
  expect(navigate).not.toHaveBeenCalled();
  services.navigate("/finance/ledger");
  expect(navigate.mock.lastCall).toEqual(["/finance/ledger", {}]);

  // A list on the current page may write its filters into the address, even twice in a row.
  shown.set({ ...shown.get(), pathname: "/finance/invoices" });
  history.replaceState(null, "", "/finance/invoices?page=2");
  services.navigate("/finance/invoices?page=2&search=a", { replace: true });
  expect(navigate.mock.lastCall?.[0]).toBe("/finance/invoices?page=2&search=a");
});

test("a guest's sub-app has its host's base in every address", () => {
  history.replaceState(null, "", "/shop/finance");
  const navigate = vi.fn<(to: unknown, options?: object) => void>();
  const parts = partsAt("/shop/");
  const services = createHostServices(parts, {
    name: "finance",
    location: at("/finance"),
    navigate,
  });
  expect(services).toMatchObject({
    appType: "till",
    basename: "/shop/finance",
    history: { type: "browser", base: "/shop/" },
  });
  expect(services.location.get().pathname).toBe("/shop/finance");
  services.navigate("/shop/management/operators?page=2");
  expect(navigate.mock.lastCall?.[0]).toBe("/management/operators?page=2");
});
