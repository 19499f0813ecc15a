import { expect, test } from "vitest";
import { importsOf } from "./imports-of.ts";
import { tableFaults } from "./tables.ts";

const faultsIn = (files: Record<string, string>) =>
  tableFaults(
    new Map(Object.entries(files)),
    new Map(Object.entries(files).map(([path, source]) => [path, importsOf(path, source)])),
  );

test("a table is written by one module; demo, transfers and tests may write all", () => {
  const write = `await database.insertInto("images").values(row).execute();`;
  expect(
    faultsIn({
      "server/modules/catalog/image/writes.ts": write,
      "server/demo/images.ts": write,
      "server/modules/search/x.http.test.ts": write,
      "server/modules/catalog/bin.ts": `await database.deleteFrom("images").execute();`,
    }),
  ).toEqual([]);
  expect(
    faultsIn({
      "server/modules/catalog/image/writes.ts": write,
      "server/modules/search/writes.ts": `await database\n  .updateTable("images as one")`,
    }),
  ).toEqual([
    "images is written by several modules: server/modules/catalog/image/writes.ts, server/modules/search/writes.ts",
  ]);
  expect(
    faultsIn({
      "server/modules/catalog/image/writes.ts": write,
      "server/platform/x.ts": `await database.deleteFrom("images").execute();`,
    }),
  ).toHaveLength(1);
});

test("a module reads tables of modules below it, and not of those above", () => {
  const files = {
    "server/modules/identity/writes.ts": `database.insertInto("operators")`,
    "server/modules/catalog/index.ts": `import "#modules/identity/index.ts"`,
    "server/modules/catalog/writes.ts": `database.insertInto("images")`,
    "server/modules/search/writes.ts": `import "#modules/catalog/index.ts"; database.insertInto("people")`,
  };
  expect(
    faultsIn({
      ...files,
      "server/modules/search/reads.ts": `database.selectFrom("images").innerJoin("operators", "a", "b")`,
    }),
  ).toEqual([]);
  expect(
    faultsIn({
      ...files,
      "server/modules/catalog/reads.ts": `database.selectFrom("images").leftJoin("people as one", "a", "b")`,
    }),
  ).toEqual([
    "server/modules/catalog/reads.ts reads people, which search writes: ask it through Services",
  ]);
});
