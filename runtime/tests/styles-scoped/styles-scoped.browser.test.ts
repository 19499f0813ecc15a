import { afterEach, beforeEach, expect, test } from "vitest";
import type { MountHandle } from "../../index.ts";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

const folder = new URL(fixture("styles-scoped/app/"), location.href).href;
let scene: Stage;
let element: HTMLElement;
let outside: HTMLElement;
let handle: MountHandle;

const style = (selector: string, root: HTMLElement = element): CSSStyleDeclaration => {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return getComputedStyle(found);
};

beforeEach(async () => {
  scene = stage([registration("styled", `${folder}index.html`)]);
  element = scene.element();
  outside = scene.element();
  handle = scene.runtime.mountSubApp("styled", element, services());
  await handle.ready;
  outside.innerHTML = element.firstElementChild?.innerHTML ?? "";
});
afterEach(async () => {
  await handle.unmount();
  element.remove();
  outside.remove();
});

test("R3.1 rules apply to the app and nothing else", () => {
  expect(style("p").color).toBe("rgb(1, 1, 1)");
  expect(style("p").borderTopColor).toBe("rgb(255, 0, 0)");
  for (const node of outside.querySelectorAll("*")) {
    expect(getComputedStyle(node).color).toBe("rgb(0, 0, 0)");
    expect(getComputedStyle(node).animationName).toBe("none");
  }
  expect(getComputedStyle(document.body).color).toBe("rgb(0, 0, 0)");
  expect(getComputedStyle(document.documentElement).getPropertyValue("--main")).toBe("");
});

test("R3.2 :root, html and body mean the root of the scope, with their specificity", () => {
  expect(style("[data-sub-app]").getPropertyValue("--main")).toBe("rgb(1, 1, 1)");
  expect(style("[data-sub-app]").color).toBe("rgb(4, 4, 4)");
  expect(style(".in-body").color).toBe("rgb(2, 2, 2)");
  expect(style(".in-both").color).toBe("rgb(2, 2, 2)");
});

test("R3.3 fonts and property registrations apply to the page", () => {
  expect(style("p").getPropertyValue("--fixture-gap")).toBe("7px");
  expect([...document.fonts].map(({ family }) => family)).toContain("Fixture");
});

test("R3.4 keyframes carry the app's name, in definition and use", () => {
  expect(style(".moving").animationName).toBe("styled-fade");
  expect(style(".by-variable").animationName).toBe("styled-fade");
  const names = element.getAnimations({ subtree: true });
  expect(names).toHaveLength(2);
});

test("R3.5 imports are flattened with their media and layer, and layers keep their order", () => {
  expect(style(".layered").color).toBe("rgb(5, 5, 5)");
  expect(style(".from-import").color).toBe("rgb(0, 0, 2)");
  expect(style(".narrow").color).toBe("rgb(4, 4, 4)");
});

test("R3.6 addresses are relative to their sheet", () => {
  expect(style(".picture").backgroundImage).toBe(`url("${folder}pictures/one.png")`);
  expect(style(".deep").backgroundImage).toBe(`url("${folder}deep/deep.png")`);
});

test("R3.7 media, supports, nesting and inline styles apply, and broken text stays in the scope", () => {
  expect(style(".wide").color).toBe("rgb(8, 8, 8)");
  expect(style(".grid").color).toBe("rgb(8, 8, 8)");
  expect(style(".nested").color).toBe("rgb(6, 6, 6)");
  expect(style(".nested b").color).toBe("rgb(7, 7, 7)");
  expect(style("em").color).toBe("rgb(9, 9, 9)");
  expect(style(".after-a-stray-brace").color).toBe("rgb(4, 4, 4)");
  expect(style(".last").color).toBe("rgb(1, 2, 3)");
});

test("R3.8 sheets leave with the app and return as the same objects", async () => {
  const before = [...document.adoptedStyleSheets];
  expect(before.length).toBeGreaterThan(0);
  await handle.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
  handle = scene.runtime.mountSubApp("styled", element, services());
  await handle.ready;
  expect([...document.adoptedStyleSheets].every((sheet, index) => sheet === before[index])).toBe(
    true,
  );
});

test("R3.26 in a shadow root the rules and added styles apply only to the app, and leave with it", async () => {
  await handle.unmount();
  const root = element.attachShadow({ mode: "open" });
  root.innerHTML = "<div></div><p>a neighbour</p>";
  const own = new CSSStyleSheet();
  root.adoptedStyleSheets = [own];
  const place = root.querySelector("div")!;
  handle = scene.runtime.mountSubApp("styled", place, services());
  await handle.ready;
  expect(style("p", place).color).toBe("rgb(1, 1, 1)");
  expect(style(".in-body", place).color).toBe("rgb(2, 2, 2)");
  expect(getComputedStyle(root.lastElementChild!).color).toBe("rgb(0, 0, 0)");
  await handle.unmount();
  expect(root.adoptedStyleSheets).toEqual([own]);
});
