import { writeFileSync } from "node:fs";
import { type FlakyTest, readReports } from "@console-shell/testing/report/run-report";
import { durationsFile, flakyFile, readKnownFlakes } from "./test/records.ts";
import { durationsOf } from "./test/summary.ts";

// `npm run record-tests`: writes the durations and flaky tests of the last `npm test` into the files that are
// compared with the next ones.
const report = readReports();
const date = new Date().toISOString().slice(0, 10);
const known = readKnownFlakes();
const isNew = ({ test }: FlakyTest) =>
  !known.some((flake) => flake.test === test && flake.date === date);
const flakes = [...known, ...report.flaky.filter(isNew).map((flake) => ({ date, ...flake }))];
const write = (file: string, content: unknown) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
write(durationsFile, durationsOf(report));
write(flakyFile, flakes);
