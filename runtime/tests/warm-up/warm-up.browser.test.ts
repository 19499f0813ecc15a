import { afterEach, expect, test, vi } from "vitest";
import { fixture, isQuiet, registration, stage } from "../harness.ts";

afterEach(() => vi.restoreAllMocks());

const describe = () =>
  [window, document, document.head, document.body, Element.prototype].map((target) =>
    Object.getOwnPropertyDescriptors(target),
  );

test("R6.14 when idle before the first mount all globals are patched and a mount is rehearsed", async () => {
  const idle = vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  const before = describe();
  const { runtime, events } = stage([
    registration("app", fixture("effects-callbacks/app/index.html")),
  ]);
  await expect.poll(() => idle.mock.calls.length).toBe(1);
  expect(describe()).toEqual(before);
  const fetched = vi.spyOn(window, "fetch");
  const inBody = document.body.innerHTML;
  const marked: Element[] = [];
  const mark = vi.spyOn(Element.prototype, "setAttribute").mockImplementation(function mocked(
    this: Element,
    name: string,
    value: string,
  ) {
    if (name === "data-sub-app") marked.push(this);
    this.toggleAttribute(name, true);
    this.getAttributeNode(name)!.value = value;
  });
  const define = vi.spyOn(Object, "defineProperty");
  const [[callback]] = idle.mock.calls as [[IdleRequestCallback]];
  callback({ didTimeout: false, timeRemaining: () => 50 });
  const patched = define.mock.calls.map(([target, name]) => target === window && name);
  expect(patched).toEqual(expect.arrayContaining(["setTimeout", "fetch", "MutationObserver"]));
  // Its container was added, and removed again with the unmount.
  await expect.poll(() => marked.map(({ parentNode }) => parentNode === null)).toEqual([true]);
  expect(document.body.innerHTML).toBe(inBody);
  expect(fetched).not.toHaveBeenCalled();
  expect([events, runtime.inspect()]).toEqual([[], []]);
  expect(performance.getEntriesByType("measure")).toEqual([]);
  await runtime.dispose();
  for (const spy of [mark, fetched, define]) spy.mockRestore();
  expect(describe()).toEqual(before);
});

test("R6.14 the host's changes during the rehearsal aren't touched", async () => {
  const idle = vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  const { runtime } = stage([registration("app", fixture("effects-callbacks/app/index.html"))]);
  await expect.poll(() => idle.mock.calls.length).toBe(1);
  const [[callback]] = idle.mock.calls as [[IdleRequestCallback]];
  callback({ didTimeout: false, timeRemaining: () => 50 });
  Object.assign(window, { ofHost: 1 });
  const node = document.body.appendChild(document.createElement("i"));
  let pings = 0;
  const listener = () => void (pings += 1);
  window.addEventListener("fixture-ping", listener);
  const fired = new Promise((resolve) => setTimeout(resolve, 20));
  await expect.poll(isQuiet).toBe(true);
  await fired;
  window.dispatchEvent(new Event("fixture-ping"));
  expect([pings, node.isConnected, "ofHost" in window]).toEqual([1, true, true]);
  window.removeEventListener("fixture-ping", listener);
  node.remove();
  Reflect.deleteProperty(window, "ofHost");
  await runtime.dispose();
});

test("R6.14 a rehearsal that fails, such as by its time limit, ends without an error", async () => {
  const unhandled: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    unhandled.push(event.reason);
  };
  window.addEventListener("unhandledrejection", note);
  const idle = vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  const { runtime } = stage([registration("app", fixture("effects-callbacks/app/index.html"))]);
  await expect.poll(() => idle.mock.calls.length).toBe(1);
  const [[callback]] = idle.mock.calls as [[IdleRequestCallback]];
  const later = window.setTimeout;
  // The page is so busy that its limit of a second is over at once.
  const limits = vi
    .spyOn(window, "setTimeout")
    .mockImplementation(((act: () => void, milliseconds: number) =>
      milliseconds === 1000 ? (act(), 0) : later(act, milliseconds)) as typeof setTimeout);
  callback({ didTimeout: false, timeRemaining: () => 50 });
  await expect.poll(() => limits.mock.calls.some(([, limit]) => limit === 1000)).toBe(true);
  await new Promise((resolve) => later(resolve, 50));
  window.removeEventListener("unhandledrejection", note);
  expect(unhandled).toEqual([]);
  limits.mockRestore();
  await runtime.dispose();
});
