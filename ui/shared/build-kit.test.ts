import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildKit } from "./build-kit.ts";
import { isShared, kitModules } from "./modules.ts";
import { uiFolder } from "./paths.ts";

test("the kit has all of its styles, and leaves shared modules to the page", async () => {
  const { chunks, fileNames, css } = await buildKit();
  expect([...fileNames.keys()]).toEqual(
    expect.arrayContaining(kitModules.map(({ specifier }) => specifier)),
  );
  const built = new Set(chunks.map(({ fileName }) => fileName));
  const bundled = chunks.flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => /[\\/]react/.test(id)),
  );
  expect(bundled.filter((id) => id.includes("node_modules"))).toEqual([]);
  for (const imported of chunks.flatMap(({ imports }) => imports))
    expect(built.has(imported) || isShared(imported), imported).toBe(true);
  for (const file of globSync("{controls,charts,table,theme}/*.css", { cwd: uiFolder })) {
    const [, name] = /\.([\w-]+)[^{}]*\{/.exec(readFileSync(join(uiFolder, file), "utf8")) ?? [];
    expect(css, file).toMatch(new RegExp(`\\.[\\w-]*${name}`));
  }
});
