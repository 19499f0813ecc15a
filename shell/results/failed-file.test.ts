import { ChunkLoadError, LifecycleError, LifecycleTimeoutError } from "@console-shell/runtime";
import { beforeEach, expect, test, vi } from "vitest";
import { failedFile, failedStatus } from "./failed-file.ts";

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://console.example" });
  return () => vi.unstubAllGlobals();
});
const url = "https://console.example/finance/assets/main.js";
const thrown = (...lines: string[]) =>
  Object.assign(new Error("no room"), { stack: ["Error: no room", ...lines].join("\n    at ") });

test("finds the file that failed to load, with its status and without its query", () => {
  const cause = Object.assign(new Error("below"), { status: 503 });
  const facts = { app: "finance", phase: "load", url: `${url}?t=secret`, cause } as const;
  const error = new ChunkLoadError("error", facts);
  expect([failedFile(error), failedStatus(error)]).toEqual(["/finance/assets/main.js", 503]);
  const elsewhere = { ...facts, url: "https://maps.example/a.js", cause: undefined };
  const other = new ChunkLoadError("timeout", elsewhere);
  expect([failedFile(other), failedStatus(other)]).toEqual([
    "https://maps.example/a.js",
    undefined,
  ]);
});

test("finds the file that threw, with line and column", () => {
  const cause = thrown(
    "render (https://console.example/shared/react-1.js:1:2)",
    "https://console.example/finance/assets/clients.js:3:45",
  );
  const facts = { app: "finance", phase: "mount", url, cause } as const;
  expect(failedFile(new LifecycleError(facts))).toBe("/finance/assets/clients.js:3:45");
  expect(failedFile(cause)).toBe("/finance/assets/clients.js:3:45");
  expect(failedFile(new LifecycleTimeoutError(100, { ...facts, cause: undefined }))).toBe(
    "/finance/assets/main.js",
  );
});

test("finds a page's own chunk in the browser's message", () => {
  const message = `Failed to fetch dynamically imported module: ${url}`;
  expect(failedFile(new TypeError(message))).toBe("/finance/assets/main.js");
  expect(failedFile("nothing")).toBeUndefined();
});

test("finds the file in an error from another realm", () => {
  const { name, message, stack } = thrown("https://console.example/finance/assets/clients.js:3:45");
  const facts = { app: "finance", phase: "mount", url, cause: { name, message, stack } } as const;
  expect(failedFile(new LifecycleError(facts))).toBe("/finance/assets/clients.js:3:45");
});

test("ignores an address in a message, except for an app's imported chunk", () => {
  const cause = new Error("https://api.example/clients answered 500");
  cause.stack = `Error: ${cause.message}\n    at load (https://console.example/finance/a.js:3:4)`;
  const facts = { app: "finance", phase: "mount", url, cause } as const;
  expect(failedFile(new LifecycleError(facts))).toBe("/finance/a.js:3:4");
  const gone = new TypeError(`Failed to fetch dynamically imported module: ${url}?t=1`);
  expect(failedFile(new LifecycleError({ ...facts, url: "", cause: gone }))).toBe(
    "/finance/assets/main.js",
  );
});
