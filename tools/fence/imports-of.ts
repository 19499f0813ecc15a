import { type ESTree, parseSync, Visitor } from "vite";

/** One import, re-export or reference of a file to another file or package. */
export interface FoundImport {
  specifier: string;
  line: number;
  /** True if the import disappears when types are stripped. */
  typeOnly: boolean;
}

type Node = ESTree.Expression | ESTree.Argument | ESTree.TSImportType["source"] | null | undefined;

const lineAt = (source: string, offset: number) => source.slice(0, offset).split("\n").length;

const literalsOf = (node: Node): string[] => {
  if (node?.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node?.type === "TemplateLiteral" && node.quasis.length === 1)
    return node.quasis.map(({ value }) => value.cooked ?? value.raw);
  if (node?.type === "ArrayExpression")
    return node.elements.flatMap((element) => literalsOf(element as Node));
  return [];
};

const isImportMeta = (node: Node, property?: string): boolean =>
  property === undefined
    ? node?.type === "MetaProperty"
    : node?.type === "MemberExpression" &&
      isImportMeta(node.object) &&
      node.property.type === "Identifier" &&
      node.property.name === property;

/** `import.meta.glob`, `import.meta.resolve`, `require`, `require.resolve`, `createRequire(…)(…)`. */
const loads = (callee: ESTree.Expression): boolean => {
  if (isImportMeta(callee, "glob") || isImportMeta(callee, "resolve")) return true;
  if (callee.type === "MemberExpression")
    return callee.property.type === "Identifier" && callee.property.name === "resolve"
      ? loads(callee.object)
      : false;
  if (callee.type === "CallExpression")
    return callee.callee.type === "Identifier" && callee.callee.name === "createRequire";
  return callee.type === "Identifier" && callee.name === "require";
};

/**
 * Every way in which a TypeScript source names another file: static and dynamic imports, re-exports, `import()` types,
 * `import = require`, `require`, `new URL(…, import.meta.url)`, `import.meta.glob` and `import.meta.resolve`. A name
 * that isn't a literal isn't found.
 */
export const importsOf = (path: string, source: string): FoundImport[] => {
  if (path.endsWith(".css")) return cssImportsOf(source);
  const found: FoundImport[] = [];
  const add = (specifiers: readonly string[], start: number, typeOnly = false) => {
    for (const specifier of specifiers)
      found.push({ specifier, line: lineAt(source, start), typeOnly });
  };
  const { module, program } = parseSync(path, source);
  for (const { moduleRequest, entries, start } of module.staticImports)
    add([moduleRequest.value], start, entries.length > 0 && entries.every(({ isType }) => isType));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, start, isType } of entries)
      if (moduleRequest) add([moduleRequest.value], start, isType);
  // Walking the tree is slow, and few files need it.
  if (/\bimport\s*\(|\bimport\.meta\b|\brequire\b/i.test(source))
    new Visitor({
      ImportExpression: (node) => add(literalsOf(node.source), node.start),
      TSImportType: (node) => add(literalsOf(node.source), node.start, true),
      TSExternalModuleReference: (node) => add(literalsOf(node.expression), node.start),
      NewExpression: ({ callee, arguments: [name, base], start }) => {
        if (callee.type === "Identifier" && callee.name === "URL" && isImportMeta(base, "url"))
          add(literalsOf(name).map(asRelative), start);
      },
      CallExpression: (node) => {
        if (loads(node.callee)) add(literalsOf(node.arguments[0]), node.start);
      },
    }).visit(program);
  return found;
};

/** A path without `./`, as a URL or a stylesheet may give it. */
const asRelative = (specifier: string) =>
  /^[\w-]+\/|^[\w-]+\.\w+$/.test(specifier) ? `./${specifier}` : specifier;

const cssReference =
  /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|url\(\s*["']?([^"')]+)|\bfrom\s+["']([^"']+)["']/g;

/** `@import`, `url()` and CSS modules' `composes … from` of a stylesheet. */
const cssImportsOf = (source: string): FoundImport[] =>
  [...source.matchAll(cssReference)]
    .map(({ 1: imported, 2: url, 3: composed, index }) => ({
      specifier: asRelative(imported ?? url ?? composed ?? ""),
      line: lineAt(source, index),
      typeOnly: false,
    }))
    .filter(({ specifier }) => !/^(?:data|https?):|^[#/]/.test(specifier));
