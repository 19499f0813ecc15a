import { afterEach, beforeEach, expect, test } from "vitest";
import { CssChunkLoadError, OriginRefusedError, type MountHandle } from "../../index.ts";
import { fixture, registration, seen, services, stage, type Stage } from "../harness.ts";

interface App {
  createEmotion(speedy: boolean): {
    tags: HTMLStyleElement[];
    insert(rule: string): void;
    flush(): void;
  };
  createStyled(): {
    element: HTMLStyleElement;
    insertRule(index: number, rule: string): void;
    deleteRule(index: number): void;
    getRule(index: number): string;
    length(): number;
  };
  preload<Value>(href: string, loaded: (link: HTMLLinkElement) => Value): Promise<Value>;
  loadChunk(href: string): Promise<HTMLLinkElement>;
  createLoaded(): { style: HTMLStyleElement; update(css: string): void; remove(): void };
  addByHand(css: string): HTMLStyleElement;
  addBeside(...texts: string[]): HTMLStyleElement[];
  insertFirst(css: string): HTMLStyleElement;
}
const folder = new URL(fixture("styles-added/app/"), location.href).href;
const red = (level: number) => `rgb(${level}, ${level}, ${level})`;
let rounds = 0;
let app: App;
let scene: Stage;
let element: HTMLElement;
let outside: HTMLElement;
let handle: MountHandle;

const enter = async () => {
  handle = scene.runtime.mountSubApp("added", element, services());
  await handle.ready;
};
const color = (name: string, place: Element = element) => {
  const found = place.querySelector(`.${name}`);
  return found && getComputedStyle(found).color;
};
/** No style of an app affects matching elements elsewhere. */
const isClean = () =>
  [...outside.querySelectorAll("*")].every((one) => getComputedStyle(one).color === red(0));
const overlay = () => document.querySelector("body > [data-sub-app=added]") as HTMLElement;

beforeEach(async () => {
  // A module runs once per page, so each test gets its own copy.
  const copy = `main.js?round=${(rounds += 1)}`;
  const release = { entry: copy, modules: [], styles: ["entry.css"] };
  scene = stage([registration("added", `${folder}index.html`, { release })]);
  element = scene.element();
  outside = scene.element();
  await enter();
  app = (await import(/* @vite-ignore */ `${folder}${copy}`)) as App;
  outside.innerHTML = element.firstElementChild?.innerHTML ?? "";
});
afterEach(async () => {
  await handle.unmount();
  element.remove();
  outside.remove();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test("R3.13 a style element is scoped like the entry's, at once, in the overlay root too", () => {
  const style = app.addBeside(".text { color: rgb(7, 7, 7) }")[0];
  expect([color("text"), color("text", overlay())]).toEqual([red(7), red(7)]);
  expect(isClean()).toBe(true);
  expect(style?.type).toBe("text/css");
});

test("R3.13 a style element that gets its type, or a neighbor, later is scoped too", async () => {
  app.addByHand(".text { color: rgb(7, 7, 7) }");
  await expect.poll(() => color("text")).toBe(red(7));
  app.addBeside(".one { color: rgb(1, 1, 1) }", ".two { color: rgb(2, 2, 2) }");
  expect([color("one"), color("two")]).toEqual([red(1), red(2)]);
  expect(isClean()).toBe(true);
});

test("R3.13 the host's style elements aren't changed", () => {
  const style = document.createElement("style");
  style.textContent = ".text { color: rgb(8, 8, 8) }";
  document.head.append(style);
  expect(style.sheet?.ownerNode).toBe(style);
  expect(color("text", outside)).toBe(red(8));
  style.remove();
});

test.each([true, false])(
  "R3.14 CSS-in-JS with a sheet like emotion's, speedy: %s",
  async (speedy) => {
    const emotion = app.createEmotion(speedy);
    emotion.insert(".css-a { color: rgb(6, 6, 6); animation: spin 9s }");
    emotion.insert("@keyframes spin { to { opacity: 0 } }");
    emotion.insert(".css-b { color: rgb(7, 7, 7) }");
    await expect.poll(() => [color("css-a"), color("css-b")]).toEqual([red(6), red(7)]);
    expect(element.getAnimations({ subtree: true })).toHaveLength(1);
    expect(isClean()).toBe(true);
    const tags = [...emotion.tags];
    const sheets = [...document.adoptedStyleSheets];
    expect(tags).toHaveLength(speedy ? 1 : 3);
    await handle.unmount();
    expect(tags.some((tag) => tag.isConnected)).toBe(false);
    await enter();
    expect(tags.every((tag) => tag.isConnected)).toBe(true);
    expect([...document.adoptedStyleSheets]).toEqual(sheets);
    expect([color("css-a"), color("css-b")]).toEqual([red(6), red(7)]);
    emotion.flush();
    await expect.poll(() => color("css-a")).toBe(red(0));
  },
);

test("R3.14 a sheet like styled-components': rules are set, read and removed by their index", async () => {
  const styled = app.createStyled();
  styled.insertRule(0, ".sc-a { color: rgb(1, 1, 1) }");
  styled.insertRule(1, "@media (min-width: 1px) { .sc-b { color: rgb(3, 3, 3) } }");
  styled.insertRule(1, "@font-face { font-family: Styled; src: url(styled.woff2) }");
  styled.insertRule(1, "html .sc-b { color: rgb(2, 2, 2) }");
  expect(styled.length()).toBe(4);
  expect(styled.getRule(0)).toBe(".sc-a { color: rgb(1, 1, 1); }");
  expect(styled.getRule(2)).toContain("Styled");
  expect([color("sc-a"), color("sc-b")]).toEqual([red(1), red(2)]);
  expect(() => styled.insertRule(0, "no rule")).toThrow(DOMException);
  expect(() => styled.insertRule(9, "p {}")).toThrow(DOMException);
  styled.deleteRule(1);
  expect([styled.length(), color("sc-b")]).toEqual([3, red(3)]);
  // The empty text set after the insertion changes nothing.
  await Promise.resolve();
  expect([styled.length(), color("sc-b")]).toEqual([3, red(3)]);
  expect([...document.fonts].map(({ family }) => family)).toContain("Styled");
  expect(isClean()).toBe(true);
});

test("R3.15 changes of text, address or media are followed", async () => {
  const loaded = app.createLoaded();
  loaded.update(".text { color: rgb(1, 1, 1) }");
  expect(loaded.style.sheet?.cssRules).toHaveLength(1);
  expect(color("text")).toBe(red(1));
  loaded.update(".text { color: rgb(2, 2, 2) } p { top: 0 }");
  await expect.poll(() => color("text")).toBe(red(2));
  loaded.style.media = "print";
  await expect.poll(() => color("text")).toBe(red(0));
  loaded.style.media = "";
  await expect.poll(() => color("text")).toBe(red(2));
  loaded.style.disabled = true;
  expect([color("text"), loaded.style.sheet?.disabled]).toEqual([red(0), true]);
  loaded.style.disabled = false;
  loaded.remove();
  await expect.poll(() => color("text")).toBe(red(0));

  const link = await app.loadChunk("lazy.css");
  expect(color("lazy")).toBe(red(2));
  link.href = `${folder}other.css`;
  await expect.poll(() => color("lazy")).toBe(red(5));
  expect(isClean()).toBe(true);
});

test("R3.16 the entry's sheets come first, then the others in document order", async () => {
  // The one from the load was added before the entry's sheets.
  expect(color("both")).toBe(red(4));
  const first = app.insertFirst(".both { color: rgb(2, 2, 2) } .late { color: rgb(2, 2, 2) }");
  expect([color("both"), color("late")]).toEqual([red(4), red(2)]);
  const last = app.addByHand(".late { color: rgb(3, 3, 3) }");
  await expect.poll(() => color("late")).toBe(red(3));
  document.head.append(first);
  await expect.poll(() => color("late")).toBe(red(2));
  await handle.unmount();
  await enter();
  expect([color("both"), color("late")]).toEqual([red(2), red(2)]);
  expect(last.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("R3.17 a lazy chunk's sheet is fetched like the entry's, then the element gets load", async () => {
  const shown = await app.preload("lazy.css", () => [color("lazy"), color("imported")]);
  expect(shown).toEqual([red(2), red(3)]);
  expect(isClean()).toBe(true);
  const lazy = element.querySelector(".lazy");
  expect(lazy && getComputedStyle(lazy).backgroundImage).toBe(`url("${folder}lazy.png")`);
});

test("R3.17 a lazy chunk's sheet is fetched with the registered credentials", async () => {
  document.cookie = "added=1; path=/";
  const release = { entry: "main.js?include", modules: [], styles: [] };
  const { runtime } = stage([
    registration("with", `${folder}index.html`, { release, credentials: "include" }),
  ]);
  const place = scene.element();
  await handle.unmount();
  handle = runtime.mountSubApp("with", place, services());
  await handle.ready;
  app = (await import(/* @vite-ignore */ `${folder}main.js?include`)) as App;
  await app.loadChunk("lazy.css?cookie");
  const request = (await seen("styles-added")).find(({ url }) => url.endsWith("lazy.css?cookie"));
  expect(request?.cookie).toContain("added=1");
  place.remove();
});

test("R3.17 a failing sheet is reported, and the element gets error", async () => {
  const told = () => scene.events.flatMap(({ error }) => error ?? []);
  await expect(app.preload("gone.css", () => undefined)).rejects.toThrow("Unable to preload CSS");
  await expect(app.loadChunk("lazy.css?status=500")).rejects.toMatchObject({
    request: `${folder}lazy.css?status=500`,
  });
  await expect(app.loadChunk("https://elsewhere.example/x.css")).rejects.toThrow();
  expect(told()).toMatchObject([
    { app: "added", phase: "run", type: "missing", request: `${folder}gone.css` },
    { code: "CSS_CHUNK_LOAD_FAILED", type: "error" },
    { code: "ORIGIN_REFUSED" },
  ]);
  expect(told()[0]).toBeInstanceOf(CssChunkLoadError);
  expect(told()[2]).toBeInstanceOf(OriginRefusedError);
});

test("R3.18 after a return elements, sheets and rules are the same, and nothing is fetched", async () => {
  const link = await app.loadChunk("lazy.css?kept");
  const styled = app.createStyled();
  styled.insertRule(0, ".sc-a { color: rgb(6, 6, 6) }");
  const [rule] = styled.element.sheet?.cssRules ?? [];
  const sheets = [...document.adoptedStyleSheets];
  for (let round = 0; round < 3; round += 1) {
    await handle.unmount();
    expect([link.isConnected, styled.element.isConnected]).toEqual([false, false]);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    await enter();
    expect([...document.adoptedStyleSheets]).toEqual(sheets);
    expect(styled.element.sheet?.cssRules[0]).toBe(rule);
    expect([color("lazy"), color("sc-a"), color("both")]).toEqual([red(2), red(6), red(4)]);
  }
  const requests = (await seen("styles-added")).filter(({ url }) => url.endsWith("lazy.css?kept"));
  expect(requests).toHaveLength(1);
});

test("R3.18 R6.4 styles that an app adds again at each mount are kept once", async () => {
  const count = () => document.head.querySelectorAll("style").length;
  const before = count();
  for (let round = 0; round < 4; round += 1) {
    const emotion = app.createEmotion(true);
    emotion.insert(".css-a { color: rgb(6, 6, 6) }");
    app.addBeside(".one { color: rgb(1, 1, 1) }");
    await handle.unmount();
    await enter();
    expect(count()).toBe(before + 2);
    expect([color("css-a"), color("one")]).toEqual([red(6), red(1)]);
  }
  app.createEmotion(true).insert(".css-b { color: rgb(7, 7, 7) }");
  await handle.unmount();
  await enter();
  expect([count(), color("css-a"), color("css-b")]).toEqual([before + 3, red(6), red(7)]);
});

test("R3.18 a request ends with the leave and restarts on return", async () => {
  const loading = app.preload("lazy.css?slow&hang", () => undefined);
  const requests = async () =>
    (await seen("styles-added")).filter(({ url }) => url.includes("slow&hang"));
  await expect.poll(async () => (await requests()).length).toBe(1);
  await handle.unmount();
  await expect.poll(async () => (await requests())[0]?.closed).toBe(true);
  expect(scene.events.filter(({ error }) => error)).toEqual([]);
  await enter();
  await expect.poll(async () => (await requests()).length).toBe(2);
  loading.catch(() => undefined);
});
