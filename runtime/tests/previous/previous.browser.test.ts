import { expect, test } from "vitest";
import type { SubAppRegistration } from "../../index.ts";
import { failureOf, fixture, registration, seen, services, stage } from "../harness.ts";

const graphOf = (file: string) => ({ entry: file, modules: [file], styles: [] });
const previous = { entry: fixture("previous/app/index.html"), release: graphOf("main.js") };
const staged = (own: Partial<SubAppRegistration>, page = "index.html") => {
  const scene = stage([registration("app", fixture(`previous/app/${page}`), { previous, ...own })]);
  const element = scene.element();
  return {
    ...scene,
    element,
    mount: () => scene.runtime.mountSubApp("app", element, services()),
    fallbacks: () => scene.events.filter((event) => event.previous).map(({ error }) => error),
  };
};
const requestsFor = async (file: string) =>
  (await seen("previous")).filter(({ url }) => url.includes(file)).length;

test("R7.16 a release with a missing file is replaced by the previous one, also for later mounts", async () => {
  const { mount, element, fallbacks } = staged({ release: graphOf("gone.js") }, "new/index.html");
  const requests: number[] = [];
  for (let times = 0; times < 2; times += 1) {
    const handle = mount();
    await handle.ready;
    expect(element.textContent).toBe("previous, lazy");
    await handle.unmount();
    requests.push(await requestsFor("gone.js"));
  }
  expect(requests[1]).toBe(requests[0]);
  expect(fallbacks()).toEqual([
    expect.objectContaining({ code: "ENTRY_LOAD_FAILED", type: "missing", phase: "load" }),
  ]);
  element.remove();
});

test("R7.16 so is one with a file that doesn't match its hash; the previous one's hashes apply, too", async () => {
  const { mount, element, fallbacks } = staged(
    {
      release: graphOf("damaged.js"),
      integrity: { "damaged.js": "sha256-AAAA" },
      previous: {
        ...previous,
        release: graphOf("main.js?checked"),
        integrity: { "lazy.js?checked": "sha256-AAAA" },
      },
    },
    "damaged.html",
  );
  const handle = mount();
  await handle.ready;
  expect(element.textContent).toBe("previous, refused");
  expect(fallbacks()).toMatchObject([{ code: "CHUNK_LOAD_FAILED", url: /damaged\.js$/ }]);
  await handle.unmount();
  element.remove();
});

test("R7.16 a prefetch with evaluation finds it, too", async () => {
  const { runtime, mount, element, fallbacks } = staged(
    { release: graphOf("gone-ahead.js") },
    "a/",
  );
  await runtime.prefetch("app", { evaluate: true });
  expect(fallbacks()).toHaveLength(1);
  const handle = mount();
  await handle.ready;
  expect(element.textContent).toMatch(/^previous/);
  expect(fallbacks()).toHaveLength(1);
  await handle.unmount();
  element.remove();
});

test("R7.17 if the previous one doesn't load either, the error is the first one's", async () => {
  const { mount, element, fallbacks } = staged(
    {
      release: graphOf("gone.js"),
      previous: { entry: fixture("previous/app/older/index.html"), release: graphOf("older.js") },
    },
    "newer/index.html",
  );
  const url = new URL(fixture("previous/app/newer/index.html"), location.href).href;
  for (let times = 0; times < 2; times += 1)
    expect(await failureOf(mount().ready)).toMatchObject({ code: "ENTRY_LOAD_FAILED", url });
  expect(fallbacks()).toEqual([]);
  element.remove();
});

test("R7.17 what its own code throws doesn't bring the previous one", async () => {
  const { mount, element, fallbacks } = staged({ release: graphOf("throws.js") });
  expect(await failureOf(mount().ready)).toMatchObject({ code: "LIFECYCLE_FAILED" });
  expect(fallbacks()).toEqual([]);
  element.remove();
});
