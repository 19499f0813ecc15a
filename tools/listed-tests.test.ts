import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build/targets.ts";

// `vitest list` reads files without running them, and fails on a file without its own test or
// group.
test("vitest can list the tests of every file", () => {
  const files = globSync("**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**", "**/.cache/**"],
  });
  expect(files.length).toBeGreaterThan(300);
  const isListed = (file: string) =>
    /\b(?:describe|it|test)(?:\.\w+)*\(/.test(readFileSync(join(root, file), "utf8"));
  expect(files.filter((file) => !isListed(file))).toEqual([]);
});
