import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitChunks, loadChunk } from "./load-chunk.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a page whose script never arrives fails after 120000 ms with type timeout", async () => {
  const settled = vi.fn();
  loadChunk("user-info", () => new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.mock.calls[0]?.[0]).toMatchObject({
    name: "ChunkLoadError",
    type: "timeout",
    request: "user-info",
  });
});

test("a page's script has the configured timeout", async () => {
  limitChunks(900);
  const settled = vi.fn();
  loadChunk("user-info", () => new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(899);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.mock.calls[0]?.[0]).toMatchObject({ type: "timeout" });
});

test("a page that loads or fails leaves no timer", async () => {
  await expect(loadChunk("user-info", async () => "page")).resolves.toBe("page");
  await expect(loadChunk("user-info", () => Promise.reject(new Error("gone")))).rejects.toThrow(
    "gone",
  );
  expect(vi.getTimerCount()).toBe(0);
});
