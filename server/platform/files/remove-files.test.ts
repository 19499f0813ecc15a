import { expect, test, vi } from "vitest";
import { FilesUnavailable } from "./files-unavailable.ts";
import type { Services } from "../services.ts";
import { removeFiles } from "./remove-files.ts";

const keys = Array.from({ length: 1_000 }, (_, at) => `images/${at}.jpg`);
const needs = (remove: (key: string) => Promise<void>) => {
  const error = vi.fn<() => void>();
  const tried = vi.fn(remove);
  return {
    error,
    tried,
    needs: { files: { remove: tried }, log: { error } } as unknown as Services,
  };
};

test("an unavailable store is tried with a few files only, and logged once", async () => {
  const {
    error,
    tried,
    needs: services,
  } = needs(() => Promise.reject(new FilesUnavailable("away", "TimeoutError")));
  const { left, isAway } = await removeFiles(services, keys);
  expect(isAway).toBe(true);
  expect(left.toSorted()).toEqual(keys.toSorted());
  expect(tried.mock.calls.length).toBeLessThanOrEqual(50);
  expect(error).toHaveBeenCalledOnce();
});

test("a file that can't be removed doesn't block others", async () => {
  const { error, needs: services } = needs((key) =>
    key === keys[3] ? Promise.reject(new Error("locked")) : Promise.resolve(),
  );
  expect(await removeFiles(services, keys)).toEqual({ left: [keys[3]], isAway: false });
  expect(error).toHaveBeenCalledOnce();
});
