import { expect, test } from "vitest";
import { failureOf, fixture, registration, services, stage } from "../harness.ts";

test.each([
  ["index.html?once=500", "ENTRY_LOAD_FAILED"],
  ["module.html", "CHUNK_LOAD_FAILED"],
  ["nested.html", "CHUNK_LOAD_FAILED"],
  ["style.html", "CSS_CHUNK_LOAD_FAILED"],
  ["throws.html", "LIFECYCLE_FAILED"],
])("R7.8 %s: a failed load isn't kept, the retry starts clean", async (page, code) => {
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

test("R7.13 a module below the entry that threw runs again with a retry, and with the next one", async () => {
  const page = fixture("retry-after-failure/app/below.html");
  const scene = stage([registration("app", page)], {
    globalOwnedByHost: (name) => name === "fixtureRuns",
  });
  const element = scene.element();
  const mount = () => scene.runtime.mountSubApp("app", element, services());
  expect(await failureOf(mount().ready)).toMatchObject({ code: "LIFECYCLE_FAILED" });
  expect(await failureOf(mount().ready)).toMatchObject({ code: "LIFECYCLE_FAILED" });
  const handle = mount();
  await handle.ready;
  expect(element.textContent).toBe("there");
  await handle.unmount();
  element.remove();
});

test("R7.13 lazy chunks listed in the integrity belong to the same retry", async () => {
  const folder = "retry-after-failure/app";
  const files = ["lazily.js", "kept.js", "lazy.js"].map(async (file) => {
    const source = await (await fetch(fixture(`${folder}/${file}`))).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", source));
    return [file, `sha256-${btoa(String.fromCharCode(...digest))}`] as const;
  });
  const integrity = Object.fromEntries(await Promise.all(files));
  const scene = stage([registration("app", fixture(`${folder}/lazily.html`), { integrity })]);
  const element = scene.element();
  const mount = () => scene.runtime.mountSubApp("app", element, services());
  expect(await failureOf(mount().ready)).toMatchObject({ code: "LIFECYCLE_FAILED" });
  const handle = mount();
  await handle.ready;
  expect(element.textContent).toBe("there");
  await handle.unmount();
  element.remove();
});
