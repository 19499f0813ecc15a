import { afterEach, expect, test, vi } from "vitest";
import type { Console } from "../create-console.ts";
import { createGlobalState } from "../state/global-state.ts";
import { createStore } from "../state/store.ts";
import { createHostServices } from "./host-services.ts";

const start = location.href;
afterEach(() => history.replaceState(null, "", start));

test("a redirect of the page that was left takes nobody back; what is pressed leads on", () => {
  const state = createGlobalState();
  state.setAccountInfo({ id: "one" } as never);
  state.setPermissions({ role: "root", permissions: [] } as never);
  const shown = createStore({
    pathname: "/finance",
    search: "",
    hash: "",
    state: null,
    key: "a",
  });
  const navigate = vi.fn<(to: unknown, options?: object) => void>();
  const parts = { state, preferences: {}, config: { subApps: [] } } as unknown as Console;
  const services = createHostServices(parts, { name: "finance", location: shown, navigate });

  // A link was pressed, and the sub-app hears of it with the next rendering alone.
  history.replaceState(null, "", "/finance/invoices");
  services.navigate("/finance/clients", { replace: true });
  expect(navigate).not.toHaveBeenCalled();
  services.navigate("/finance/ledger");
  expect(navigate.mock.lastCall).toEqual(["/finance/ledger", {}]);

  // On the page that it shows, a list writes into the address what was chosen, twice in a row, too.
  shown.set({ ...shown.get(), pathname: "/finance/invoices" });
  history.replaceState(null, "", "/finance/invoices?page=2");
  services.navigate("/finance/invoices?page=2&search=a", { replace: true });
  expect(navigate.mock.lastCall?.[0]).toBe("/finance/invoices?page=2&search=a");
});
