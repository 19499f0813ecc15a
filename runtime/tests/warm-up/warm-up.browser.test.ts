import { afterEach, expect, test, vi } from "vitest";
import { fixture, registration, stage } from "../harness.ts";

afterEach(() => vi.restoreAllMocks());

const describe = () =>
  [window, document, document.head, document.body, Element.prototype].map((target) =>
    Object.getOwnPropertyDescriptors(target),
  );

test("R6.14 in an idle moment before the first mount all globals are patched once, and put back", async () => {
  const idle = vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  stage([registration("app", fixture("effects-callbacks/app/index.html"))]);
  await expect.poll(() => idle.mock.calls.length).toBe(1);
  const before = describe();
  const define = vi.spyOn(Object, "defineProperty");
  const [[callback]] = idle.mock.calls as [[IdleRequestCallback]];
  callback({ didTimeout: false, timeRemaining: () => 50 });
  const patched = define.mock.calls.map(([target, name]) => target === window && name);
  expect(patched).toEqual(expect.arrayContaining(["setTimeout", "fetch", "MutationObserver"]));
  expect(describe()).toEqual(before);
});
