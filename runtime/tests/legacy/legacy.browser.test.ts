import { expect, test } from "vitest";
import { initGlobalState, type LegacyProps } from "../../legacy/index.ts";
import { failureOf, seen, services } from "../harness.ts";
import { absolute, legacy, page, recorded, staged } from "./staged.ts";

test("R13.1 lifecycles on the global of its name; R13.3 its scripts run in order as real elements", async () => {
  const record = recorded();
  const { handle, place } = staged([legacy("umd")])("umd");
  await handle.ready;
  const { loaded, log } = await record;
  expect(loaded).toMatchObject({ script: absolute("umd.js"), vendor: "umd" });
  expect(log).toEqual(["bootstrap umd", "mount umd"]);
  expect(place.textContent.trim()).toBe("mounted");
  expect(getComputedStyle(place.querySelector("p") as Element).color).toBe("rgb(1, 2, 3)");
  await handle.unmount();
  expect(log.at(-1)).toBe("unmount umd true");
});

test("R13.1 a registration may name another global, and only that one is used", async () => {
  const mount = staged([
    legacy("shop", "arrays.html", { global: "arraysApp" }),
    legacy("umd", "umd.html", { global: "otherApp" }),
  ]);
  const shop = mount("shop");
  await shop.ready;
  expect(shop.place.textContent).toBe("arrays in shop");
  await shop.handle.unmount();
  const error = await failureOf(mount("umd").ready);
  expect(error).toMatchObject({ code: "LIFECYCLE_MISSING", app: "umd", global: "otherApp" });
  expect(String(error)).toContain('window["otherApp"], which is not there');
});

test("R13.1 without mount the error names the global and what it holds", async () => {
  const error = await failureOf(staged([legacy("missing")])("missing").ready);
  expect(error).toMatchObject({ name: "LegacyGlobalMissingError", phase: "load" });
  expect(String(error)).toContain('window["missing"], which has start, stop');
  expect("otherName" in window || "missing" in window).toBe(false);
});

test("R13.1 lifecycles exported by a module entry, with classic scripts", async () => {
  const { ready, place, handle } = staged([legacy("module")])("module", { basename: "/m" });
  await ready;
  expect(place.textContent.trim()).toBe("module at /m with umd, true");
  await handle.unmount();
  expect("$" in window).toBe(false);
});

test("R13.2 lists of functions run one after the other", async () => {
  const app = legacy("arrays", "arrays.html", { global: "arraysApp" });
  const { ready, place, handle } = staged([app])("arrays");
  await ready;
  expect(page["arraysSteps"]).toEqual(["bootstrap", "first", "second"]);
  expect(place.textContent).toBe("arrays in arrays");
  await handle.unmount();
  // A declaration can't be deleted.
  expect(page["arraysApp"]).toBeUndefined();
  expect(page["arraysSteps"]).toBeUndefined();
});

test("R13.4 qiankun's two globals apply while it loads and is mounted", async () => {
  const record = recorded();
  const mount = staged([legacy("umd"), legacy("app-one", "jquery-one.html")]);
  const first = mount("umd");
  await first.ready;
  const { loaded } = await record;
  expect(loaded).toMatchObject({ powered: true, publicPath: absolute("") });
  const second = mount("app-one");
  await second.ready;
  await first.handle.unmount();
  expect(page["__POWERED_BY_QIANKUN__"]).toBe(true);
  expect(page["__INJECTED_PUBLIC_PATH_BY_QIANKUN__"]).toBe(absolute(""));
  await second.handle.unmount();
  expect("__POWERED_BY_QIANKUN__" in window).toBe(false);
  expect("__INJECTED_PUBLIC_PATH_BY_QIANKUN__" in window).toBe(false);
});

test("R13.5 the page's markup is in the container at each mount, inert", async () => {
  const record = recorded();
  const mount = staged([legacy("umd")]);
  for (let round = 1; round <= 2; round += 1) {
    const { ready, place, handle } = mount("umd");
    await ready;
    const root = place.querySelector<HTMLElement>("#legacy-root");
    expect(root?.dataset["before"]).toBe("2");
    expect(root?.style.paddingLeft).toBe("7px");
    root?.click();
    expect("clicked" in window).toBe(false);
    expect(page["umdCount"]).toBe(round);
    await handle.unmount();
  }
  expect((await record).log).toHaveLength(5);
});

test("R13.5 images are relative to the page, and script addresses are removed", async () => {
  const mount = staged([legacy("shown", "shown.html")]);
  const { ready, place, handle } = mount("shown");
  await ready;
  const image = place.querySelector("img");
  expect(image?.src).toBe(absolute("dot.png"));
  expect(image?.srcset).toBe(`${absolute("dot.png")} 1x, ${absolute("dot@2.png")} 2x`);
  expect(place.querySelector("a")?.hasAttribute("href")).toBe(false);
  expect(place.querySelector("script, noscript, style")).toBeNull();
  const text = place.querySelector("p");
  expect(text?.textContent).toBe('What is only="text" with style = "x" stays.');
  expect(text?.title).toBe("a style=b");
  await handle.unmount();
});

test.each([{}, { realm: "iframe" } as const])(
  "R13.5 addresses of files in markup are relative to the page's base; links and forms are the host's: %j",
  async (own) => {
    const { ready, place, handle } = staged([legacy("addresses", undefined, own)])("addresses");
    await ready;
    const inside = place.querySelector("iframe")?.contentDocument;
    const root = own.realm ? (inside?.body as HTMLElement) : place;
    const at = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
    const to = (file: string) => absolute(`files/${file}`);
    const found: [selector: string, name: string, value: string][] = [
      ["img", "src", to("a.png")],
      ["img", "srcset", `${to("a.png")} 1x, ${to("b.png")} 2x, data:,c 3x`],
      ["picture source", "srcset", `${to("a.webp")}, ${to("b.webp")} 100w`],
      ["video", "src", to("a.mp4")],
      ["video", "poster", to("a.jpg")],
      ["track", "src", to("a.vtt")],
      ["input", "src", to("b.jpg")],
      ["iframe[title=framed]", "src", to("a.html")],
      ["embed", "src", to("a.svg")],
      ["object", "data", to("b.svg")],
      ["table", "background", to("t.png")],
      ["#at-href", "href", to("a.png")],
      ["#at-xlink", "xlink:href", to("b.png")],
      ["#elsewhere", "href", to("c.svg#part")],
      ["#elsewhere", "fill", `url("${to("d.svg#paint")}")`],
      ["#here", "href", "#part"],
      ["#here", "fill", "url(#paint)"],
      ["#drawn", "href", to("i.png")],
      ["feImage", "href", to("e.png")],
      ["a", "href", "a.html"],
      ["form", "action", "a.html"],
      ["#empty", "src", ""],
    ];
    expect(found.map(([selector, name]) => [selector, name, at(selector, name)])).toEqual(found);
    const { style } = root.querySelector("#painted") as HTMLElement;
    expect(style.getPropertyValue("--kept")).toBe(`url("${to("a.png")}")`);
    const backgrounds = style.backgroundImage
      .match(/(?<=")[^"]+/g)
      ?.filter((one) => one.includes("."));
    expect(backgrounds).toEqual(["b.png", "c.png", "e.png", "f.png"].map(to));
    expect(style.filter).toContain("#here");
    expect(style.mask).toContain(`url("${location.origin}/g.png")`);
    expect(root.querySelector("#painted")?.textContent).toBe("url(text.png)");
    const { style: worded } = root.querySelector("#worded") as HTMLElement;
    expect(worded.getPropertyValue("--words")).toContain('"url(no.png)"');
    const written = root.querySelector<HTMLIFrameElement>("iframe[srcdoc]");
    for (const file of ["c.png", "d.png", "a.css", "b.css", "e.png"])
      expect(written?.srcdoc).toContain(to(file));
    const { content } = root.querySelector("template:not(svg *)") as HTMLTemplateElement;
    expect(content.querySelector("img")?.getAttribute("src")).toBe(to("h.png"));
    expect(root.innerHTML).not.toContain("veiled");
    await handle.unmount();
  },
);

test("R13.6 props carry the container, the current services and a unique name", async () => {
  const record = recorded();
  const went: unknown[] = [];
  const mount = staged([legacy("umd")]);
  const navigate = (to: unknown) => void went.push(to);
  const { ready, handle, place } = mount("umd", { navigate });
  await ready;
  const { props, log } = await record;
  expect(props.container).toBe(place.querySelector("[data-sub-app]"));
  expect(props).toMatchObject({ name: "umd", domElement: props.container, basename: "/fixture" });
  (props["singleSpa"] as { navigateToUrl(to: string): void }).navigateToUrl("/finance?a#b");
  expect(went).toEqual(["/finance?a#b"]);
  await handle.update(services({ basename: "/moved" }));
  expect(log.at(-1)).toBe("update /moved");
  const second = mount("umd");
  await second.ready;
  expect((await record).props["name"]).toBe("umd_1");
  await second.handle.unmount();
  await handle.unmount();
});

test("R13.7 host and sub-apps share one state as in qiankun", async () => {
  const host = initGlobalState({ user: { name: "one" } });
  const heard: unknown[] = [];
  host.onGlobalStateChange((state) => heard.push(state));
  const mount = staged([legacy("state"), legacy("second", "state-second.html")]);
  const first = mount("state");
  const second = mount("second");
  await Promise.all([first.ready, second.ready]);
  type Actions = ReturnType<typeof initGlobalState>;
  const of = ({ place }: { place: HTMLElement }) =>
    place.querySelector("[data-sub-app]") as unknown as { seen: unknown[]; actions: Actions };
  expect(of(first).seen).toEqual([[{ user: { name: "one" } }, { user: { name: "one" } }]]);

  expect(of(first).actions.setGlobalState({ user: { name: "two" }, other: 1 })).toBe(true);
  expect(of(first).actions.setGlobalState({ other: 1 })).toBe(false);
  const change = [{ user: { name: "two" } }, { user: { name: "one" } }];
  expect([of(first).seen.at(-1), of(second).seen.at(-1)]).toEqual([change, change]);
  expect(heard).toEqual([{ user: { name: "two" } }]);
  (heard[0] as { user: { name: string } }).user.name = "changed in place";
  expect(host.setGlobalState({ other: 2 })).toBe(true);
  expect(of(first).seen.at(-1)).toEqual([{ user: { name: "two" }, other: 2 }, change[0]]);

  const { seen } = of(second);
  const before = seen.length;
  await second.handle.unmount();
  host.setGlobalState({ other: 3 });
  expect(seen).toHaveLength(before);
  expect(of(first).actions.offGlobalStateChange()).toBe(true);
  host.offGlobalStateChange();
  await first.handle.unmount();
});

test.each([
  ["status-404.html", "missing"],
  ["status-500.html", "error"],
  ["hang.html", "timeout"],
])("R13.9 of %s a script is %s, and none has run", async (file, type) => {
  const { ready } = staged([legacy("umd", file)], { chunkTimeout: 1500 })("umd");
  const error = await failureOf(ready);
  expect(error).toMatchObject({ name: "ChunkLoadError", type, app: "umd", phase: "load" });
  expect((error as { request: string }).request).toContain("umd.js?");
  expect("vendorRan" in window || "$" in window).toBe(false);
});

test("R13.9 a page instead of a script is missing", async () => {
  const swallow = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener("error", swallow);
  const { ready } = staged([legacy("page", "not-a-script.html")])("page");
  expect(await failureOf(ready)).toMatchObject({ name: "ChunkLoadError", type: "missing" });
  window.removeEventListener("error", swallow);
});

test("R13.10 leaving during the load runs nothing and leaves no global", async () => {
  const { handle } = staged([legacy("umd", "hang.html")])("umd");
  const preload = () => document.querySelector('link[href*="umd.js?hang"]');
  await expect.poll(preload).not.toBeNull();
  expect(page["__POWERED_BY_QIANKUN__"]).toBe(true);
  await handle.unmount();
  await expect.poll(preload).toBeNull();
  expect("__POWERED_BY_QIANKUN__" in window).toBe(false);
  expect("vendorRan" in window).toBe(false);
});

test("R13.3 each script is requested once and runs once per page", async () => {
  const app = legacy("once", "once.html", { global: "arraysApp" });
  const mount = staged([app]);
  for (let round = 0; round < 2; round += 1) {
    const { ready, handle } = mount("once");
    await ready;
    await handle.unmount();
  }
  const asked = (await seen("legacy")).filter(({ url }) => url.includes("?once"));
  expect(asked).toHaveLength(1);
});

test("R13.11 a classic script from a disallowed origin is rejected", async () => {
  const { ready } = staged([legacy("foreign")])("foreign");
  expect(await failureOf(ready)).toMatchObject({
    code: "ORIGIN_REFUSED",
    url: "https://elsewhere.example/main.js",
  });
});

test("R13.11 credentials and integrity apply to classic scripts", async () => {
  document.cookie = "legacy=1; path=/fixtures";
  const { ready, handle } = staged([
    legacy("umd", "umd.html", {
      credentials: "include",
      integrity: { "umd.js": "sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" },
    }),
  ])("umd");
  expect(await failureOf(ready)).toMatchObject({
    name: "ChunkLoadError",
    request: absolute("umd.js"),
  });
  expect(handle.state).not.toBe("mounted");
  const asked = (await seen("legacy")).filter(({ url }) => url.endsWith("vendor.js"));
  expect(asked.at(-1)?.cookie).toContain("legacy=1");
  document.cookie = "legacy=; path=/fixtures; max-age=0";
});

test("R13.13 a parcel ends with the mount that mounted it", async () => {
  const { ready, place, handle } = staged([legacy("shown")])("shown");
  await ready;
  const props = page["shownProps"] as LegacyProps;
  const element = place.appendChild(document.createElement("div"));
  const steps: string[] = [];
  const parcel = props.mountParcel(
    async () => ({
      bootstrap: () => void steps.push("bootstrap"),
      mount: [(given: { color: string }) => void steps.push(`mount ${given.color}`)],
      update: (given: { color: string }) => void steps.push(`update ${given.color}`),
      unmount: () => void steps.push("unmount"),
    }),
    { domElement: element, color: "red" },
  );
  await parcel.mountPromise;
  expect(parcel.getStatus()).toBe("MOUNTED");
  await parcel.update?.({ color: "blue" });
  await handle.unmount();
  await parcel.unmountPromise;
  expect(steps).toEqual(["bootstrap", "mount red", "update blue", "unmount"]);
  expect(parcel.getStatus()).toBe("NOT_MOUNTED");
});
