import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testsOf } from "@console-shell/testing/tests-of";
import { expect, test } from "vitest";
import { root } from "./build/targets.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const requirements = Array.from(
  read("docs/security.md").matchAll(/^- \*\*(security-\d+)\*\* /gm),
  ([, tag = ""]) => tag,
);
const tagged = globSync("**/*.{test,spec}.{ts,tsx}", {
  cwd: root,
  exclude: ["**/node_modules/**", "**/dist/**", "**/.cache/**"],
}).flatMap((file) =>
  testsOf(file, read(file)).flatMap(({ title, runs }) =>
    Array.from(title.matchAll(/@(security-\d+)\b/g), ([, tag = ""]) => ({ tag, file, runs })),
  ),
);

test("each requirement of docs/security.md has its own number", () => {
  expect(requirements.length).toBeGreaterThan(30);
  expect(new Set(requirements).size).toBe(requirements.length);
});

test("each requirement has a test with its tag that isn't skipped", () => {
  const proved = new Set(tagged.filter(({ runs }) => runs).map(({ tag }) => tag));
  expect(requirements.filter((tag) => !proved.has(tag))).toEqual([]);
});

test("each tag belongs to a requirement", () => {
  expect(tagged.filter(({ tag }) => !requirements.includes(tag))).toEqual([]);
});
