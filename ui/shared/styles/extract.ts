import { createRequire } from "node:module";
import { createCache, StyleProvider } from "@ant-design/cssinjs";
import { ConfigProvider, theme as themes } from "antd";
import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { themeOf, type Look } from "../../theme/antd-theme.ts";
import { styleHooks, type StyleHook } from "./hooks.ts";

// Runs antd's style functions in a process of its own, as antd has to be that of production.

const require = createRequire(import.meta.url);
const key = "look";

/** antd's styles in one look, as its own functions make them. */
export interface Extracted {
  look: Look;
  /** Variables of the whole page. */
  variables: Record<string, string>;
  /** Variable of a component → the file that makes it. */
  variableFiles: Record<string, string>;
  /** Class → the variables that are other ones where an element has it. */
  overrides: Record<string, Record<string, string>>;
  /** Rules, by the file that makes them; those of no component have none. */
  rules: { file: string; isVariant: boolean; css: string }[];
  /** The values that antd's components read in their own code. */
  tokens: Record<string, unknown>;
}

type Style = [css: string, id: string, effects: Record<string, string>];
type Variables = [object, string, string, string];
type Token = [object, string, Record<string, unknown>, string];

const declarationsOf = (body: string): [name: string, value: string][] =>
  body
    .split(/;(?![^(]*\))/)
    .filter(Boolean)
    .map((it) => [it.slice(0, it.indexOf(":")), it.slice(it.indexOf(":") + 1)]);

const styleOf = (hook: StyleHook): ComponentType => {
  const module = require(`antd/lib/${hook.file}`) as Record<string, unknown>;
  const style = module[hook.name];
  if (typeof style !== "function")
    throw new Error(`antd/lib/${hook.file} has no style ${hook.name}.`);
  const prefixCls = `console-${hook.prefix}`;
  const rootCls = `console-${hook.root}`;
  if (hook.isComponent)
    return () => createElement(style as ComponentType<object>, { prefixCls, rootCls } as object);
  const use = style as (...classes: string[]) => unknown;
  return () => {
    // The only one that also takes another component's class.
    if (hook.prefix === "tree-select") use(prefixCls, "console-select-tree", rootCls);
    else use(prefixCls, rootCls);
    return null;
  };
};

const { getAsSolidColor } = require("antd/lib/empty/utils") as {
  getAsSolidColor: (color: unknown, background: unknown) => string;
};

/** Colours that its pictures of nothing blend in their own code. */
export const blendedColors = [
  "colorFill",
  "colorFillSecondary",
  "colorFillTertiary",
  "colorFillQuaternary",
  "colorTextQuaternary",
];

/**
 * The hook of a component before those of its parts, as antd runs them: the first one decides which of the
 * component's variables have no unit.
 */
const inOrder = (hooks: StyleHook[]): StyleHook[] => {
  const rank = ({ file, isComponent }: StyleHook) =>
    Number(isComponent) * 2 + Number(!file.endsWith("/index.js"));
  return hooks.toSorted((one, other) => rank(one) - rank(other));
};

const extract = (look: Look): Extracted => {
  const cache = createCache();
  const config = { ...themeOf(look, themes), cssVar: { prefix: "console", key } };
  const show = (child: ReactNode) =>
    renderToString(
      createElement(
        StyleProvider,
        { cache },
        createElement(
          ConfigProvider,
          { prefixCls: "console", iconPrefixCls: "console-icon", theme: config },
          child,
        ),
      ),
    );
  const seen = new Set<string>();
  const effects = new Set<string>();
  const result: Extracted = {
    look,
    variables: {},
    variableFiles: {},
    overrides: {},
    rules: [],
    tokens: {},
  };
  const collect = (file: string, isVariant: boolean) => {
    for (const [path, [, value]] of cache.cache as Map<string, [number, unknown]>) {
      if (seen.has(path)) continue;
      seen.add(path);
      const [kind, component] = path.split("%");
      if (kind === "style") {
        const [css, , made] = value as Style;
        const animations = Object.entries(made).filter(([name]) => !effects.has(name));
        for (const [name] of animations) effects.add(name);
        const isShared = !path.startsWith("style%%Shared") && !path.startsWith("style%%ant-design");
        result.rules.push({
          file: isShared ? file : "",
          isVariant,
          css: css + animations.map(([, animation]) => animation).join(""),
        });
      } else if (kind === "cssVar") {
        const [, css] = value as Variables;
        if (!css) continue;
        const [, selector = "", body = ""] = /^([^{]+)\{(.*)\}$/s.exec(css) ?? [];
        const classes = selector.split(", ").map((it) => it.slice(`.${key}.`.length));
        for (const [name, text] of declarationsOf(body))
          if (!(name in result.variables)) {
            result.variables[name] = text;
            result.variableFiles[name] = file;
          } else if (result.variables[name] !== text)
            for (const one of classes) (result.overrides[one] ??= {})[name] = text;
      } else if (kind === "token") {
        const [, , real, css] = value as Token;
        result.tokens = real;
        Object.assign(
          result.variables,
          Object.fromEntries(declarationsOf(css.slice(css.indexOf("{") + 1, css.lastIndexOf("}")))),
        );
      } else throw new Error(`antd keeps ${component} in a way that is not known here.`);
    }
  };
  show(null);
  collect("", false);
  for (const hook of inOrder(styleHooks())) {
    show(createElement(styleOf(hook)));
    collect(hook.file, hook.isComponent);
  }
  for (const name of blendedColors)
    result.variables[`--console-empty-${name}`] = getAsSolidColor(
      result.tokens[name],
      result.tokens["colorBgContainer"],
    );
  return result;
};

const looks: Look[] = (["light", "dark"] as const).flatMap((theme) =>
  (["comfortable", "compact"] as const).map((density) => ({ theme, density })),
);

process.stdout.write(JSON.stringify(looks.map(extract)));
