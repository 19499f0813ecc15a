import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { firstLine, nameOf, type RunReport, writeReport } from "./run-report.ts";

/** Playwright's reporter of durations and flaky tests. */
export default class PlaywrightReport implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const report: RunReport = { files: {}, flaky: [] };
    for (const test of this.#suite?.allTests() ?? []) {
      const file = nameOf(test.location.file);
      for (const { duration } of test.results)
        report.files[file] = (report.files[file] ?? 0) + duration;
      if (test.outcome() === "flaky")
        report.flaky.push({
          test: `${file} > ${test.titlePath().slice(3).join(" > ")}`,
          error: firstLine(test.results[0]?.error?.message),
        });
    }
    writeReport("playwright", report);
  }

  printsToStdio(): boolean {
    return false;
  }
}
