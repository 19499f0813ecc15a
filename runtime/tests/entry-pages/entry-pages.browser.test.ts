import { afterEach, expect, test } from "vitest";
import {
  EntryInvalidError,
  EntryLoadError,
  LifecycleMissingError,
  OriginRefusedError,
  SubAppNotConfiguredError,
  type RuntimeOptions,
} from "../../index.ts";
import { failureOf, fixture, registration, seen, services, stage } from "../harness.ts";

const pages = "entry-pages/pages";
const elements: HTMLElement[] = [];
const mounting = (entry: string, options: Partial<RuntimeOptions> = {}, name = "app") => {
  const scene = stage([registration("app", entry)], options);
  const element = scene.element();
  elements.push(element);
  return { ...scene, element, handle: scene.runtime.mountSubApp(name, element, services()) };
};
const failing = async (entry: string, options: Partial<RuntimeOptions> = {}) => {
  const { handle } = mounting(entry, options);
  const error = await failureOf(handle.ready);
  await expect.poll(() => handle.state).toBe("failed");
  return error;
};
afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
});

test("R2.1 an unknown name fails before anything is loaded, and lists the configured names", async () => {
  const before = (await seen("entry-pages")).length;
  const { handle, events } = mounting(fixture(`${pages}/plain.html`), {}, "nobody");
  expect(handle.state).toBe("failed");
  const error = await failureOf(handle.ready);
  expect(error).toBeInstanceOf(SubAppNotConfiguredError);
  expect(error).toMatchObject({
    code: "SUB_APP_NOT_CONFIGURED",
    app: "nobody",
    configured: ["app"],
  });
  expect(String(error)).toContain("Configured: app.");
  expect(await seen("entry-pages")).toHaveLength(before);
  expect(events.map(({ state }) => state)).toEqual(["failed"]);
  await handle.unmount();
});

test.each([
  ["status=404", "missing"],
  ["status=410", "missing"],
  ["status=500", "error"],
  ["hang", "timeout"],
])("R2.2 an entry page that answers %s is %s; R7.15 with its status", async (query, type) => {
  const url = fixture(`${pages}/plain.html?${query}`);
  const error = await failing(url, query === "hang" ? { chunkTimeout: 100 } : {});
  expect(error).toBeInstanceOf(EntryLoadError);
  const status = /status=(\d+)/.exec(query)?.[1];
  expect(error).toMatchObject({ type, code: "ENTRY_LOAD_FAILED", app: "app", phase: "load" });
  expect((error as EntryLoadError).status).toBe(status && Number(status));
  expect((error as EntryLoadError).request).toBe(new URL(url, location.href).href);
});

test("R2.3 an entry page that isn't HTML is rejected", async () => {
  const error = await failing(fixture(`${pages}/plain.html?type=application/json`));
  expect(error).toBeInstanceOf(EntryInvalidError);
  expect(error).toMatchObject({ reason: "not-html", code: "ENTRY_INVALID" });
});

test("R2.4 the host's own page, from a catch-all route, is rejected", async () => {
  const own = document.createElement("script");
  own.src = fixture(`${pages}/main.js?host`);
  own.type = "module";
  document.head.append(own);
  const error = await failing(fixture(`${pages}/plain.html?host`));
  own.remove();
  expect(error).toMatchObject({ reason: "host-page" });
});

test("R2.5 an inline script of a module sub-app is rejected with what to do", async () => {
  const error = await failing(fixture(`${pages}/inline.html`));
  expect(error).toMatchObject({ reason: "inline-script" });
  expect(String(error)).toContain(
    "has 1 inline script: a module sub-app may start without its page",
  );
  expect("inline" in window).toBe(false);
});

test("R2.6 a page with classic scripts and no module says how to register it", async () => {
  const error = await failing(fixture(`${pages}/classic.html`));
  expect(error).toMatchObject({ reason: "classic-only" });
  expect(String(error)).toContain("legacy: true");
});

test("R2.6 a page without any script has no module entry", async () => {
  expect(await failing(fixture(`${pages}/empty.html`))).toMatchObject({
    reason: "no-module-entry",
    url: new URL(fixture(`${pages}/empty.html`), location.href).href,
  });
});

test("R2.15 a module at a data: address is rejected, with the rest of the page", async () => {
  const error = await failing(fixture(`${pages}/data.html`));
  expect(error).toBeInstanceOf(OriginRefusedError);
  expect((error as OriginRefusedError).url).toMatch(/^data:/);
});

test("R2.7 a page redirected to a foreign origin is rejected", async () => {
  const other = (await (await fetch("/fixtures/other-origin")).json()) as string;
  const target = encodeURIComponent(`${other}/${pages}/plain.html`);
  const error = await failing(fixture(`entry-pages/old/away.html?redirect=${target}`));
  expect(error).toMatchObject({ code: "ORIGIN_REFUSED", url: `${other}/${pages}/plain.html` });
});

test("R2.7 a stylesheet redirected to a foreign origin is rejected", async () => {
  const other = (await (await fetch("/fixtures/other-origin")).json()) as string;
  const target = encodeURIComponent(`${other}/fixtures/chunks/app/style.css`);
  const styles = [`style.css?redirect=${target}`];
  const { runtime, element } = stage([
    registration("app", fixture("chunks/app/index.html"), {
      release: { entry: "main.js", modules: [], styles },
    }),
  ]);
  const place = element();
  const error = await failureOf(runtime.mountSubApp("app", place, services()).ready);
  expect(error).toBeInstanceOf(OriginRefusedError);
  expect((error as OriginRefusedError).url).toContain(other);
  place.remove();
});

test("R2.7 nothing is loaded from a disallowed origin", async () => {
  const error = await failing(fixture(`${pages}/elsewhere.html`));
  expect(error).toBeInstanceOf(OriginRefusedError);
  expect(error).toMatchObject({ code: "ORIGIN_REFUSED", url: "https://elsewhere.example/main.js" });
  const page = await failing(fixture(`${pages}/plain.html`), { origins: [] });
  expect(page).toBeInstanceOf(OriginRefusedError);
});

test("R2.8 an entry without mount is rejected, with what it exports", async () => {
  const error = await failing(fixture(`${pages}/no-mount.html`));
  expect(error).toBeInstanceOf(LifecycleMissingError);
  expect(String(error)).toContain("Exports: start, version.");
});

test("R2.9 addresses are relative to the redirect's target", async () => {
  const target = encodeURIComponent(fixture(`${pages}/plain.html`));
  const { handle, element } = mounting(fixture(`entry-pages/old/index.html?redirect=${target}`));
  await handle.ready;
  expect(element.textContent).toBe("entered");
  await handle.unmount();
});
