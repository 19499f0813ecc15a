import { relative } from "node:path";
import { parseAst, type Plugin } from "vite";
import { antdFolder, styleHooks } from "./hooks.ts";
import { tokensModule } from "./tokens-module.ts";
import type { StaticStyles } from "./static-styles.ts";

/** What a maker of styles is replaced by: what it returns where there is nothing to make. */
const constants: Record<string, string> = {
  genStyleHooks: '(() => ["", ""])',
  genComponentStyleHook: '(() => "")',
  genSubStyleComponent: "(() => null)",
};

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const visit = (node: Node, found: (node: Node) => void): void => {
  found(node);
  for (const value of Object.values(node) as unknown[])
    for (const one of [value].flat()) if (isNode(one)) visit(one, found);
};

/** Replaces the makers of styles in one of antd's modules. */
export const withoutMaking = (code: string): string => {
  const calls: { start: number; end: number; name: string }[] = [];
  visit(parseAst(code), ({ type, start, end, callee }) => {
    const name = callee?.name ?? "";
    if (type === "CallExpression" && Object.hasOwn(constants, name))
      calls.push({ start, end, name });
  });
  if (calls.length === 0) throw new Error("makes no styles.");
  const cut = calls.reduceRight(
    (result, { start, end, name }) => result.slice(0, start) + constants[name] + result.slice(end),
    code,
  );
  // Animations that nothing uses any more go, too.
  return cut.replaceAll("new Keyframes(", "/*#__PURE__*/ new Keyframes(");
};

/** Replaces texts; throws where one is missing. */
export const replaced = (code: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((result, [pattern, text]) => {
    if (result.search(pattern) === -1) throw new Error(`lacks ${String(pattern)}.`);
    return result.replace(pattern, text);
  }, code);

const refusal =
  "The console's styles are made when it is built: ConfigProvider takes no theme, prefixCls or iconPrefixCls of its own. " +
  "Set antd's CSS variables (--console-…) on an element instead.";

const refuse = `
const staticStyles = { zeroRuntime: true };
const refuseOwnStyles = ({ theme = staticStyles, prefixCls, iconPrefixCls }) => {
  // antd itself hands the theme around it to what it renders apart.
  if (theme !== staticStyles || (prefixCls || "console") !== "console" || (iconPrefixCls || "console-icon") !== "console-icon")
    throw new Error(${JSON.stringify(refusal)});
};
`;

/** The modules that have styles made in another way than by a hook. */
const changes: Record<string, (code: string) => string> = {
  "config-provider/context.js": (code) =>
    // What is shown by `Modal.confirm` and the like, outside of every provider, looks the same.
    replaced(code, [
      [/defaultPrefixCls = 'ant'/, "defaultPrefixCls = 'console'"],
      [/defaultIconPrefixCls = 'anticon'/, "defaultIconPrefixCls = 'console-icon'"],
    ]),
  "config-provider/index.js": (code) =>
    replaced(code, [
      [
        /import \{ createTheme, StyleContext as CssInJsStyleContext \} from '@ant-design\/cssinjs';/,
        refuse,
      ],
      [/import \{ defaultTheme, DesignTokenContext \} from '\.\.\/theme\/context';/, ""],
      [/import defaultSeedToken from '\.\.\/theme\/themes\/seed';/, ""],
      [/import useTheme from '\.\/hooks\/useTheme';/, ""],
      [/const setGlobalConfig = props => \{/, "$&\n  refuseOwnStyles(props);"],
      [
        /const mergedTheme = useTheme\([^;]+;/,
        "refuseOwnStyles(props);\n  const mergedTheme = staticStyles;",
      ],
      [
        /const \{\s*layer\s*\} = React\.useContext\(CssInJsStyleContext\);/,
        "const layer = undefined;",
      ],
      [
        /const memoTheme = React\.useMemo\([\s\S]+?\}, \[mergedTheme\]\);\s*if \(theme\) \{[\s\S]+?\n {2}\}\n/,
        "",
      ],
    ]),
  "theme/util/useResetIconStyle.js": () => "export default () => {};\n",
  "theme/util/genStyleUtils.js": (code) => {
    const [rest] = /export const genCssVar = [\s\S]+/.exec(code) ?? [];
    if (!rest) throw new Error("lacks genCssVar.");
    const names = Object.keys(constants).map((name) => `export const ${name} = undefined;\n`);
    return names.join("") + rest;
  },
  ...Object.fromEntries(
    ["empty/empty.js", "empty/simple.js"].map((file) => [
      file,
      (code: string) =>
        replaced(code, [
          [/getAsSolidColor\((\w+), colorBgContainer\)/, "$&"],
          [/import \{ useToken \} from '\.\.\/theme\/internal';/, ""],
          [/import \{ getAsSolidColor \} from '\.\/utils';/, ""],
          [/const \[, token\] = useToken\(\);/, ""],
          [/const \{[\s\w,]+\} = token;/, ""],
          [/, \[colo[\s\w,]+\]\);/, ", []);"],
        ])
          .replaceAll(/getAsSolidColor\((\w+), colorBgContainer\)/g, '"var(--console-empty-$1)"')
          .replace(/iconColor: colorBgContainer/, 'iconColor: "var(--console-color-bg-container)"'),
    ]),
  ),
};

/**
 * Takes the making of styles out of antd: they're in stylesheets. The build fails where antd makes them
 * in a way that isn't known here.
 */
export const withStaticStyles = ({ tokens }: Pick<StaticStyles, "tokens">): Plugin => {
  const hooks = new Set(styleHooks().map(({ file }) => file));
  return {
    name: "console:static-styles",
    transform: {
      order: "pre",
      filter: { id: /[\\/](?:antd[\\/]es|@ant-design[\\/]cssinjs(?:-utils)?)[\\/].+\.js(?:\?|$)/ },
      handler(code, id) {
        const file = relative(antdFolder, id.split("?")[0]!).replaceAll("\\", "/");
        const change =
          file === "theme/useToken.js"
            ? () => tokensModule(tokens)
            : (changes[file] ?? (hooks.has(file) ? withoutMaking : undefined));
        // Its package doesn't say that its modules do nothing by themselves.
        if (/@ant-design[\\/]cssinjs/.test(id))
          return { code, map: null, moduleSideEffects: false };
        if (!change) return null;
        try {
          return { code: change(code), map: null };
        } catch (error) {
          return this.error(
            `antd/es/${file} ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      },
    },
  };
};

/** Fails a build in which antd still makes styles. */
export const noStylesMade = (): Plugin => ({
  name: "console:no-styles-made",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      for (const [id, { renderedLength }] of Object.entries(chunk.modules))
        // A helper for lengths, and a class that bundlers keep although nothing uses it.
        if (
          renderedLength > 0 &&
          /@ant-design[\\/]cssinjs(?!.es.(?:util.index|Keyframes))/.test(id)
        )
          this.error(`${chunk.fileName} makes styles: it has ${id} in it.`);
    }
  },
});
