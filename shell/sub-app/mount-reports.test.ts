import type { ConsoleConfig } from "@console-shell/contract";
import { ChunkLoadError, LifecycleError, type RuntimeEvent } from "@console-shell/runtime";
import { beforeEach, expect, test, vi } from "vitest";
import { loadTexts } from "../i18n/texts.ts";
import { RequestError } from "../request/request-error.ts";
import { createMountReports } from "./mount-reports.ts";

await loadTexts("en-US");

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
  Promise.resolve(new Response()),
);
const notification = vi.fn<(notice: unknown) => void>();
let subApps: ConsoleConfig["subApps"];
let note: ReturnType<typeof createMountReports>["note"];
let addVitals: ReturnType<typeof createMountReports>["addVitals"];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", send);
  page.visibilityState = "visible";
  const graph = { entry: "main.js", modules: ["main.js"], styles: [] };
  const release = (version: string) => ({
    version,
    entry: `/-/apps/parking/${version}/index.html`,
    integrity: {},
    release: graph,
  });
  const shown = {
    credentials: "same-origin" as const,
    title: { "en-US": "Parking", "zh-CN": "停车" },
    pages: [],
  };
  subApps = [
    { ...shown, ...release("1.2.0"), name: "parking", previous: release("1.1.0") },
    {
      ...shown,
      name: "finance",
      version: "1.2.0",
      entry: "http://localhost:5173/finance/index.html",
      development: { until: 0, permissions: [] },
    },
  ];
  const cleanups: (() => void)[] = [];
  ({ note, addVitals } = createMountReports({
    config: { subApps },
    place: { origin: "", address: (path: string) => path },
    state: { get: () => ({ account: { id: "one" } }) },
    notices: { notification },
    preferences: { locale: { get: () => "en-US" } },
    onEnd: (cleanup: () => void) => cleanups.push(cleanup),
  } as unknown as Parameters<typeof createMountReports>[0]));
  return () => {
    for (const cleanup of cleanups) cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  };
});

const event = (own: Partial<RuntimeEvent>, app = "parking") =>
  note({ app, phase: "load", state: "loading", at: 1000, duration: 0, ...own });
const mount = (app = "parking") => {
  event({ at: 1000 }, app);
  event({ state: "mounted", phase: "run", at: 1234.4 }, app);
};
const facts = { app: "parking", url: "https://console.example/-/apps/parking/1.2.0/main.js" };
const thrown = (cause: unknown) =>
  event({
    state: "mounted",
    phase: "run",
    error: new LifecycleError({ ...facts, phase: "run", cause }),
  });
const sent = () =>
  send.mock.calls.map(([, { body }]) => (JSON.parse(body as string) as { mounts: unknown }).mounts);

const release = { name: "parking", version: "1.2.0" };
const mounted = { ...release, milliseconds: 234 };
const ofCode = (code: string, phase: string) => ({ ...release, failure: { code, phase } });

test("mounts and failures of sub-apps are reported together, after a while", () => {
  mount();
  mount("finance");
  event({ at: 2000 });
  event({ state: "unmounting", phase: "unmount" });
  event({
    state: "failed",
    phase: "mount",
    error: new LifecycleError({ ...facts, phase: "mount", cause: new Error("broken") }),
  });
  // Returning from the background isn't a mount.
  event({ state: "parked", phase: "deactivate" });
  event({ state: "mounted", phase: "run" });
  expect(send).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(sent()).toEqual([[mounted, ofCode("LIFECYCLE_FAILED", "mount")]]);
  expect(send.mock.calls[0]![1]).toMatchObject({ method: "POST", keepalive: true });
  expect(notification).not.toHaveBeenCalled();
});

test("what was measured goes with the mounts, or by itself", () => {
  const cls = { name: "shell", version: "0.1.0+1f2e3d4c5b6a", vital: "cls", value: 0.01 } as const;
  mount();
  addVitals([cls]);
  vi.runAllTimers();
  addVitals([cls, cls]);
  vi.runAllTimers();
  mount();
  vi.runAllTimers();
  const bodies = send.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);
  expect(bodies).toEqual([
    { mounts: [mounted], vitals: [cls] },
    { vitals: [cls, cls] },
    { mounts: [mounted] },
  ]);
});

test("what its code throws while it is mounted is reported once per mount, and at once if the page is left", () => {
  mount();
  // Failed calls of the console aren't the release's fault.
  const failure = { status: 503, message: "", traceId: "t", url: "/x" };
  for (const cause of [new RequestError(failure), new DOMException("left", "AbortError")])
    thrown(cause);
  thrown(new Error("broken"));
  thrown(new Error("broken again"));
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(sent()).toEqual([[mounted, ofCode("LIFECYCLE_FAILED", "run")]]);
  vi.runAllTimers();
  expect(send).toHaveBeenCalledTimes(1);
});

test("a previous release is said once it is mounted, and both are reported", () => {
  event({ at: 1000 });
  event({ previous: true, error: new ChunkLoadError("missing", { ...facts, phase: "load" }) });
  expect(notification).not.toHaveBeenCalled();
  event({ state: "mounted", phase: "run", at: 1234 });
  mount();
  const title = "Parking 1.2.0 doesn’t load. You see 1.1.0.";
  expect(notification.mock.calls).toEqual([[{ kind: "info", title, key: title }]]);
  // The rest of the page knows the release that is mounted.
  expect(subApps[0]).toMatchObject({ version: "1.1.0", entry: "/-/apps/parking/1.1.0/index.html" });
  vi.runAllTimers();
  const again = { ...mounted, version: "1.1.0" };
  expect(sent()).toEqual([[ofCode("CHUNK_LOAD_FAILED", "load"), again, again]]);
});
