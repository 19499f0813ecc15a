import { expect, test } from "vitest";
import { failureOf, fixture, registration, services, stage } from "../harness.ts";

test.each([
  ["index.html?once=500", "ENTRY_LOAD_FAILED"],
  ["module.html", "CHUNK_LOAD_FAILED"],
  ["nested.html", "CHUNK_LOAD_FAILED"],
  ["style.html", "CSS_CHUNK_LOAD_FAILED"],
  ["throws.html", "LIFECYCLE_FAILED"],
])("R7.8 %s: a failed load is not kept, the retry starts clean", async (page, code) => {
  const scene = stage([registration("app", fixture(`retry-after-failure/app/${page}`))], {
    globalOwnedByHost: (name) => name === "fixtureRuns",
  });
  const element = scene.element();
  const mount = () => scene.runtime.mountSubApp("app", element, services());
  expect(await failureOf(mount().ready)).toMatchObject({ code });
  const handle = mount();
  await handle.ready;
  expect(element.textContent).toBe("there");
  await handle.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
  element.remove();
});
