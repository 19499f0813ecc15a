import { expect, test } from "vitest";
import { installedFile } from "../installed-file.ts";
import { withoutMaking } from "./plugin.ts";

test("a maker of styles becomes a constant", () => {
  const code = withoutMaking(installedFile("antd/es/button/style/index.js"));
  expect(code).toContain('export default (() => ["", ""]);');
  expect(code).not.toContain("genStyleHooks(");
});

test("also where it is made in a function", () => {
  expect(withoutMaking(installedFile("antd/es/menu/style/index.js"))).toContain(
    'const useStyle = (() => ["", ""]);',
  );
});

test("a module in which antd makes none any more stops the build", () => {
  expect(() => withoutMaking("export default makeStyles('Button');")).toThrow("makes no styles.");
});
