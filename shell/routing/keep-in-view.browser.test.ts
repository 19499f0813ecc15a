import { afterEach, expect, test } from "vitest";
import { keepInView } from "./keep-in-view.ts";

const above = document.createElement("div");
const target = document.createElement("h2");
let end = () => undefined as void;
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const open = () => {
  above.style.height = "50px";
  target.textContent = "Activity";
  const below = document.createElement("div");
  document.body.append(above, target, below);
  end = keepInView(target);
  // The page is too short to be scrolled yet.
  expect(scrollY).toBe(0);
  above.style.height = "3000px";
  below.style.height = "3000px";
};
const top = () => Math.abs(Math.round(target.getBoundingClientRect().top));

test("an element is scrolled to again while the page above it loads", async () => {
  open();
  await expect.poll(top).toBe(0);
  above.style.height = "5000px";
  await expect.poll(top).toBe(0);
});

test("an operator who scrolls is left there", async () => {
  open();
  await expect.poll(top).toBe(0);
  dispatchEvent(new WheelEvent("wheel"));
  scrollTo(0, 0);
  above.style.height = "5000px";
  await expect.poll(() => document.body.scrollHeight).toBeGreaterThan(8000);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(scrollY).toBe(0);
});
