import { expect, test } from "vitest";
import { stage } from "../harness.ts";
import { app, moduleOf, shown } from "./pain.ts";

interface Page {
  window: Window;
  global: object;
  self: Window;
  document: Document;
  parent: Element;
}
const kinds = { Node, Element, HTMLElement, Document, CSSStyleDeclaration, NodeList, Range };
/** All members of elements, by name. */
const members = () =>
  new Map<string, unknown>(
    Object.entries(kinds).flatMap(([kind, { prototype }]) =>
      Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, member]) => [
        [`${kind} ${name}`, member.value] as const,
        [`get ${kind} ${name}`, member.get] as const,
        [`set ${kind} ${name}`, member.set] as const,
      ]),
    ),
  );

test("R6.3 JSONP and map SDKs break (qiankun#812, #1440, #1484): their scripts are real elements from another origin, call back on window, find their own element, and work again at the next visit", async () => {
  const sdkFrom = (await (await fetch("/fixtures/other-origin")).json()) as string;
  const { runtime, element } = stage([app("map"), app("other")]);
  const place = element();
  for (let visit = 0; visit < 3; visit += 1) {
    const map = await shown(runtime, "map", place, { sdkFrom });
    expect(place.textContent).toBe("Hangzhou 30.27 120.15");
    await map.unmount();
    const other = await shown(runtime, "other", place);
    await other.unmount();
  }
  expect(document.querySelectorAll('script[src*="map-"]')).toHaveLength(0);
  place.remove();
});

test("R6.8 proxies slow DOM work down tenfold (qiankun#1175, #1555): an app's window and document are the page's own, and DOM members stay native", async () => {
  const before = members();
  const { runtime, element } = stage([app("native")]);
  const place = element();
  const handle = await shown(runtime, "native", place);
  const { page } = await moduleOf<{ page: Page }>("native.js");
  expect(page.window === window && page.global === globalThis && page.self === window).toBe(true);
  expect(page.document === document && page.parent === document.documentElement).toBe(true);
  const replaced = [...members()].filter(([name, member]) => before.get(name) !== member);
  expect(replaced.map(([name]) => name)).toEqual([]);
  for (const name of ["document", "location", "history", "navigator"] as const)
    expect(Object.getOwnPropertyDescriptor(window, name)?.get?.toString() ?? "").not.toContain(
      "=>",
    );
  const made = place.querySelector("[data-native]");
  expect(made && Object.getOwnPropertyNames(made)).toEqual([]);
  await handle.unmount();
  place.remove();
});
