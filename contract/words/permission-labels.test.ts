import { expect, test } from "vitest";
import { permissionLabel } from "./permission-labels.ts";
import { permissions } from "./permissions.ts";

test("every permission has a label in English and Chinese", () => {
  const others = permissions.filter((code) => !code.endsWith(":open"));
  const han = /\p{Script=Han}/u;
  expect(others.filter((code) => han.test(permissionLabel(code, "en-US", [])))).toEqual([]);
  expect(others.filter((code) => !han.test(permissionLabel(code, "zh-CN", [])))).toEqual([]);
  expect(permissionLabel("finance:open", "zh-CN", [])).toBe("打开应用");
});

test("an unknown permission is shown as its code", () => {
  expect(permissionLabel("weather:forecast:predict", "en-US", [])).toBe("weather:forecast:predict");
});
