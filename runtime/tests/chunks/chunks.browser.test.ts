import { afterEach, expect, test, vi } from "vitest";
import {
  ChunkLoadError,
  createRuntime,
  CssChunkLoadError,
  LifecycleError,
  type RuntimeOptions,
} from "../../index.ts";
import { failureOf, fixture, registration, services, stage } from "../harness.ts";

/** Long enough for everything that does load, even on a busy machine. */
const chunkTimeout = 2000;

const elements: HTMLElement[] = [];
const mounting = (page: string, options: Partial<RuntimeOptions> = {}) => {
  const scene = stage([registration("app", fixture(`chunks/app/${page}.html`))], options);
  const element = scene.element();
  elements.push(element);
  return { ...scene, element, handle: scene.runtime.mountSubApp("app", element, services()) };
};
const failing = (page: string, options?: Partial<RuntimeOptions>) =>
  failureOf(mounting(page, options).handle.ready);
const at = (file: string) => new URL(fixture(`chunks/app/${file}`), location.href).href;
afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
});

test.each([
  ["entry-404", "missing", "main.js?status=404"],
  ["entry-as-page", "missing", "main.js?type=text/html"],
  ["entry-500", "error", "main.js?status=500"],
  ["nested-404", "missing", "gone.js"],
  ["nested-500", "error", "main.js?status=503"],
])(
  "R7.1 %s: a script that fails to load is a ChunkLoadError of type %s",
  async (page, type, file) => {
    const error = await failing(page);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: "ChunkLoadError",
      code: "CHUNK_LOAD_FAILED",
      type,
      request: at(file),
      url: at(file),
      app: "app",
      phase: "load",
    });
    expect((error as ChunkLoadError).cause).toBeInstanceOf(Error);
  },
);

test.each([
  ["entry-hang", "main.js?hang"],
  ["nested-hang", "nested-hang.js"],
])(
  "R7.2 %s: a script that loads too slowly is a ChunkLoadError of type timeout",
  async (page, file) => {
    const error = await failing(page, { chunkTimeout });
    expect(error).toMatchObject({ name: "ChunkLoadError", type: "timeout", request: at(file) });
  },
);

test("R7.3 a registration's own timeout wins", async () => {
  const entry = fixture("chunks/app/entry-hang.html");
  const { runtime, element } = stage([registration("app", entry, { timeout: chunkTimeout })]);
  elements.push(element());
  const [place] = elements;
  if (!place) throw new Error("No element.");
  const error = await failureOf(runtime.mountSubApp("app", place, services()).ready);
  expect(error).toMatchObject({ type: "timeout" });
});

test.each([
  ["css-status-404", "missing", "style.css?status=404"],
  ["css-type-text-html", "missing", "style.css?type=text/html"],
  ["css-status-500", "error", "style.css?status=500"],
  ["css-hang", "timeout", "style.css?hang"],
  ["css-import", "missing", "gone.css"],
])(
  "R7.4 %s: a stylesheet that fails to load is a CssChunkLoadError of type %s",
  async (page, type, file) => {
    const error = await failing(page, type === "timeout" ? { chunkTimeout } : {});
    expect(error).toBeInstanceOf(CssChunkLoadError);
    expect(error).toMatchObject({ code: "CSS_CHUNK_LOAD_FAILED", type, request: at(file) });
  },
);

test.each([
  ["dead-module", "ChunkLoadError", "main.js"],
  ["dead-style", "CssChunkLoadError", "style.css"],
])("R7.1 R7.4 %s: without a server the type is error", async (page, name, file) => {
  const dead = "http://127.0.0.1:1";
  const error = await failing(page, { origins: [location.origin, dead] });
  expect(error).toMatchObject({ name, type: "error", request: `${dead}/${file}` });
});

test("R1.6 R7.3 by default a file may take two minutes and the whole mount three times that", async () => {
  const timer = vi.spyOn(window, "setTimeout");
  const entry = fixture("chunks/app/entry-hang.html?hang");
  const element = document.createElement("div");
  document.body.append(element);
  elements.push(element);
  const registrations = [registration("app", entry)];
  const handle = createRuntime({ registrations }).mountSubApp("app", element, services());
  await expect.poll(() => timer.mock.calls.map(([, delay]) => delay)).toContain(120_000);
  expect(timer.mock.calls.map(([, delay]) => delay)).toContain(360_000);
  await handle.unmount();
  timer.mockRestore();
});

test("R7.5 an unused preload may fail", async () => {
  const { handle, element } = mounting("stale-preload");
  await handle.ready;
  expect(element.textContent).toBe("chunks");
  await handle.unmount();
});

test.each([
  ["throws", "throws.js", TypeError],
  ["syntax", "syntax.txt?type=text/javascript", SyntaxError],
])(
  "R7.6 %s: an error thrown by the app's code is a LifecycleError with the cause",
  async (page, file, kind) => {
    const error = await failing(page);
    expect(error).toBeInstanceOf(LifecycleError);
    expect(error).toMatchObject({ phase: "load", url: at(file), code: "LIFECYCLE_FAILED" });
    expect((error as LifecycleError).cause).toBeInstanceOf(kind);
  },
);

test("R7.7 an uncaught error after the mount is reported with the app's name", async () => {
  const expected = (event: ErrorEvent | PromiseRejectionEvent) => {
    const reason: unknown = "reason" in event ? event.reason : event.error;
    if (!/nobody caught|in a timer|dynamically imported/.test(String(reason))) return;
    event.preventDefault();
  };
  // Vitest fails on uncaught errors, so hide the intended ones from it.
  const quiet = (event: Event) => {
    if (event.defaultPrevented) event.stopImmediatePropagation();
  };
  const { handle, events } = mounting("lazy");
  const types = ["error", "unhandledrejection"] as const;
  for (const type of types) window.addEventListener(type, expected, { capture: true });
  await handle.ready;
  // After the runtime's listeners, which must receive them.
  for (const type of types) window.addEventListener(type, quiet);
  const told = () => events.filter(({ phase, error }) => phase === "run" && error);
  await expect.poll(() => told().length).toBe(3);
  expect(told().map(({ app }) => app)).toEqual(["app", "app", "app"]);
  const errors = told().map(({ error }) => error);
  expect(errors.find((error) => error instanceof ChunkLoadError)).toMatchObject({
    type: "missing",
    request: at("gone-lazy.js"),
    phase: "run",
  });
  const thrown = errors.filter((error) => error instanceof LifecycleError);
  expect(thrown.map(({ url }) => url)).toEqual([at("lazy.js"), at("lazy.js")]);
  expect(thrown.map(String).toSorted()).toEqual([
    expect.stringContaining("nobody caught this"),
    expect.stringContaining("thrown in a timer"),
  ]);
  for (const type of ["error", "unhandledrejection"] as const) {
    window.removeEventListener(type, expected, { capture: true });
    window.removeEventListener(type, quiet);
  }
  await handle.unmount();
});

test("R7.1 R7.7 a lazy chunk that fails with status 500 is reported as a ChunkLoadError of type error", async () => {
  const { handle, events, element } = mounting("lazy-500");
  await handle.ready;
  const silence = (event: PromiseRejectionEvent) => {
    if (!String(event.reason).includes("status=500")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // After the runtime's listener, which must receive it.
  window.addEventListener("unhandledrejection", silence);
  const { open } = (await import(/* @vite-ignore */ at("lazy-500.js"))) as { open: () => void };
  open();
  const told = () => events.filter(({ error }) => error);
  await expect.poll(told).toHaveLength(1);
  const [event] = told();
  expect(event).toMatchObject({ app: "app", phase: "run", state: "mounted" });
  const url = at("main.js?status=500");
  expect(event?.error).toBeInstanceOf(ChunkLoadError);
  expect(event?.error).toMatchObject({
    code: "CHUNK_LOAD_FAILED",
    type: "error",
    phase: "run",
    app: "app",
    request: url,
    url,
  });
  expect(event?.error).toHaveProperty("cause", expect.any(TypeError));
  // Only the chunk is missing: the sub-app stays visible.
  expect([handle.state, element.textContent]).toEqual(["mounted", "mounted"]);
  window.removeEventListener("unhandledrejection", silence);
  await handle.unmount();
});

test("R7.12 an error without a file has no owner, even if the page's address is below the app", async () => {
  const { href } = location;
  const { handle, events } = mounting("stale-preload");
  await handle.ready;
  history.replaceState(history.state, "", at("deep/link"));
  const report = { filename: location.href, message: "ResizeObserver loop", cancelable: true };
  window.dispatchEvent(new ErrorEvent("error", report));
  history.replaceState(history.state, "", href);
  expect(events.filter(({ error }) => error)).toEqual([]);
  await handle.unmount();
});
