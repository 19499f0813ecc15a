import { afterEach, beforeEach, expect, test } from "vitest";
import { createAmbient } from "../../effects/ambient.ts";
import { urlsOf } from "../../effects/caller.ts";
import { fixture } from "../harness.ts";

interface App {
  lock(): void;
  unlock(): void;
  theme(value: string): void;
  replace(): void;
  ask(host: () => void): void;
  unusual(): void;
  reflected(): void;
  byNode(): void;
  byNamespace(): void;
}
const source = fixture("effects-html/app/main.js");
const ambient = createAmbient({
  ownerOf: (url) => (url.endsWith(source) ? "app" : undefined),
  ownedByHost: () => false,
  globalHeldElsewhere: () => false,
  present: () => [],
  twinsOf: () => [],
  urlsOf,
  onError: (_, error) => {
    throw error;
  },
});
const { documentElement: html, body } = document;
let app: App;
let before: Node[];
const look = () => [html.cloneNode(false), body.cloneNode(false)];

beforeEach(async () => {
  html.className = "host-class";
  html.lang = "en";
  html.setAttribute("data-theme", "light");
  before = look();
  ambient.open("app");
  app = (await import(/* @vite-ignore */ new URL(source, location.href).href)) as App;
  ambient.loaded("app");
});
afterEach(() => {
  html.removeAttribute("class");
  html.removeAttribute("data-theme");
});

test("R6.10 classes, attributes and styles set by an app on html and body are removed with it", () => {
  app.lock();
  app.theme("dark");
  app.replace();
  expect(body.className).toBe("modal-open of-both");
  expect(html.className).toBe("app-class app-dark");
  ambient.close("app");
  expect(look()).toEqual(before);
});

test.each(["unusual", "reflected", "byNode", "byNamespace"] as const)(
  "R6.10 classes, attributes and styles set in unusual ways are removed too: %s",
  (way) => {
    app[way]();
    expect(look()).not.toEqual(before);
    ambient.close("app");
    expect(look()).toEqual(before);
  },
);

test("R6.10 the host's later changes stay, even over the app's and in the same call", () => {
  app.lock();
  app.theme("dark");
  html.dataset["theme"] = "blue";
  html.lang = "zh";
  body.style.overflow = "clip";
  app.ask(() => {
    html.dir = "rtl";
    html.style.setProperty("--host", "1");
    body.classList.add("of-host");
  });
  ambient.close("app");
  expect([html.dataset["theme"], html.lang, html.dir, html.className]).toEqual([
    "blue",
    "zh",
    "rtl",
    "host-class",
  ]);
  expect([html.style.cssText, body.style.cssText]).toEqual(["--host: 1;", "overflow: clip;"]);
  expect([html.dataset["mine"], body.className]).toEqual([undefined, "of-host"]);
  for (const name of ["dir", "style"]) html.removeAttribute(name);
  for (const name of ["class", "style"]) body.removeAttribute(name);
});

test("R6.10 repeated setting and unsetting is one effect", async () => {
  for (let round = 0; round < 100; round += 1) {
    app.lock();
    await Promise.resolve();
    app.unlock();
    await Promise.resolve();
  }
  expect(ambient.count("app")).toEqual({ attribute: 3 });
  ambient.close("app");
  expect(look()).toEqual(before);
});
