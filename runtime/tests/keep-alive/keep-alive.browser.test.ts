import { afterEach, beforeEach, expect, test } from "vitest";
import type { Host } from "../../index.ts";
import { failureOf, fixture, registration, services, stage, type Stage } from "../harness.ts";

interface App {
  seen: { calls: string[]; pings: number; ticks: number };
  failing: { activate: boolean; deactivate: boolean };
  host: Host;
}
const entry = (page: string) => fixture(`keep-alive/app/${page}.html`);
const load = (query: string): Promise<App> =>
  import(/* @vite-ignore */ new URL(entry("main.js").replace(".html", query), location.href).href);

let scene: Stage;
let place: HTMLElement;
let app: App;
const mount = (name: string, element = place) =>
  scene.runtime.mountSubApp(name, element, services());
const shown = async (name: string, element = place) => {
  const handle = mount(name, element);
  await handle.ready;
  return handle;
};
const find = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] => {
  const found = app.host.container.querySelector(tag);
  if (!found) throw new Error(`No ${tag}.`);
  return found;
};
const visible = () =>
  app.host.container.checkVisibility({ contentVisibilityAuto: true }) &&
  find("input").checkVisibility();
const frameLoaded = async () => {
  const frame = find("iframe");
  await expect.poll(() => frame.contentDocument?.querySelector("p")?.textContent).toBe("Frame");
  return frame.contentWindow as Window & { mark?: string };
};

/** The sub-app with unsaved changes. */
let unsaved: string | undefined;
beforeEach(async () => {
  unsaved = undefined;
  scene = stage(
    [
      registration("kept", entry("index"), { keepAlive: true }),
      registration("second", entry("second"), { keepAlive: true }),
      registration("third", entry("third"), { keepAlive: true }),
      registration("plain", entry("plain")),
    ],
    { keepAliveLimit: 2, mayDiscard: (name) => name !== unsaved },
  );
  place = scene.element();
  app = await load("");
  app.seen.calls.length = 0;
  Object.assign(app.failing, { activate: false, deactivate: false });
});
afterEach(async () => {
  await scene.runtime.discard();
  await mount("nobody").unmount();
  await scene.runtime.discard();
  place.remove();
});

test("R15.1 a left app is parked and returns unchanged: same elements, no second mount", async () => {
  const first = await shown("kept");
  const { container } = app.host;
  find("input").value = "typed";
  await first.unmount();
  expect(first.state).toBe("parked");
  expect(visible()).toBe(false);
  const again = await shown("kept");
  expect(again.state).toBe("mounted");
  expect(visible()).toBe(true);
  expect(place.contains(container)).toBe(true);
  expect(find("input").value).toBe("typed");
  expect(app.seen.calls).toEqual(["mount", "deactivate", "activate"]);
  expect(scene.events.map(({ state }) => state).slice(-3)).toEqual([
    "mounted",
    "parked",
    "mounted",
  ]);
});

test("R15.1 an app left at any moment near the end of its mount is parked or unmounted, not forgotten", async () => {
  await shown("kept");
  for (let steps = 0; steps < 12; steps += 1) {
    await mount("nobody").unmount();
    await scene.runtime.discard();
    const left = new Promise<string>((resolve) => {
      const handle = scene.runtime.mountSubApp("kept", place, services(), {
        onState(state) {
          if (state !== "mounting") return;
          void (async () => {
            for (let step = 0; step < steps; step += 1) await Promise.resolve();
            await handle.unmount();
            resolve(handle.state);
          })();
        },
      });
    });
    expect(["parked", "unmounted"]).toContain(await left);
  }
});

test("R15.2 scroll position and focus are restored, inside and around", async () => {
  place.style.cssText = "height: 60px; overflow: auto";
  await shown("kept");
  find("section").scrollTop = 120;
  place.scrollTop = 30;
  find("input").focus({ preventScroll: true });
  await shown("second");
  place.scrollTop = 5;
  await shown("kept");
  expect([find("section").scrollTop, place.scrollTop]).toEqual([120, 30]);
  expect(document.activeElement).toBe(find("input"));
});

test("R15.2 a parked app away from its element can follow another in one task, and keeps working", async () => {
  for (const name of ["kept", "second"]) await (await shown(name)).unmount();
  for (const name of ["kept", "second", "kept"]) {
    // Chromium crashes the page at this layout if the tree was moved while a layout was due.
    await shown(name);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  expect(visible()).toBe(true);
});

test("R15.3 frames inside aren't reloaded, in the same element or another", async () => {
  const handle = await shown("kept");
  (await frameLoaded()).mark = "first load";
  await shown("second");
  await shown("kept");
  expect((await frameLoaded()).mark).toBe("first load");

  await handle.unmount();
  const { container } = app.host;
  await scene.runtime.mountSubApp("kept", place, services()).unmount();
  place.remove();
  place = scene.element();
  await shown("kept");
  expect(place.contains(container)).toBe(true);
  expect((await frameLoaded()).mark).toBe("first load");
});

test("R15.3 frames aren't reloaded if the element is removed after another app used it", async () => {
  await shown("kept");
  (await frameLoaded()).mark = "first load";
  const other = await shown("plain");
  await other.unmount();
  place.remove();
  place = scene.element();
  await shown("kept");
  expect((await frameLoaded()).mark).toBe("first load");
});

test("R15.4 an element removed in the same task may be emptied first", async () => {
  const handle = await shown("kept");
  (await frameLoaded()).mark = "first load";
  const scrolled = new Promise((resolve) => {
    find("section").addEventListener("scroll", resolve, { once: true });
  });
  find("section").scrollTop = 120;
  await scrolled;
  const left = handle.unmount();
  scene.runtime.release(place);
  place.remove();
  await left;
  place = scene.element();
  await shown("kept");
  expect((await frameLoaded()).mark).toBe("first load");
  expect(find("section").scrollTop).toBe(120);
});

test("R15.5 over the limit, the least recently seen one is unmounted", async () => {
  await shown("kept");
  await shown("second");
  await shown("third");
  expect(app.seen.calls).toEqual(["mount", "deactivate"]);
  await shown("plain");
  await expect.poll(() => app.seen.calls).toEqual(["mount", "deactivate", "unmount"]);
  expect(document.querySelector('[data-sub-app="kept"]')).toBeNull();
  await shown("kept");
  expect(app.seen.calls).toEqual(["mount", "deactivate", "unmount", "mount"]);
});

test("R15.5 an app seen again isn't the least recently seen", async () => {
  await shown("kept");
  await shown("second");
  await shown("kept");
  await shown("third");
  await shown("plain");
  expect(app.seen.calls).toEqual(["mount", "deactivate", "activate", "deactivate"]);
  expect(document.querySelector('[data-sub-app="kept"]')).not.toBeNull();
  await expect.poll(() => document.querySelector('[data-sub-app="second"]')).toBeNull();
});

test("R15.5 an app that may not be dropped stays until it may, and the next one is dropped", async () => {
  unsaved = "kept";
  await shown("kept");
  await shown("second");
  await shown("third");
  await shown("plain");
  await expect.poll(() => document.querySelector('[data-sub-app="second"]')).toBeNull();
  expect(app.seen.calls).toEqual(["mount", "deactivate"]);
  unsaved = undefined;
  await shown("second");
  await shown("plain");
  await expect.poll(() => app.seen.calls).toEqual(["mount", "deactivate", "unmount"]);
});

test("R15.6 while parked, listeners and intervals pause; they resume afterwards", async () => {
  await shown("kept");
  await expect.poll(() => app.seen.ticks).toBeGreaterThan(0);
  await shown("plain");
  const { pings, ticks } = app.seen;
  window.dispatchEvent(new Event("fixture-ping"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect([app.seen.pings, app.seen.ticks]).toEqual([pings, ticks]);
  await shown("kept");
  window.dispatchEvent(new Event("fixture-ping"));
  expect(app.seen.pings).toBe(pings + 1);
  await expect.poll(() => app.seen.ticks).toBeGreaterThan(ticks);
});

test("R15.7 discard unmounts one or all parked apps, and leaves nothing of them", async () => {
  await shown("kept");
  await shown("second");
  const second = (await load("?second")).host;
  await shown("plain");
  await scene.runtime.discard("kept");
  expect(app.seen.calls).toEqual(["mount", "deactivate", "unmount"]);
  expect([app.host.signal.aborted, second.signal.aborted]).toEqual([true, false]);
  await scene.runtime.discard();
  expect(second.signal.aborted).toBe(true);
  expect(document.querySelectorAll('[data-sub-app="kept"], [data-sub-app="second"]')).toHaveLength(
    0,
  );
  const { pings, ticks } = app.seen;
  window.dispatchEvent(new Event("fixture-ping"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect([app.seen.pings, app.seen.ticks]).toEqual([pings, ticks]);
});

test("R15.8 an error in deactivate is reported and parks; an error in activate fails", async () => {
  app.failing.deactivate = true;
  const first = await shown("kept");
  await first.unmount();
  expect(first.state).toBe("parked");
  const told = scene.events.filter(({ error }) => error !== undefined);
  expect(told).toMatchObject([{ phase: "deactivate", error: { code: "LIFECYCLE_FAILED" } }]);
  app.failing.activate = true;
  const again = mount("kept");
  expect(await failureOf(again.ready)).toMatchObject({
    code: "LIFECYCLE_FAILED",
    phase: "activate",
  });
  await again.unmount();
  expect(again.state).toBe("failed");
  expect(place.childNodes).toHaveLength(0);
  app.failing.activate = false;
  await shown("kept");
  expect(app.seen.calls.slice(-2)).toEqual(["unmount", "mount"]);
});

test("R15.9 the host says whether it is shown, and new services arrive on return", async () => {
  const first = await shown("kept");
  expect(app.host.active).toBe(true);
  await first.unmount();
  expect([app.host.active, app.host.signal.aborted]).toEqual([false, false]);
  const again = scene.runtime.mountSubApp("kept", place, services({ basename: "/moved" }));
  await again.ready;
  expect([app.host.active, app.host["basename"]]).toEqual([true, "/moved"]);
});

test("R15.10 a parked app can't be focused and isn't read aloud", async () => {
  await shown("kept");
  await shown("plain");
  find("input").focus();
  expect(document.activeElement).not.toBe(find("input"));
  expect(visible()).toBe(false);
});

test("R15.10 a parked app's pop-ups are hidden with it, including fixed and top-layer ones", async () => {
  await shown("kept");
  const { overlayRoot } = app.host;
  const tips = ["static", "fixed", "popover"].map((kind) => {
    const tip = document.createElement("button");
    tip.textContent = kind;
    if (kind === "fixed") tip.style.cssText = "position: fixed; inset: 0";
    if (kind === "popover") tip.popover = "manual";
    overlayRoot.append(tip);
    if (kind === "popover") tip.showPopover();
    return tip;
  });
  const atPoint = () => document.elementsFromPoint(5, 5).some((one) => overlayRoot.contains(one));
  const look = () => [...tips.map((tip) => tip.checkVisibility()), atPoint()];
  expect(look()).toEqual([true, true, true, true]);
  expect(getComputedStyle(overlayRoot).display).toBe("contents");
  for (const leave of ["for another", "for nobody"]) {
    // One stays in its element, the other one moves away.
    await shown("kept");
    if (leave === "for another") await shown("plain");
    else await mount("nobody").unmount();
    expect([leave, ...look()]).toEqual([leave, false, false, false, false]);
    expect(getComputedStyle(overlayRoot).contentVisibility).toBe("hidden");
    for (const tip of tips) tip.focus();
    expect(tips).not.toContain(document.activeElement);
    await shown("kept");
    expect([leave, ...look()]).toEqual([leave, true, true, true, true]);
    expect(getComputedStyle(overlayRoot).display).toBe("contents");
  }
});
