import { parseSync } from "vite";

/** One import or re-export of a file. */
export interface FoundImport {
  specifier: string;
  line: number;
  /** True if the import disappears when types are stripped. */
  typeOnly: boolean;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split("\n").length;

/** Every import, re-export and literal dynamic import in a TypeScript source. */
export const importsOf = (path: string, source: string): FoundImport[] => {
  const { module } = parseSync(path, source);
  const found: FoundImport[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports)
    found.push({
      specifier: moduleRequest.value,
      line: lineAt(source, start),
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    });
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, start, isType } of entries)
      if (moduleRequest)
        found.push({
          specifier: moduleRequest.value,
          line: lineAt(source, start),
          typeOnly: isType,
        });
  for (const { moduleRequest, start } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text)?.[1];
    if (literal) found.push({ specifier: literal, line: lineAt(source, start), typeOnly: false });
  }
  return found;
};
