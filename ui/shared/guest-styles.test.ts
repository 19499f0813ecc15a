import { expect, test } from "vitest";
import { withIconsInGuest, withoutContainers, withOwnLinks } from "./guest-styles.ts";
import { installedFile } from "./installed-file.ts";

test("the style of icons goes into a guest's element", () => {
  const code = withIconsInGuest(installedFile("@ant-design/icons/es/renderUtils.js"));
  expect(code).toContain(`?? ele?.closest('[data-console="guest"]')`);
});

test("the style of links holds for the console's own", () => {
  const code = withOwnLinks(installedFile("antd/es/style/index.js"));
  expect(code).toContain('":where([data-console]) a": {');
  expect(code).not.toMatch(/genLinkStyle = token => \(\{\s*a:/);
});

test.each(["@rc-component/util/es/Dom/dynamicCSS.js", "@ant-design/icons/es/cssUtils.js"])(
  "elements that had styles can be forgotten: %s",
  (file) => {
    const code = withoutContainers(installedFile(file));
    expect(code).toContain("containerCache = new WeakMap()");
  },
);

test.each([withIconsInGuest, withOwnLinks, withoutContainers])(
  "an antd of other code stops the build",
  (change) => {
    expect(() => change("const a = 1;")).toThrow(/does not know/);
  },
);
