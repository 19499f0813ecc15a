import { afterEach, expect, test, vi } from "vitest";
import type { SubAppRelease } from "../../index.ts";
import { failureOf, fixture, registration, seen, services, stage } from "../harness.ts";

const entry = fixture("release/app/index.html");
const graph = ["main.js", "part.js", "deep.js"];
const elements: HTMLElement[] = [];
/**
 * A registration whose files are known in advance; the query keeps the tests' module maps apart.
 */
const mounting = (release: SubAppRelease, page = entry) => {
  const scene = stage([registration("app", page, { release })]);
  const element = scene.element();
  elements.push(element);
  const mount = () => scene.runtime.mountSubApp("app", element, services());
  return { ...scene, element, mount };
};
const files = async () => (await seen("release")).map(({ url }) => url.replace(/.*\//, ""));
const preloads = () => document.head.querySelectorAll("link[rel=modulepreload]").length;
const ran = () => (window as { fixtureReleaseRan?: number }).fixtureReleaseRan ?? 0;
afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
});

test("R2.17 a known release is loaded at once: no page, each file once, in parallel", async () => {
  const { mount, element } = mounting({ entry: "main.js", modules: graph, styles: ["style.css"] });
  const fetching = vi.spyOn(window, "fetch");
  // Vitest's page has some of its own.
  const count = preloads();
  const handle = mount();
  // Synchronously, before the call returns.
  expect(preloads()).toBe(count + 3);
  expect(fetching.mock.calls).toEqual([
    [expect.stringMatching(/\/style\.css$/), expect.anything()],
  ]);
  fetching.mockRestore();
  await handle.ready;
  expect(element.textContent).toBe("part deep rgb(1, 2, 3)");
  expect((await files()).toSorted()).toEqual(["deep.js", "main.js", "part.js", "style.css"]);
  expect(preloads()).toBe(count);
  await handle.unmount();
});

test("R2.18 modules run as soon as they are loaded; mount waits for the styles", async () => {
  const before = ran();
  const { mount, element } = mounting({
    entry: "main.js?early",
    modules: ["main.js?early", "part.js", "deep.js"],
    styles: ["style.css?hang"],
  });
  const handle = mount();
  await expect.poll(ran).toBe(before + 1);
  expect(handle.state).toBe("loading");
  expect(element.textContent).toBe("");
  await handle.unmount();
});

test("R2.17 a release's file on a disallowed origin is rejected before any request", async () => {
  const count = (await files()).length;
  const { mount } = mounting({
    entry: "main.js",
    modules: ["main.js", "https://elsewhere.example/part.js"],
    styles: [],
  });
  expect(await failureOf(mount().ready)).toMatchObject({
    code: "ORIGIN_REFUSED",
    url: "https://elsewhere.example/part.js",
  });
  expect(await files()).toHaveLength(count);
});

test.each([
  ["module", { entry: "main.js", modules: ["main.js", "gone.js"], styles: [] }],
  ["entry", { entry: "gone-too.js", modules: ["gone-too.js"], styles: [] }],
  ["stylesheet", { entry: "main.js", modules: graph, styles: ["gone.css"] }],
])(
  "R7.9 a %s missing from a release: one fetch of the page, which then decides",
  async (what, release) => {
    const page = `${entry}?${what}`;
    const { mount, element } = mounting(release, page);
    const looks = async () =>
      (await files()).filter((file) => file === `index.html?${what}`).length;
    const handle = mount();
    await handle.ready;
    expect(element.textContent).toBe("from the page");
    expect(await looks()).toBe(1);
    await handle.unmount();
  },
);

test("R7.8 retrying a failed release starts at the entry page", async () => {
  const release = { entry: "main.js?status=500", modules: ["main.js?status=500"], styles: [] };
  const { mount, element } = mounting(release);
  expect(await failureOf(mount().ready)).toMatchObject({
    code: "CHUNK_LOAD_FAILED",
    type: "error",
  });
  const handle = mount();
  await handle.ready;
  expect(element.textContent).toBe("from the page");
  await handle.unmount();
});
