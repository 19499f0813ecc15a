/// <reference types="@vitest/browser-playwright" />
import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { stage } from "../harness.ts";
import { app, moduleOf, shown } from "./pain.ts";

test("R6.1 memory survives unmount (qiankun#1471, #2991, micro-app#1070, wujie#529): data and elements of a left app are collected, although its listeners, timers and nodes hold them", async () => {
  const { runtime, element } = stage([app("memory")]);
  const place = element();
  const visit = async () => {
    const handle = await shown(runtime, "memory", place);
    await handle.unmount();
  };
  for (let turn = 0; turn < 5; turn += 1) await visit();
  const { held } = await moduleOf<{ held: WeakRef<object>[] }>("memory.js");
  expect(held).toHaveLength(10);
  expect(runtime.inspect()).toEqual([]);
  const alive = async () => {
    await cdp().send("HeapProfiler.collectGarbage");
    return held.filter((reference) => reference.deref() !== undefined).length;
  };
  // A full garbage collection can be slow in a browser that also runs other tests.
  await expect.poll(alive, { timeout: 30_000 }).toBe(0);
  place.remove();
});
