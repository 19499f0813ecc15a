import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { begin, end, renderRequirements } from "./render.ts";
import { requirements } from "./requirements.ts";
import { titlesOf } from "./testing/titles-of.ts";

const repository = join(import.meta.dirname, "..", "..");
const document = join(repository, "docs", "security.md");
const rows = 36;

test("the rows are numbered without a gap", () => {
  expect(requirements.map(({ row }) => row)).toEqual(
    Array.from({ length: rows }, (_, index) => index + 1),
  );
});

describe.each(requirements.map((requirement) => [requirement.row, requirement] as const))(
  "row %i",
  (_row, { must, proof }) => {
    test("says what must hold, and is proved by a test", () => {
      expect(must).toMatch(/^[A-Z].{20,}\.$/);
      expect(Object.values(proof).flat().length).toBeGreaterThan(0);
    });

    test.each(Object.entries(proof))("has its tests in %s", (file, titles) => {
      expect(file).toMatch(/\.(test|spec)\.ts$/);
      expect(existsSync(join(repository, file)), `${file} is not there`).toBe(true);
      const known = titlesOf(file, readFileSync(join(repository, file), "utf8"));
      expect(titles.filter((title) => !known.has(title))).toEqual([]);
      expect(titles.length, "a file without a test of it").toBeGreaterThan(0);
      expect(new Set(titles).size, "a test that is named twice").toBe(titles.length);
    });
  },
);

test("docs/security.md shows these rows (npx vitest run --project unit server/security -u)", async () => {
  const [before = "", rest = ""] = readFileSync(document, "utf8").split(begin);
  const [, after = ""] = rest.split(end);
  const text = `${before}${begin}\n${renderRequirements(requirements)}\n${end}${after}`;
  await expect(text).toMatchFileSnapshot(document);
});
