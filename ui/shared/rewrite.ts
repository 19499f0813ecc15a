import { parseAst, parseSync } from "vite";
import { tierOf, tierSpecifier } from "./antd-tiers.ts";
import { iconBase, twoToneBase } from "./modules.ts";

const iconBaseNames = new Map([
  ["default", iconBase],
  ["createFromIconfontCN", iconBase],
  ["IconProvider", iconBase],
  ["getTwoToneColor", twoToneBase],
  ["setTwoToneColor", twoToneBase],
]);

/** Where one name of a package is imported from instead, and its name there. */
interface Place {
  specifier: string;
  imported: string;
}

const placeOfAntd = (name: string): Place | undefined => {
  const tier = tierOf(name);
  return tier && { specifier: tierSpecifier(tier), imported: name };
};

const placeOfIcon = (name: string): Place => {
  const base = iconBaseNames.get(name);
  return base
    ? { specifier: base, imported: name }
    : { specifier: `@ant-design/icons/es/icons/${name}`, imported: "default" };
};

const splitPackages: Record<string, (name: string) => Place | undefined> = {
  antd: placeOfAntd,
  "@ant-design/icons": placeOfIcon,
};

/** Packages whose imports are rewritten; an import that can't be rewritten fails to resolve. */
export const isSplitPackage = (specifier: string): boolean => specifier in splitPackages;

/** Suggests a replacement for an import that a split package can't serve. */
export const splitPackageAdvice = (specifier: string): string =>
  `"${specifier}" is shared in parts, so name what you need: import { Button } from "${specifier}". ` +
  `Types: import type { … } from "${specifier}". A namespace, default, or dynamic import of the whole package would load all of it.`;

const themeAdvice =
  "antd's \"theme\" isn't shared: its styles are made when the console is built. Use its CSS variables " +
  "(var(--console-color-text)), and useThemeMode() of the SDK where code has to know the theme.";

type Statement = ReturnType<typeof parseAst>["body"][number];
type Named = { local: string; imported: string };

const nameOf = (node: { type: string; name?: string; value?: unknown }): string =>
  node.type === "Identifier" ? node.name! : String(node.value);

const importedNames = (statement: Statement): Named[] | undefined => {
  if (statement.type === "ImportDeclaration") {
    const names: Named[] = [];
    for (const specifier of statement.specifiers) {
      if (specifier.type === "ImportNamespaceSpecifier") return undefined;
      const imported =
        specifier.type === "ImportDefaultSpecifier" ? "default" : nameOf(specifier.imported);
      if (specifier.type === "ImportSpecifier" && specifier.importKind === "type") continue;
      names.push({ local: specifier.local.name, imported });
    }
    return names;
  }
  if (statement.type !== "ExportNamedDeclaration") return undefined;
  return statement.specifiers
    .filter((specifier) => specifier.exportKind !== "type")
    .map((specifier) => ({ local: nameOf(specifier.exported), imported: nameOf(specifier.local) }));
};

const isTypeOnly = (statement: Statement): boolean =>
  (statement.type === "ImportDeclaration" && statement.importKind === "type") ||
  ((statement.type === "ExportNamedDeclaration" || statement.type === "ExportAllDeclaration") &&
    statement.exportKind === "type");

const rewritten = (statement: Statement, packageName: string): string => {
  if (isTypeOnly(statement)) return "";
  const names = importedNames(statement);
  if (!names) throw new Error(splitPackageAdvice(packageName));
  const bySpecifier = new Map<string, string[]>();
  for (const { local, imported } of names) {
    const place = splitPackages[packageName]!(imported);
    if (packageName === "antd" && imported === "theme") throw new Error(themeAdvice);
    if (!place && imported === "default") throw new Error(splitPackageAdvice(packageName));
    if (!place)
      throw new Error(
        `"${packageName}" has no export "${imported}"; if it is a type, use import type.`,
      );
    const name = place.imported === local ? local : `${place.imported} as ${local}`;
    bySpecifier.set(place.specifier, [...(bySpecifier.get(place.specifier) ?? []), name]);
  }
  const keyword = statement.type === "ImportDeclaration" ? "import" : "export";
  return [...bySpecifier]
    .map(([specifier, list]) => `${keyword} { ${list.join(", ")} } from "${specifier}";`)
    .join(" ");
};

/**
 * The statements that import or export from split packages. Only these are made into a syntax tree, which is slow. Code
 * that can't be parsed has none: the bundler reports it.
 */
const splitStatements = (code: string) => {
  const { staticImports, staticExports } = parseSync("module.js", code).module;
  return [
    ...staticImports.map(({ start, end, moduleRequest }) => ({ start, end, moduleRequest })),
    ...staticExports.flatMap(({ start, end, entries }) =>
      entries.slice(0, 1).map(({ moduleRequest }) => ({ start, end, moduleRequest })),
    ),
  ]
    .flatMap(({ start, end, moduleRequest }) =>
      moduleRequest && isSplitPackage(moduleRequest.value)
        ? { start, end, source: moduleRequest.value }
        : [],
    )
    .toSorted((one, other) => one.start - other.start);
};

/**
 * Rewrites imports of split packages: `import { Table } from "antd"` becomes an import of the tier that
 * holds it. Line numbers don't change. Returns undefined if there is nothing to rewrite.
 */
export const rewriteSplitImports = (code: string): string | undefined => {
  let result = "";
  let end = 0;
  for (const { source, ...statement } of splitStatements(code)) {
    const original = code.slice(statement.start, statement.end);
    const lines = "\n".repeat(original.split("\n").length - 1);
    const text = rewritten(parseAst(original).body[0]!, source);
    result += code.slice(end, statement.start) + text + lines;
    end = statement.end;
  }
  return end === 0 ? undefined : result + code.slice(end);
};

const iconBaseImport = /import (\w+) from ["']\.\.\/components\/(AntdIcon(Light)?)["']/;

/** Makes bundled icons import the icon base from the shared module instead of a copy. */
export const rewriteIconBase = (code: string): string => {
  if (!iconBaseImport.test(code))
    throw new Error("An icon of a shape unknown to ui/shared/rewrite.ts.");
  return code.replace(
    iconBaseImport,
    (_, local, imported, light) =>
      `import { ${imported} as ${local} } from "${light ? iconBase : twoToneBase}"`,
  );
};
