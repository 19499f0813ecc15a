import type { FlakyTest, RunReport } from "@console-shell/testing/report/run-report";

/** A flaky test in testing/flaky.json. */
export interface KnownFlake extends FlakyTest {
  date: string;
}

/** testing/durations.json: seconds of the slow files, and of all others together. */
export interface Durations {
  files: Record<string, number>;
  rest: number;
}

/** Files that took less aren't recorded. */
const slow = 5;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What testing/durations.json has after this run. */
export const durationsOf = ({ files }: RunReport): Durations => {
  const seconds = Object.entries(files)
    .map(([file, milliseconds]): [string, number] => [file, Math.round(milliseconds / 1000)])
    .toSorted(([, one], [, other]) => other - one);
  const isSlow = ([, time]: [string, number]) => time >= slow;
  return {
    files: Object.fromEntries(seconds.filter(isSlow)),
    rest: Math.round(
      sum(Object.values(files)) / 1000 - sum(seconds.filter(isSlow).map((one) => one[1])),
    ),
  };
};

/** Tests that failed and passed when they were repeated. */
export const describeFlaky = (
  flaky: readonly FlakyTest[],
  known: readonly KnownFlake[],
): string[] =>
  flaky.map(({ test, error }) => {
    const before = known.filter((one) => one.test === test).length;
    return `flaky: ${test}: ${error}${before ? ` (flaky before: ${before}×, repair it first)` : ""}`;
  });

/**
 * Files whose share of the run grew by half. A share, because all files are slow on a slow machine; a file that isn't
 * recorded counts as one that was nearly slow.
 */
export const describeGrown = ({ files }: RunReport, recorded: Durations): string[] => {
  const before = sum(Object.values(recorded.files)) + recorded.rest;
  const now = sum(Object.values(files)) / 1000;
  return Object.entries(files).flatMap(([file, milliseconds]) => {
    const was = recorded.files[file] ?? slow;
    const is = (milliseconds / 1000) * (before / now);
    return is > 1.5 * was
      ? [
          `slower: ${file}: ${is.toFixed(0)} s, compared with ${recorded.files[file] ?? `less than ${slow}`} s`,
        ]
      : [];
  });
};
