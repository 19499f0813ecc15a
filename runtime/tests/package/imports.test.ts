import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/^(?:tests|node_modules)\/|\.test\.|^vite\.config/.test(file),
);
/** The files that a file names, also for types and on demand. */
const importsOf = (file: string): string[] => {
  const source = readFileSync(join(root, file), "utf8");
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g)].map(([, to = ""]) =>
    relative(root, join(root, dirname(file), to)),
  );
};
const imports = new Map(files.map((file) => [file, importsOf(file)]));

test("R16.9 only chunks.ts imports the code for other frameworks and realms", () => {
  const isForeign = (file: string) => /^(?:contracts|legacy|realm)\//.test(file);
  const importers = files.filter((file) => !isForeign(file) && imports.get(file)?.some(isForeign));
  expect(importers).toEqual(["chunks.ts"]);
});
