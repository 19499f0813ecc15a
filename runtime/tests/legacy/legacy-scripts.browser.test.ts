import { expect, test } from "vitest";
import { failureOf, registration, services, stage } from "../harness.ts";
import { absolute, at, elements, legacy, page, staged } from "./staged.ts";

const swallow = (event: ErrorEvent) => event.preventDefault();
const realm = { realm: "iframe" } as const;

test("R13.15 inline scripts run in order among the others, and their effects are the sub-app's", async () => {
  const { runtime, element, events } = stage([legacy("inline")]);
  const place = element();
  elements.push(place);
  const before = document.body.children.length;
  const handle = runtime.mountSubApp("inline", place, services());
  await handle.ready;
  expect(place.textContent).toBe("first in app, file, second, module with a part");
  expect(page["inlineElement"]).toBeInstanceOf(HTMLScriptElement);
  expect(runtime.inspect()[0]?.effects).toMatchObject({ setInterval: 1 });
  // `document.write` replaced neither the host's page nor its body.
  expect(document.body.children.length).toBeGreaterThanOrEqual(before);
  expect(Object.hasOwn(document, "write")).toBe(false);
  await handle.unmount();
  expect("inlineLog" in window).toBe(false);
  expect(events.filter(({ error }) => error)).toEqual([]);
});

test("R13.15 inline scripts of two sub-apps may declare the same `const`, `let` and `class`", async () => {
  const mount = staged([legacy("const-one"), legacy("const-two")]);
  const one = mount("const-one");
  await one.ready;
  expect(one.place.textContent).toBe("one 1 true, one 2 true");
  const two = mount("const-two");
  await two.ready;
  // Its `var` and `function` declarations are still on window.
  expect(two.place.textContent).toBe("two 1 true, two 2 true");
  await two.handle.unmount();
  expect(page["kept"]).toBe("one 1 true");
  await one.handle.unmount();
});

test("R13.15 inline scripts run in a realm, too", async () => {
  const { ready, place, handle } = staged([legacy("inline", "inline.html", realm)])("inline");
  await ready;
  const inside = place.querySelector("iframe")?.contentDocument;
  expect(inside?.body.innerText).toContain("first in app, file, second, module with a part");
  expect("inlineLog" in window).toBe(false);
  await handle.unmount();
});

test.each([{}, realm])(
  "R13.15 imports of inline scripts are relative to their page, R13.5 R2.16 and its templates and data are there: %j",
  async (own) => {
    const { ready, place, handle } = staged([legacy("templates", "templates.html", own)])(
      "templates",
    );
    await ready;
    const inside = place.querySelector("iframe")?.contentDocument ?? place;
    const holder = inside.querySelector("section");
    const words = ["data", "a part", absolute("dot.png")];
    expect(holder?.textContent.trim().split(/\s{2,}/)).toEqual(["text", "nested", words.join(" ")]);
    expect(holder?.querySelector("u")?.title).toBe("style = kept");
    const nested = holder?.querySelector("i");
    expect(nested?.style.color).toBe("rgb(1, 2, 3)");
    const tight = inside.querySelector<HTMLElement>("#tight");
    expect(tight?.style.color).toBe("rgb(4, 5, 6)");
    for (const element of [nested, tight]) element?.click();
    expect("clicked" in window).toBe(false);
    expect(inside.querySelectorAll("script:not([type])")).toHaveLength(0);
    expect(place.innerHTML + holder?.innerHTML).not.toContain("veiled");
    await handle.unmount();
  },
);

test.each([{}, realm])(
  "R2.21 currentScript shows a script's attributes, R2.25 and it finds its page's meta elements: %j",
  async (own) => {
    const { ready, place, handle } = staged([legacy("attributes", undefined, own)])("attributes");
    await ready;
    const shown = place.querySelector("iframe")?.contentDocument?.body ?? place;
    expect(shown.innerText).toBe(
      "sdk abc attributes.js, inline of the inline one, told by the page",
    );
    expect("clicked" in (shown.ownerDocument.defaultView as Window)).toBe(false);
    await handle.unmount();
  },
);

test.each([{}, realm])("R2.24 a page's scripts are read in its encoding: %j", async (own) => {
  const { ready, place, handle } = staged([legacy("encoded", undefined, own)])("encoded");
  await ready;
  const shown = place.querySelector("iframe")?.contentDocument?.body ?? place;
  expect(shown.innerText.trim()).toBe("控制台");
  await handle.unmount();
});

test("R13.15 an inline script's error is the cause of the missing lifecycles", async () => {
  window.addEventListener("error", swallow);
  const error = await failureOf(staged([legacy("inline-throwing")])("inline-throwing").ready);
  window.removeEventListener("error", swallow);
  expect(error).toMatchObject({
    code: "LIFECYCLE_MISSING",
    cause: { message: "inline broke" },
  });
});

test.each(["below", "later"])(
  "R13.15 an inline module that fails %s is reported, and stops nothing",
  async (where) => {
    window.addEventListener("error", swallow);
    const { ready, handle } = staged([legacy(`inline-${where}`)])(`inline-${where}`);
    await ready;
    window.removeEventListener("error", swallow);
    await handle.unmount();
  },
);

test.each(["some-missing", "async-missing", "inline-entry"])(
  "R13.16 a missing non-entry script (%s) is reported, and the others run",
  async (name) => {
    const { runtime, element, events } = stage([legacy(name)]);
    const place = element();
    elements.push(place);
    const handle = runtime.mountSubApp(name, place, services());
    await handle.ready;
    const told = events.flatMap(({ error }) => (error ? [error] : []));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      name: "ChunkLoadError",
      type: "missing",
      status: 404,
      request: absolute("gone.js?status=404"),
    });
    await handle.unmount();
  },
);

test.each([
  ["entry-missing", { type: "error", status: 503, request: absolute("gone.js?status=503") }],
  ["all-missing", { type: "missing", status: 410, request: absolute("gone.js?status=410") }],
])("R13.16 %s fails with the missing script; R7.15 and its status", async (name, own) => {
  const error = await failureOf(staged([legacy(name)])(name).ready);
  expect(error).toMatchObject({ name: "ChunkLoadError", ...own });
  expect(String(error)).toContain(`${own.type} ${own.status}`);
});

test("R2.19 relative addresses of added links, scripts and styles are relative to the entry", async () => {
  const { ready, place, handle } = staged([legacy("adding")])("adding");
  await ready;
  const text = place.querySelector("p") as Element;
  expect(text.textContent).toBe("added app/added/part.js");
  const { color, backgroundImage } = getComputedStyle(text);
  expect(color).toBe("rgb(9, 8, 7)");
  expect(backgroundImage).toBe(`url("${absolute("added/dot.png")}")`);
  await handle.unmount();
});

test("R2.19 the same holds for a module sub-app, and in a realm", async () => {
  const mount = staged([
    registration("module-adding", at("module-adding.html")),
    legacy("adding", "adding.html", realm),
  ]);
  const module = mount("module-adding");
  await module.ready;
  expect(module.place.textContent).toBe("added app/added/part.js");
  await module.handle.unmount();
  const framed = mount("adding");
  await framed.ready;
  const inside = framed.place.querySelector("iframe")?.contentWindow as Window;
  const text = inside.document.querySelector("p") as Element;
  expect(text.textContent).toBe("added app/added/part.js");
  expect(inside.getComputedStyle(text).color).toBe("rgb(9, 8, 7)");
  await framed.handle.unmount();
});
