import { expect, test, vi } from "vitest";
import { createPageTitle } from "./page-title.ts";

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

const titled = () => {
  const shown = vi.fn<(title: string) => void>();
  return { title: createPageTitle(shown), shown: () => shown.mock.calls.map(([text]) => text) };
};

test("a navigation shows its title once", async () => {
  const { title, shown } = titled();
  title.setRoute("Finance");
  title.setDetail({ title: "Invoice 7", subApp: "finance" });
  await settled();
  title.setDetail({ title: "" });
  title.setRoute("Management");
  title.setDetail({ title: "Operators", subApp: "management" });
  await settled();
  expect(shown()).toEqual(["Invoice 7 · Finance", "Operators · Management"]);
  expect(title.get()).toBe("Operators · Management");
});

test("a page with its route's title is named once, and one without a title by its route", async () => {
  const { title } = titled();
  title.setRoute("Finance");
  expect(title.page()).toBe("Finance");
  title.setDetail({ title: "Finance" });
  await settled();
  expect(title.get()).toBe("Finance");
});

test("a title that includes the route replaces it", async () => {
  const { title } = titled();
  title.setRoute("Finance");
  title.setDetail({ title: "Invoice 7" });
  title.cover("Sign in");
  await settled();
  expect(title.get()).toBe("Sign in");
  expect(title.page()).toBe("Invoice 7");
  title.cover(undefined);
  await settled();
  expect(title.get()).toBe("Invoice 7 · Finance");
});
