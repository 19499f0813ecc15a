import type { ReactNode } from "react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineSubApp, lazyPage } from "../index.ts";
import { createTestHost, type TestHost } from "../testing/index.ts";

const messages = { "en-US": {}, "zh-CN": {} };
type Module = Record<"Page", () => ReactNode>;
const load = vi.fn<() => Promise<Module>>();
const loadRoles = vi.fn<() => Promise<Module>>();
const Audit = lazyPage("audit", async () => (await load()).Page);
const loadHanging = vi.fn<() => Promise<Module>>();
const Hanging = lazyPage("hanging", async () => (await loadHanging()).Page);
const Roles = lazyPage("roles", async () => (await loadRoles()).Page);
const subApp = defineSubApp({
  messages,
  App: () => (
    <main>
      <Routes>
        <Route index element={<h1>First</h1>} />
        <Route path="audit" element={<Audit />} />
        <Route path="roles" element={<Roles />} />
        <Route path="hanging" element={<Hanging />} />
      </Routes>
    </main>
  ),
});

let fake: TestHost;
const heading = () => fake.host.container.querySelector("h1")?.textContent;
beforeEach(async () => {
  load.mockReset();
  fake = createTestHost({ name: "management" });
  await subApp.mount(fake.host);
});
afterEach(async () => {
  await subApp.unmount(fake.host);
  fake.remove();
});

test("a lazy page that fails to load says so, loads on retry, and stays loaded", async () => {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", reported);
  expect(load).not.toHaveBeenCalled();
  load.mockRejectedValueOnce(new TypeError("no such script"));
  fake.host.navigate("/management/audit");
  await expect.poll(heading).toBe("Something went wrong on this page");
  expect(fake.failures).toEqual([expect.objectContaining({ message: "no such script" })]);
  window.removeEventListener("error", reported);

  const arrival = Promise.withResolvers<Module>();
  load.mockReturnValueOnce(arrival.promise);
  [...fake.host.container.querySelectorAll("button")]
    .find(({ textContent }) => textContent === "Try again")!
    .click();
  await expect.poll(() => fake.host.container.textContent).toContain("控制台加载中…");
  arrival.resolve({ Page: () => <h1>Audit log</h1> });
  await expect.poll(heading).toBe("Audit log");

  fake.host.navigate("/management");
  await expect.poll(heading).toBe("First");
  fake.host.navigate("/management/audit");
  await expect.poll(() => document.activeElement?.textContent).toBe("Audit log");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a lazy page whose script never arrives fails after its host's chunk timeout", async () => {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", reported);
  loadHanging.mockReturnValue(new Promise(() => undefined));
  const patient = createTestHost({ name: "management", path: "/hanging", chunkTimeout: 300 });
  await subApp.mount(patient.host);
  const pageFailure = () => patient.failures[0];
  await expect
    .poll(pageFailure)
    .toMatchObject({ name: "ChunkLoadError", type: "timeout", request: "hanging" });
  expect(String(pageFailure())).toContain("timeout: 300 ms");
  window.removeEventListener("error", reported);
  await subApp.unmount(patient.host);
  patient.remove();
});

test("a lazy page that fails offline loads by itself once online", async () => {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", reported);
  fake.online.set(false);
  loadRoles.mockRejectedValueOnce(new TypeError("no connection"));
  fake.host.navigate("/management/roles");
  await expect.poll(heading).toBe("Something went wrong on this page");
  window.removeEventListener("error", reported);
  loadRoles.mockResolvedValueOnce({ Page: () => <h1>Roles</h1> });
  fake.online.set(true);
  await expect.poll(heading).toBe("Roles");
});
