import { expect, test } from "vitest";
import { fixture, registration, services, stage } from "../harness.ts";

test("R8.7 two apps in two elements work at once, and leave one by one", async () => {
  const scene = stage([
    registration("a", fixture("two-at-once/app/a.html")),
    registration("b", fixture("two-at-once/app/b.html")),
  ]);
  const places = [scene.element(), scene.element(), scene.element()] as const;
  const mount = (name: string, index: 0 | 1 | 2) =>
    scene.runtime.mountSubApp(name, places[index], services());
  const a = mount("a", 0);
  const b = mount("b", 1);
  const again = mount("a", 2);
  await Promise.all([a.ready, b.ready, again.ready]);
  const colors = places.map((place) => {
    const paragraph = place.querySelector("p");
    return paragraph && getComputedStyle(paragraph).color;
  });
  expect(colors).toEqual(["rgb(1, 0, 0)", "rgb(0, 0, 1)", "rgb(1, 0, 0)"]);
  const answers = () => {
    const detail: string[] = [];
    window.dispatchEvent(new CustomEvent("fixture-ask", { detail }));
    return detail.toSorted().join("");
  };
  expect(answers()).toBe("aab");
  await a.unmount();
  // Effects through globals are an app's, not a mount's: they end with its last mount.
  expect(answers()).toBe("aab");
  expect(places[2].textContent).toBe("a");
  await again.unmount();
  expect(answers()).toBe("b");
  await b.unmount();
  expect(answers()).toBe("");
  for (const place of places) place.remove();
});
