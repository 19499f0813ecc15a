import { expect, test } from "vitest";
import { installedFile } from "./installed-file.ts";
import { withoutWholeModule } from "./whole-modules.ts";

const changed = (file: string) => withoutWholeModule(file, installedFile(`antd/es/${file}`));

test("a tooltip reads its color without the color picker", () => {
  const code = changed("tooltip/util.js");
  expect(code).toContain("new FastColor(color).toRgb()");
  expect(code).not.toContain("color-picker");
});

test("progress has its two colors without all palettes", () => {
  const code = changed("progress/Line.js");
  expect(code).toContain('"blue":"#1677FF"');
  expect(code).not.toContain("@ant-design/colors");
});

test("a menu and a sidebar share their context without importing each other", () => {
  expect(changed("menu/index.js")).toContain("import { SiderContext } from '../layout/context';");
  expect(changed("layout/context.js")).toContain("export const SiderContext");
  expect(changed("layout/Sider.js")).not.toContain("createContext");
});

test("an antd with other imports stops the build", () => {
  expect(() => withoutWholeModule("tooltip/util.js", "export {};")).toThrow(/lacks/);
});
