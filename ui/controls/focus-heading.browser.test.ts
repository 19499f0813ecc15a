import { afterEach, expect, test } from "vitest";
import { focusHeading } from "./focus-heading.ts";

afterEach(() => document.body.replaceChildren());

/** A console page with two sub-apps' headings, as during a switch between them. */
const show = (first: string) => {
  document.body.innerHTML = `<div data-console><main>
    <div data-sub-app="first"${first}><h1>First</h1></div>
    <div data-sub-app="second"><h1>Second</h1></div>
  </main></div>`;
};

test("a heading of the sub-app being left gets no focus", () => {
  show("");
  focusHeading("second");
  expect(document.activeElement?.textContent).toBe("Second");
});

test("a heading of a parked sub-app gets no focus", () => {
  show(' style="display: none"');
  focusHeading();
  expect(document.activeElement?.textContent).toBe("Second");
});

test("a late heading gets the focus, and another sub-app's doesn't end the wait", async () => {
  document.body.innerHTML = "<div data-console><main></main></div>";
  const main = document.querySelector("main")!;
  focusHeading("second");
  main.insertAdjacentHTML("beforeend", '<div data-sub-app="first"><h1>First</h1></div>');
  await expect.poll(() => document.querySelector("h1")).not.toBeNull();
  main.insertAdjacentHTML("beforeend", '<div data-sub-app="second"><h1>Second</h1></div>');
  await expect.poll(() => document.activeElement?.textContent).toBe("Second");
});

test("focus set in the meantime stays", async () => {
  document.body.innerHTML = "<div data-console><main><input></main></div>";
  focusHeading();
  const field = document.querySelector("input")!;
  field.focus();
  document.querySelector("main")!.insertAdjacentHTML("beforeend", "<h1>Late</h1>");
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(field);
});
