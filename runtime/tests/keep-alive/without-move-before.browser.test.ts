import { afterEach, beforeEach, expect, test } from "vitest";
import type { Host } from "../../index.ts";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

// Simulates a browser without `moveBefore` (Safari, older Chrome and Firefox).
const native = Object.getOwnPropertyDescriptor(Element.prototype, "moveBefore");
const entry = (page: string) => fixture(`keep-alive/app/${page}.html`);
interface App {
  seen: { calls: string[] };
  host: Host;
}

let scene: Stage;
let place: HTMLElement;
let app: App;
const shown = async (name: string, element = place) => {
  const handle = scene.runtime.mountSubApp(name, element, services());
  await handle.ready;
  return handle;
};
const find = (selector: string): HTMLElement => {
  const found = app.host.container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};
/** Scrolls and waits for the scroll event. */
const scroll = async (element: HTMLElement, top: number) => {
  const told = new Promise((resolve) => {
    element.addEventListener("scroll", resolve, { once: true });
  });
  element.scrollTop = top;
  await told;
};

beforeEach(async () => {
  Reflect.deleteProperty(Element.prototype, "moveBefore");
  scene = stage([
    registration("kept", entry("index"), { keepAlive: true }),
    registration("second", entry("second"), { keepAlive: true }),
  ]);
  place = scene.element();
  const url = new URL(fixture("keep-alive/app/main.js"), location.href).href;
  app = (await import(/* @vite-ignore */ url)) as App;
  app.seen.calls.length = 0;
});
afterEach(async () => {
  await scene.runtime.mountSubApp("nobody", place, services()).unmount();
  await scene.runtime.discard();
  place.remove();
  if (native) Object.defineProperty(Element.prototype, "moveBefore", native);
});

test("R15.1 R15.2 an app whose element is reused returns to it unchanged, frames included", async () => {
  expect("moveBefore" in place).toBe(false);
  const first = await shown("kept");
  const { container } = app.host;
  await scroll(find("section"), 120);
  const input = find("input") as HTMLInputElement;
  input.value = "typed";
  input.focus({ preventScroll: true });
  const frame = find("iframe") as HTMLIFrameElement;
  await expect.poll(() => frame.contentDocument?.querySelector("p")?.textContent).toBe("Frame");
  Reflect.set(frame.contentWindow ?? {}, "mark", "first load");

  await shown("second");
  expect(first.state).toBe("parked");
  expect(input.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  await shown("kept");
  expect(app.host.container).toBe(container);
  expect([find("input"), input.value]).toEqual([input, "typed"]);
  expect(find("section").scrollTop).toBe(120);
  expect(document.activeElement).toBe(input);
  expect(input.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  // It stayed in place: nothing moved, so nothing reloaded.
  expect(Reflect.get(frame.contentWindow ?? {}, "mark")).toBe("first load");
  expect(app.seen.calls).toEqual(["mount", "deactivate", "activate"]);
});

test("R15.1 R15.2 an app whose element is removed returns in another: same elements, scroll and focus", async () => {
  const first = await shown("kept");
  const { container } = app.host;
  const rows = find("section").children.length;
  const [section, input] = [find("section"), find("input") as HTMLInputElement];
  await scroll(section, 120);
  input.value = "typed";
  input.focus({ preventScroll: true });

  await first.unmount();
  expect(first.state).toBe("parked");
  place.remove();
  expect(container.isConnected).toBe(true);
  place = scene.element();
  await shown("kept");
  expect(place.contains(container)).toBe(true);
  expect([find("section"), find("input"), section.children.length]).toEqual([section, input, rows]);
  expect([section.scrollTop, input.value]).toEqual([120, "typed"]);
  expect(document.activeElement).toBe(input);
  expect(app.seen.calls).toEqual(["mount", "deactivate", "activate"]);
});

test("R15.4 an app whose element is removed in the same task is kept too", async () => {
  const first = await shown("kept");
  const section = find("section");
  await scroll(section, 120);
  const left = first.unmount();
  scene.runtime.release(place);
  place.remove();
  await left;
  place = scene.element();
  await shown("kept");
  expect([find("section"), section.scrollTop]).toEqual([section, 120]);
});
