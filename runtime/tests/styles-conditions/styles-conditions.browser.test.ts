import { afterEach, beforeEach, expect, test } from "vitest";
import type { MountHandle } from "../../index.ts";
import { fixture, registration, services, stage } from "../harness.ts";

const fonts = () => [...document.fonts].map(({ family }) => family).toSorted();
let element: HTMLElement;
let handle: MountHandle;
const style = (selector: string): CSSStyleDeclaration => {
  const found = element.querySelector(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return getComputedStyle(found);
};

beforeEach(async () => {
  const scene = stage([registration("choosy", fixture("styles-conditions/app/index.html"))]);
  element = scene.element();
  handle = scene.runtime.mountSubApp("choosy", element, services());
  await handle.ready;
});
afterEach(async () => {
  await handle.unmount();
  element.remove();
});

test("R3.5 an import applies where its supports and media do, in its layer", () => {
  expect(style(".imported").color).toBe("rgb(1, 1, 1)");
  expect(style(".layered").color).toBe("rgb(2, 2, 2)");
});

test("R3.3 fonts within media and supports, their own or an import's, apply where these do, and leave", async () => {
  expect(fonts()).toEqual(["held", "in-both", "in-media", "in-supports"]);
  await handle.unmount();
  expect(fonts()).toEqual([]);
});

test("R3.3 keyframes and registered properties within media and supports apply where these do", () => {
  expect(style(".growing").animationName).toBe("choosy-grow");
  const widths = element.getAnimations({ subtree: true }).map(({ effect }) => {
    const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    return keyframes.at(-1)?.["width"];
  });
  expect(widths).toEqual(["10px"]);
  expect(style(".growing").getPropertyValue("--not-there")).toBe("");
});
