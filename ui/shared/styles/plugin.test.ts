import { expect, test } from "vitest";
import { installedFile } from "../installed-file.ts";
import { withoutMaking } from "./plugin.ts";

test("a style function becomes a constant", () => {
  const code = withoutMaking(installedFile("antd/es/button/style/index.js"));
  expect(code).toContain('export default (() => ["", ""]);');
  expect(code).not.toContain("genStyleHooks(");
});

test("a style function created in a function becomes a constant too", () => {
  expect(withoutMaking(installedFile("antd/es/menu/style/index.js"))).toContain(
    'const useStyle = (() => ["", ""]);',
  );
});

test("a module without antd's style functions stops the build", () => {
  expect(() => withoutMaking("export default makeStyles('Button');")).toThrow("makes no styles.");
});
