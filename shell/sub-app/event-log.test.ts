import { expect, test } from "vitest";
import { createEventLog } from "./event-log.ts";

const event = (app: string, state: "loading" | "failed", error?: Error) =>
  ({ app, state, phase: "load", at: 1000, duration: 12.4, error }) as const;

test("lists one sub-app's events, oldest first, with their errors", () => {
  const log = createEventLog();
  log.note(event("finance", "loading"));
  log.note(event("console", "loading"));
  log.note(event("finance", "failed", new TypeError("no mount")));
  expect(log.of("finance")).toEqual([
    "loading after 12 ms",
    "failed after 12 ms: load: TypeError: no mount",
  ]);
});

test("keeps only the last ones", () => {
  const log = createEventLog();
  for (let count = 0; count < 80; count += 1) log.note(event("finance", "loading"));
  expect(log.of("finance")).toHaveLength(50);
});
