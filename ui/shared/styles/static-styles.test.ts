import { createCache, StyleProvider } from "@ant-design/cssinjs";
import * as antd from "antd";
import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { themeOf, type Look } from "../../theme/antd-theme.ts";
import { antdTierNames, antdTiers, type AntdTier } from "../antd-tiers.ts";
import { sheetOf, staticStyles } from "./static-styles.ts";

/** An element of an antd component or of one of its parts. */
const show = (path: string, props: object = {}, ...children: ReactNode[]) => {
  const component = path
    .split(".")
    .reduce((part: unknown, name) => (part as Record<string, unknown>)[name], antd);
  return createElement(component as ComponentType, props, ...children);
};
/** A component in its open state. */
const opened = (path: string, props?: object) =>
  show(`${path}._InternalPanelDoNotUseOrYouWillBeFired`, props);

const propsOf: Record<string, object> = {
  Dropdown: { menu: { items: [{ key: 1, label: "x" }] }, open: true, children: "x" },
  Modal: { open: true },
  Pagination: { total: 100, showSizeChanger: true },
  Table: { columns: [{ title: "x" }], dataSource: [{ key: 1 }] },
  Timeline: { items: [{ content: "x" }] },
  Steps: { items: [{ title: "x" }] },
  Tooltip: { title: "x", open: true, children: "x" },
};
/** Not components, or not renderable in Node. */
const left = new Set(["AutoComplete", "BackTop", "ConfigProvider", "Grid", "QRCode", "Watermark"]);

const parts = [
  show("Avatar.Group"),
  show("Badge.Ribbon"),
  show("Space.Compact", {}, show("Button", { type: "primary" })),
  show("Space.Addon"),
  show("Cascader.Panel"),
  show("Checkbox.Group", { options: ["one"] }),
  opened("Drawer"),
  show("FloatButton.Group", {}, show("FloatButton")),
  show("Form", {}, show("Form.Item", { label: "x", name: "x", help: "y" }, show("Input"))),
  ...["Group", "Search", "Password", "TextArea", "OTP"].map((name) => show(`Input.${name}`)),
  ...["Header", "Sider", "Content"].map((name) => show(`Layout.${name}`)),
  opened("Modal", { type: "confirm" }),
  opened("message", { content: "x" }),
  opened("notification", { title: "x" }),
  opened("Popconfirm", { title: "x" }),
  opened("Popover", { content: "x" }),
  show("Radio.Group", { optionType: "button", options: ["one"] }),
  ...["Button", "Input", "Image", "Node", "Avatar"].map((name) => show(`Skeleton.${name}`)),
  show("Tag", { color: "magenta" }),
  show("Tag", { color: "success" }),
  show("Tag.CheckableTag", { checked: true }),
  show("Tag.CheckableTagGroup", { options: ["one"] }),
  opened("Tooltip", { title: "x" }),
  opened("Tour", { title: "x" }),
];

/** The style elements that antd would generate for a page with these elements. */
const madeByAntd = (
  elements: readonly ReactNode[],
  look: Look = { theme: "dark", density: "compact" },
): [path: string, css: string][] => {
  const cache = createCache();
  const theme = {
    ...themeOf(look, antd.theme),
    cssVar: { prefix: "console", key: "look" },
  };
  for (const child of elements)
    renderToString(
      createElement(
        StyleProvider,
        { cache },
        createElement(
          antd.ConfigProvider,
          { prefixCls: "console", iconPrefixCls: "console-icon", theme },
          child,
        ),
      ),
    );
  return [...(cache.cache as Map<string, [number, [string]]>)]
    .filter(([path]) => path.startsWith("style%"))
    .map(([path, [, [css]]]) => [path, css]);
};

const componentsOf = (names: readonly string[]) =>
  names
    .filter((name) => /^[A-Z]/.test(name) && !left.has(name))
    .map((name) => show(name, propsOf[name]));

const { sheets } = await staticStyles();
const sheetsFor = (tier: AntdTier) => new Set(["shell", "pages", sheetOf[tier]] as const);
const textFor = (tier: AntdTier) => [...sheetsFor(tier)].map((sheet) => sheets[sheet]).join("");

// The build makes the rules of the first look only.
test.each<Look>([
  { theme: "light", density: "comfortable" },
  { theme: "light", density: "compact" },
  { theme: "dark", density: "comfortable" },
  { theme: "dark", density: "compact" },
])("antd's runtime styles in $theme, $density are in the stylesheets", (look) => {
  const all = Object.values(sheets).join("");
  const made = madeByAntd([...componentsOf(Object.keys(antd)), ...parts], look);
  const missing = made.filter(([path, css]) => !/%Shared%/.test(path) && !all.includes(css));
  expect(made.length).toBeGreaterThan(80);
  expect(missing.map(([path]) => path)).toEqual([]);
});

test.each(["grid", "more", "rest"] as const)(
  "with the common sheets, the tier %s has all of its components' styles",
  (tier) => {
    const made = madeByAntd(componentsOf(antdTiers[tier]));
    const missing = made.filter(
      ([path, css]) => !/%Shared%/.test(path) && !textFor(tier).includes(css),
    );
    expect(missing.map(([path]) => path)).toEqual([]);
  },
  30_000,
);

const variables = /(--console-[\w-]+)(?=:)/g;

test.each(antdTierNames)("the tier %s defines the antd variables that it uses", (tier) => {
  const defined = (css: string) => new Set([...css.matchAll(variables)].map(([name]) => name));
  const known = defined(textFor(tier));
  const used = textFor(tier).matchAll(/var\((--console-[\w-]+)\)/g);
  const elsewhere = [...defined(Object.values(sheets).join(""))].filter((name) => !known.has(name));
  const late = new Set([...used].map(([, name]) => name!)).intersection(new Set(elsewhere));
  expect([...late]).toEqual([]);
});

test("the sign-in page has no numbered columns and no variables of later components", () => {
  expect(sheets.shell).toContain(".console-col{");
  expect(sheets.shell).not.toContain(".console-col-md-24{");
  expect(sheets.grid).toContain(".console-col-md-24{");
  expect(sheets.shell).not.toMatch(/--console-(?:table|tabs)-[\w-]+:/);
});

test("a component's variable refers to a page variable with the same value in every look", () => {
  expect(sheets.shell).toMatch(/--console-menu-item-color:var\(--console-color-text\)/);
  expect(sheets.shell.match(/--console-menu-item-color:/g)).toHaveLength(1);
});
