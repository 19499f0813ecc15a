import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A test that failed and passed when it was repeated. */
export interface FlakyTest {
  /** File and title. */
  test: string;
  /** The first line of its first error. */
  error: string;
}

/** What a run of Vitest or Playwright leaves for the end of `npm test`. */
export interface RunReport {
  /** Milliseconds of each file, on all databases. */
  files: Record<string, number>;
  flaky: FlakyTest[];
}

const root = join(import.meta.dirname, "../..");
const reports = join(root, ".cache/test-reports");
const reportOf = (runner: string) => join(reports, `${runner}.json`);

/** A file's name as `git ls-files` prints it. */
export const nameOf = (file: string): string => relative(root, file).replaceAll("\\", "/");

export const firstLine = (error: string | undefined): string =>
  stripVTControlCharacters(error ?? "").split("\n", 1)[0]!;

export const writeReport = (runner: string, report: RunReport): void => {
  mkdirSync(reports, { recursive: true });
  writeFileSync(reportOf(runner), JSON.stringify(report));
};

export const removeReports = (): void => rmSync(reports, { recursive: true, force: true });

/** The last reports of both runners as one. */
export const readReports = (): RunReport => {
  const both = ["vitest", "playwright"]
    .map(reportOf)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as RunReport);
  return {
    files: Object.assign({}, ...both.map(({ files }) => files)) as RunReport["files"],
    flaky: both.flatMap(({ flaky }) => flaky),
  };
};
