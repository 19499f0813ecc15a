import type { Account, Permission } from "@console-shell/contract";
import { Input } from "antd";
import { useLayoutEffect } from "react";
import { Link, Navigate, Route, Routes, useParams } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createUseText,
  defineSubApp,
  NotFound,
  useApiQuery,
  useFormat,
  useListState,
  usePageTitle,
  usePermission,
} from "../index.ts";
import { createTestHost, type TestHost } from "../testing/index.ts";

const messages = {
  "en-US": { title: "Clients", count: "{count, plural, one {# client} other {# clients}}" },
  "zh-CN": { title: "客户", count: "{count} 位客户" },
};
const useText = createUseText<keyof (typeof messages)["en-US"]>();

const List = () => {
  const text = useText();
  const format = useFormat();
  const list = useListState(["status"]);
  const { data } = useApiQuery("GET /auth/account/info");
  usePageTitle(text("title"));
  return (
    <main>
      <h1>{text("title")}</h1>
      <p data-testid="count">{text("count", { count: 2 })}</p>
      <p data-testid="money">{format.money(123456, "CNY")}</p>
      <p data-testid="name">{data?.name}</p>
      <p data-testid="state">{JSON.stringify(list.values)}</p>
      <p data-testid="may">{String(usePermission("finance:client:create"))}</p>
      <button type="button" onClick={() => list.set({ status: "active", page: 3 })}>
        filter
      </button>
      <button type="button" onClick={() => list.set({ search: "acme" })}>
        search
      </button>
      <Link to="/clients/7">seven</Link>
      <Link to="/clients/broken">broken</Link>
      <Input aria-label="probe" />
    </main>
  );
};

const Detail = () => {
  const id = useParams()["id"];
  if (id === "broken") throw new Error("no such client");
  return <h1>Client {id}</h1>;
};

const App = () => (
  <Routes>
    <Route index element={<List />} />
    <Route path="clients/:id" element={<Detail />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);

const hostOf = (permissions: Permission[] = []) =>
  createTestHost({
    name: "finance",
    permissions,
    nearPages: [{ address: "/finance/clients/7", title: "Client seven" }],
    answers: { "GET /auth/account/info": { name: "Lin Yue" } as Account },
  });
const at = (id: string) => document.querySelector(`[data-testid="${id}"]`)?.textContent;
const link = (name: string) =>
  [...document.querySelectorAll("a")].find((one) => one.textContent === name)!;
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent === name)!;

describe("defineSubApp", () => {
  let fake: TestHost;
  const subApp = defineSubApp({ messages, App });

  beforeEach(async () => {
    fake = hostOf(["finance:client:create"]);
    await subApp.mount(fake.host);
  });
  afterEach(async () => {
    await subApp.unmount(fake.host);
    fake.remove();
  });

  it("renders into the container with the host's account, permissions and language", async () => {
    expect(fake.host.container.querySelector("h1")?.textContent).toBe("Clients");
    expect(at("count")).toBe("2 clients");
    expect(at("money")).toBe("¥1,234.56");
    expect(at("may")).toBe("true");
    await expect.poll(() => at("name")).toBe("Lin Yue");
    expect(fake.titles).toEqual(["Clients"]);
    expect(document.querySelector(".console-input")).not.toBeNull();
  });

  it("follows the console's language without a reload, keeping what was typed", async () => {
    const input = document.querySelector<HTMLInputElement>(".console-input")!;
    fake.locale.set("zh-CN");
    await expect.poll(() => fake.host.container.querySelector("h1")?.textContent).toBe("客户");
    expect(document.querySelector(".console-input")).toBe(input);
  });

  it("navigates to its own addresses through the host", async () => {
    document.querySelector("a")!.click();
    await expect.poll(() => fake.host.container.querySelector("h1")?.textContent).toBe("Client 7");
    expect(fake.visits).toEqual(["/finance/clients/7"]);
  });

  it("restores the page title when the next page sets none", async () => {
    document.querySelector("a")!.click();
    await expect.poll(() => fake.titles).toEqual(["Clients", ""]);
  });

  it("shows a page's render error in place and reports it to the console", async () => {
    const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener("error", reported);
    fake.host.navigate("/finance/clients/broken");
    await expect
      .poll(() => fake.host.container.textContent)
      .toContain("Something went wrong on this page");
    expect(reported.mock.calls.map(([{ message }]) => message)).toEqual([
      expect.stringContaining("no such client"),
    ]);
    window.removeEventListener("error", reported);
    expect(fake.failures).toEqual([expect.objectContaining({ message: "no such client" })]);
    await expect.poll(() => fake.host.container.textContent).toContain("Trace test-trace");
    expect(fake.host.container.querySelector("details pre")?.textContent).toContain(
      "no such client",
    );
    link("Go home").click();
    expect(fake.visits.at(-1)).toBe("/");
    fake.host.navigate("/finance/clients/7");
    await expect.poll(() => fake.host.container.querySelector("h1")?.textContent).toBe("Client 7");
  });

  it("suggests similar pages for an unknown address, and ways out", async () => {
    fake.host.navigate("/finance/clinets");
    const heading = () => fake.host.container.querySelector("h1")?.textContent;
    await expect.poll(() => heading()).toBe("Page not found");
    expect(fake.host.container.textContent).toContain("/finance/clinets");
    expect(fake.titles.at(-1)).toBe("Page not found");
    expect(link("Go to the first page").getAttribute("href")).toBe("/finance");
    link("Client seven").click();
    await expect.poll(() => heading()).toBe("Client 7");
    expect(fake.visits.at(-1)).toBe("/finance/clients/7");
  });

  it("keeps a list's state in the address and returns to page one when a filter changes", async () => {
    button("filter").click();
    await expect.poll(() => at("state")).toContain('"page":3');
    expect(fake.visits.at(-1)).toBe("/finance?status=active&page=3");
    button("search").click();
    await expect.poll(() => at("state")).toContain('"search":"acme"');
    expect(JSON.parse(at("state")!)).toMatchObject({ page: 1, status: "active" });
  });

  it("keeps both of two list changes made before a render", async () => {
    button("filter").click();
    button("search").click();
    await expect.poll(() => at("state")).toContain('"search":"acme"');
    expect(JSON.parse(at("state")!)).toMatchObject({ status: "active" });
  });

  it("leaves its container empty on unmount", async () => {
    await subApp.unmount(fake.host);
    expect(fake.host.container.childNodes).toHaveLength(0);
  });

  it("leaves no cache timers that would keep the mount in memory", async () => {
    await expect.poll(() => at("name")).toBe("Lin Yue");
    const waiting = new Set<unknown>();
    const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    vi.stubGlobal("setTimeout", (callback: () => void, milliseconds: number) => {
      const id = start(callback, milliseconds);
      if (milliseconds >= 60_000) waiting.add(id);
      return id;
    });
    vi.stubGlobal("clearTimeout", (id: number) => {
      waiting.delete(id);
      stop(id);
    });
    await subApp.unmount(fake.host);
    vi.unstubAllGlobals();
    expect(waiting.size).toBe(0);
  });
});

describe("a redirect", () => {
  it("doesn't override a navigation made before it took effect", async () => {
    const fake = hostOf();
    const Pressed = () => {
      // Runs before the effect in which the router redirects.
      useLayoutEffect(() => fake.host.navigate("/finance/clients/7"), []);
      return <Navigate to="clients" replace />;
    };
    const subApp = defineSubApp({
      messages,
      App: () => (
        <Routes>
          <Route index element={<Pressed />} />
          <Route path="clients" element={<h1>Clients</h1>} />
          <Route path="clients/:id" element={<Detail />} />
        </Routes>
      ),
    });
    await subApp.mount(fake.host);
    await expect.poll(() => fake.host.container.querySelector("h1")?.textContent).toBe("Client 7");
    expect(fake.visits).toEqual(["/finance/clients/7"]);
    await subApp.unmount(fake.host);
    fake.remove();
  });

  it("keeps the focus, and the next page's heading gets it", async () => {
    const fake = hostOf();
    const subApp = defineSubApp({
      messages,
      App: () => (
        <main>
          <Routes>
            <Route index element={<Navigate to="clients" replace />} />
            <Route path="clients" element={<h1>Clients</h1>} />
            <Route path="clients/:id" element={<Detail />} />
          </Routes>
        </main>
      ),
    });
    const focused: unknown[] = [];
    fake.host.container.addEventListener("focusin", ({ target }) =>
      focused.push((target as HTMLElement).textContent),
    );
    await subApp.mount(fake.host);
    await expect.poll(() => fake.host.container.querySelector("h1")?.textContent).toBe("Clients");
    fake.host.navigate("/finance/clients/7");
    await expect.poll(() => focused.at(-1)).toBe("Client 7");
    expect(focused).toEqual(["Client 7"]);
    await subApp.unmount(fake.host);
    fake.remove();
  });
});

describe("a sub-app that fails outside its pages", () => {
  it("reports the error, although its mount has long resolved", async () => {
    const fake = hostOf();
    const subApp = defineSubApp({ messages, App: () => <h1>Clients</h1> });
    await subApp.mount(fake.host);
    const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener("error", reported);
    const broken = vi.spyOn(fake.host.location, "get").mockImplementation(() => {
      throw new Error("no address");
    });
    fake.host.navigate("/finance/clients/7");
    await expect.poll(() => reported).toHaveBeenCalled();
    expect(reported.mock.calls[0]?.[0].message).toContain("no address");
    broken.mockRestore();
    window.removeEventListener("error", reported);
    await subApp.unmount(fake.host);
    fake.remove();
  });
});

describe("a sub-app whose first render throws", () => {
  it("rejects its mount with that error", async () => {
    const broken = defineSubApp({
      messages,
      App: () => {
        throw new Error("no such field");
      },
    });
    const fake = hostOf();
    const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener("error", reported);
    await expect(Promise.resolve(broken.mount(fake.host))).rejects.toThrow("no such field");
    // The console shows and reports the failure in place of the sub-app.
    expect(fake.failures).toEqual([]);
    window.removeEventListener("error", reported);
    await broken.unmount(fake.host);
    fake.remove();
  });
});

describe("a sub-app that loads its messages per language", () => {
  const heading = (fake: TestHost) => fake.host.container.querySelector("h1")?.textContent;

  it("keeps the previous language until the other one has loaded, or if it fails", async () => {
    let loading = Promise.withResolvers<{ default: (typeof messages)["zh-CN"] }>();
    const subApp = defineSubApp({
      messages: { "en-US": messages["en-US"], "zh-CN": () => loading.promise },
      App,
    });
    const fake = hostOf();
    await subApp.mount(fake.host);
    fake.locale.set("zh-CN");
    loading.reject(new TypeError("Failed to fetch"));
    await expect.poll(() => fake.failures).toHaveLength(1);
    expect(heading(fake)).toBe("Clients");
    loading = Promise.withResolvers();
    fake.locale.set("en-US");
    await expect.poll(() => heading(fake)).toBe("Clients");
    fake.locale.set("zh-CN");
    expect(heading(fake)).toBe("Clients");
    loading.resolve({ default: messages["zh-CN"] });
    await expect.poll(() => heading(fake)).toBe("客户");
    await subApp.unmount(fake.host);
    fake.remove();
  });

  it("renders nothing if left before they have loaded", async () => {
    const loading = Promise.withResolvers<{ default: (typeof messages)["en-US"] }>();
    const subApp = defineSubApp({
      messages: { "en-US": () => loading.promise, "zh-CN": messages["zh-CN"] },
      App,
    });
    const fake = hostOf();
    const mounting = subApp.mount(fake.host);
    await subApp.unmount(fake.host);
    fake.remove();
    loading.resolve({ default: messages["en-US"] });
    await expect(mounting).rejects.toThrow("left");
    expect(fake.host.container.childElementCount).toBe(0);
  });
});
