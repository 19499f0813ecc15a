import type { Reporter, TestModule } from "vitest/node";
import { firstLine, nameOf, type RunReport, writeReport } from "./run-report.ts";

/** Vitest's reporter of durations and flaky tests. */
export class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: RunReport = { files: {}, flaky: [] };
    for (const module of modules) {
      const file = nameOf(module.moduleId);
      const { setupDuration, collectDuration, duration } = module.diagnostic();
      report.files[file] = (report.files[file] ?? 0) + setupDuration + collectDuration + duration;
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky)
          report.flaky.push({
            test: `${file} > ${test.fullName}`,
            error: firstLine(test.result().errors?.[0]?.message),
          });
    }
    writeReport("vitest", report);
  }
}
