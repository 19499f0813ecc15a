import { afterEach, beforeEach, expect, test } from "vitest";
import type { MountHandle } from "../../index.ts";
import { fixture, registration, services, stage } from "../harness.ts";

const page = document.createElement("style");
let element: HTMLElement;
let handle: MountHandle;

const look = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return getComputedStyle(found);
};

beforeEach(async () => {
  // The host: its resets are in layers, and the sub-app uses one of the same names.
  page.textContent = `
    @layer base, low;
    @layer base { .both { color: rgb(7, 7, 7) } a { color: rgb(7, 7, 7); font-style: italic } }
    @layer low { #host .both, .of-host { color: rgb(8, 8, 8) } }`;
  document.head.append(page);
  const scene = stage(
    ["outer", "inner"].map((name) => registration(name, fixture(`styles-beside/app/${name}.html`))),
  );
  element = scene.element();
  element.id = "host";
  element.insertAdjacentHTML("beforebegin", `<p class="both of-host"></p>`);
  handle = scene.runtime.mountSubApp("outer", element, services());
  await handle.ready;
});
afterEach(async () => {
  await handle.unmount();
  element.previousElementSibling?.remove();
  element.remove();
  page.remove();
});

test("R3.1 a sub-app's styles stop where a nested one begins", () => {
  const outer = "[data-sub-app=outer]";
  const inner = "[data-sub-app=inner]";
  expect(look(`${outer} > .both`).outlineStyle).toBe("solid");
  expect(look(`body > ${outer} > .both`).outlineStyle).toBe("solid");
  expect(look(`${inner} > .both`).outlineStyle).toBe("none");
  expect(look(inner).outlineStyle).toBe("none");
  expect(look(`${inner} > .own`).borderTopStyle).toBe("solid");
  expect(look(outer).backgroundColor).toBe("rgb(9, 9, 9)");
});

test("R3.11 a sub-app's layers are separate from the page's layers of the same name", () => {
  expect(look("[data-sub-app=outer] > .both").color).toBe("rgb(1, 1, 1)");
  expect(look("[data-sub-app=outer] > .free").color).toBe("rgb(3, 3, 3)");
  expect(look("body > .of-host").color).toBe("rgb(8, 8, 8)");
});

test("R3.12 the host's reset in a layer loses, and applies where the sub-app sets nothing", () => {
  expect(look("#host a").color).toBe("rgb(4, 4, 4)");
  expect(look("#host a").fontStyle).toBe("italic");
});

test("R3.20 the sub-app's body styles give its overlay root no box", () => {
  expect(look("[data-sub-app=outer]").minHeight).toBe("50px");
  const overlay = document.querySelector<HTMLElement>("body > [data-sub-app=outer]");
  expect(overlay?.getClientRects()).toHaveLength(0);
  expect(look("body > [data-sub-app=outer] > .both").color).toBe("rgb(1, 1, 1)");
});
