import { posix } from "node:path";
import type { FoundImport } from "./imports-of.ts";

/** The contract files that need zod at run time, given all files with their imports. */
export const needingZod = (
  files: ReadonlyMap<string, readonly FoundImport[]>,
): ReadonlySet<string> => {
  const needing = new Set<string>();
  const needs = (path: string, { specifier, typeOnly }: FoundImport) =>
    !typeOnly && (specifier === "zod" || needing.has(posix.join(posix.dirname(path), specifier)));
  let before: number;
  do {
    before = needing.size;
    for (const [path, imports] of files)
      if (path.startsWith("contract/") && imports.some((found) => needs(path, found)))
        needing.add(path);
  } while (needing.size > before);
  return needing;
};
