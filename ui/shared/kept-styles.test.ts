import { expect, test } from "vitest";
import { installedFile } from "./installed-file.ts";
import { keepStyles } from "./kept-styles.ts";

test("what is made once for the console is kept, and put into the page once", async () => {
  const code = keepStyles(installedFile("@ant-design/cssinjs/es/hooks/useGlobalCache.js"));
  expect(code).toContain("if (nextCount === 0 && !isShared(prefix, cache)) {");
  expect(code).toContain("if (!isShared(prefix, cacheContent)) effectMap.delete(fullPathStr);");
  const added = code.slice(code.lastIndexOf("const isShared"));
  const { isShared } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`export ${added}`)}`
  )) as { isShared: (prefix: string, cached: unknown) => boolean };
  expect(isShared("style", ["a{color:red}", "id"])).toBe(true);
  expect(isShared("cssVar", [{}, ".console-dark{}", "id", "console-dark"])).toBe(true);
  expect(isShared("token", [{}, "", {}, "", "console-light-compact"])).toBe(true);
  expect(isShared("cssVar", [{}, ".css-var-r1{}", "id", "css-var-r1"])).toBe(false);
  expect(isShared("token", undefined)).toBe(false);
});

test("an antd that keeps its styles otherwise stops the build", () => {
  expect(() => keepStyles("if (count === 0) forget();")).toThrow(/does not know/);
});
