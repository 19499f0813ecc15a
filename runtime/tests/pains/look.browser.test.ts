import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { stage, type Stage } from "../harness.ts";
import { app, colorOf, find, moduleOf, shown } from "./pain.ts";

let scene: Stage;
let place: HTMLElement;

beforeEach(() => {
  scene = stage([app("dialog"), app("events"), app("css-in-js")]);
  place = scene.element();
});
afterEach(() => place.remove());

test("R5.1 R3.1 pop-ups are unstyled or clipped (qiankun#2391, #1395, wujie#455): in the app's overlay root they have its styles and the whole page, and are removed with it", async () => {
  // An element that clips, and is the containing block of fixed elements.
  place.style.cssText = "width: 60px; height: 15px; overflow: hidden; transform: translate(0)";
  const handle = await shown(scene.runtime, "dialog", place);
  const ofHost = scene.element();
  ofHost.className = "dialog";
  find(place, "button").click();
  const dialog = find(document, ".dialog:not(:empty)");
  expect(getComputedStyle(dialog).backgroundColor).toBe("rgb(1, 2, 3)");
  expect(document.elementFromPoint(200, 100)).toBe(dialog);
  expect(getComputedStyle(ofHost).position).toBe("static");
  await handle.unmount();
  expect(dialog.isConnected).toBe(false);
  ofHost.remove();
});

test("R5.1 shadow DOM kills events (qiankun#2013, micro-app#380): delegation at the document, drags, getElementById and focus work, for the app and for the host", async () => {
  const handle = await shown(scene.runtime, "events", place);
  const { seen } = await moduleOf<{ seen: { clicks: string[]; drags: number } }>("events.js");
  const hit: unknown[] = [];
  const listen = ({ target }: Event) => void hit.push(target);
  document.addEventListener("click", listen);
  const label = find(place, "i");
  await userEvent.click(label);
  document.removeEventListener("click", listen);
  expect(seen.clicks).toEqual(["pain-save"]);
  expect(hit).toEqual([label]);
  expect(document.activeElement).toBe(find(place, "#pain-field"));
  label.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
  expect(seen.drags).toBe(1);
  await handle.unmount();
});

test("R3.13 R3.18 CSS-in-JS is lost on remount (qiankun#617, #637, #2603): rules that a library inserted once apply again, and never to the host", async () => {
  const { insertions } = await moduleOf<{ insertions: () => number }>("css-in-js.js");
  const ofHost = scene.element();
  ofHost.className = "pain-card";
  for (let visit = 0; visit < 3; visit += 1) {
    const handle = await shown(scene.runtime, "css-in-js", place);
    expect(colorOf(find(place, ".pain-card"))).toBe("rgb(1, 2, 3)");
    expect(insertions()).toBe(1);
    expect(colorOf(ofHost)).toBe("rgb(0, 0, 0)");
    await handle.unmount();
  }
  ofHost.remove();
});
