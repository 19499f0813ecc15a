import { expect, test } from "vitest";
import { describeFlaky, describeGrown, durationsOf } from "./summary.ts";

const flaky = { test: "a.test.ts > waits", error: "Error: late" };

test("a flaky test is reported with the times before", () => {
  expect(describeFlaky([flaky], [])).toEqual(["flaky: a.test.ts > waits: Error: late"]);
  const known = [{ ...flaky, date: "2026-11-28" }];
  expect(describeFlaky([flaky], known)).toEqual([
    "flaky: a.test.ts > waits: Error: late (flaky before: 1×, repair it first)",
  ]);
});

const report = {
  files: { "a.ts": 20_000, "b.ts": 60_400, "c.ts": 3_000, "d.ts": 1_600 },
  flaky: [],
};

test("the durations of slow files are recorded, the slowest first, and the sum of the rest", () => {
  const recorded = durationsOf(report);
  expect(Object.entries(recorded.files)).toEqual([
    ["b.ts", 60],
    ["a.ts", 20],
  ]);
  expect(recorded.rest).toBe(5);
});

test("a file whose share grows by half is reported, on a machine of any speed", () => {
  const recorded = durationsOf(report);
  const onSlowMachine = Object.entries(report.files).map(([file, time]) => [file, time * 4]);
  const files = Object.fromEntries(onSlowMachine) as Record<string, number>;
  expect(describeGrown({ files, flaky: [] }, recorded)).toEqual([]);
  const grown = { ...files, "a.ts": 200_000, "c.ts": 60_000 };
  expect(describeGrown({ files: grown, flaky: [] }, recorded)).toEqual([
    "slower: a.ts: 33 s, compared with 20 s",
    "slower: c.ts: 10 s, compared with less than 5 s",
  ]);
});
