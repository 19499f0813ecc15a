import { expect, test } from "vitest";
import * as errors from "./errors.ts";
import { RuntimeError } from "./runtime-error.ts";

const cause = new Error("below");
const facts = {
  app: "finance",
  phase: "load",
  url: "https://console.example/a.js",
  cause,
} as const;
const all = [
  new errors.SubAppNotConfiguredError("finance", ["console"]),
  new errors.OriginRefusedError(facts),
  new errors.EntryLoadError("missing", facts),
  new errors.EntryInvalidError("not-html", "is not HTML", facts),
  new errors.ChunkLoadError("timeout", facts),
  new errors.CssChunkLoadError("error", facts),
  new errors.LifecycleError(facts),
  new errors.LifecycleTimeoutError(100, facts),
  new errors.LifecycleMissingError(["start"], facts),
];

test.each([
  ["SubAppNotConfiguredError", "SUB_APP_NOT_CONFIGURED", { configured: ["console"] }],
  ["OriginRefusedError", "ORIGIN_REFUSED", {}],
  ["EntryLoadError", "ENTRY_LOAD_FAILED", { type: "missing", request: facts.url }],
  ["EntryInvalidError", "ENTRY_INVALID", { reason: "not-html" }],
  ["ChunkLoadError", "CHUNK_LOAD_FAILED", { type: "timeout", request: facts.url }],
  ["CssChunkLoadError", "CSS_CHUNK_LOAD_FAILED", { type: "error", request: facts.url }],
  ["LifecycleError", "LIFECYCLE_FAILED", {}],
  ["LifecycleTimeoutError", "LIFECYCLE_TIMEOUT", {}],
  ["LifecycleMissingError", "LIFECYCLE_MISSING", {}],
])("R7.14 %s has its code, app, phase, address and cause", (name, code, own) => {
  const error = all.find((one) => one.name === name);
  expect(error).toBeInstanceOf(RuntimeError);
  expect(error).toMatchObject({ code, app: "finance", phase: "load", ...own });
  if (code === "SUB_APP_NOT_CONFIGURED") return;
  expect(error).toMatchObject({ url: facts.url, cause });
});

test("R7.14 there are no other kinds", () => {
  const kinds = Object.values(errors).filter((kind) => kind !== errors.ResourceError);
  expect(kinds).toHaveLength(all.length);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
});
