import { posix } from "node:path";
import { isTest } from "./floors.ts";
import type { FoundImport } from "./imports-of.ts";

/** The module of the server that a file is in. */
export const moduleOf = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1];

const indexOf = (module: string) => `server/modules/${module}/index.ts`;

const isIn = (path: string, ...layers: readonly string[]) =>
  layers.some((layer) => path.startsWith(`server/${layer}/`));

/** The project's file that a relative import or one of the server's own names (`#kernel/…`) means. */
export const fileOf = (path: string, specifier: string): string | undefined => {
  if (specifier.startsWith("#") && path.startsWith("server/"))
    return `server/${specifier.slice(1)}`;
  return specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier) : undefined;
};

/** The folder whose files may name each other relatively: a layer, or a module. */
const homeOf = (path: string) => /^server\/(?:modules\/[^/]+|[^/]+)(?=\/)/.exec(path)?.[0];

/** A relative import that leaves its home or climbs two folders has to use the server's own names. */
const judgeName = (path: string, specifier: string, target: string): string | undefined =>
  isIn(target, "kernel", "platform", "modules") &&
  specifier.startsWith("../") &&
  (homeOf(path) !== homeOf(target) || specifier.startsWith("../../"))
    ? `import it as #${target.slice("server/".length)}`
    : undefined;

/** Why a layer or module may not import another. Tests may: they run a whole server, and look inside what they test. */
const judgeDirection = (path: string, target: string): string | undefined => {
  if (isTest(path)) return undefined;
  if (isIn(path, "platform"))
    return isIn(target, "platform") ? undefined : "the platform may import only the platform";
  if (isIn(path, "kernel"))
    return isIn(target, "kernel", "platform")
      ? undefined
      : "the kernel may import only the kernel and the platform; inject the rest in server/app.ts";
  const own = moduleOf(path);
  const other = moduleOf(target);
  if (own && !other && !isIn(target, "kernel", "platform"))
    return "a module may import only the kernel, the platform and other modules";
  return other && other !== own && target !== indexOf(other)
    ? `import the module ${other} through ${indexOf(other)}`
    : undefined;
};

/** Why a server file may not import another one, or may not with this name; undefined if it may. */
export const judgeLayer = (path: string, { specifier }: FoundImport): string | undefined => {
  const target = fileOf(path, specifier);
  return path.startsWith("server/") && target?.startsWith("server/")
    ? (judgeDirection(path, target) ?? judgeName(path, specifier, target))
    : undefined;
};

/** What each of the server's modules imports, and one of the files that do. */
export const moduleImports = (
  imports: ReadonlyMap<string, readonly FoundImport[]>,
): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const importers = new Map<string, Map<string, string>>();
  for (const [path, found] of imports) {
    const own = moduleOf(path);
    if (!own || isTest(path)) continue;
    const others = importers.get(own) ?? new Map<string, string>();
    importers.set(own, others);
    for (const { specifier } of found) {
      const other = moduleOf(fileOf(path, specifier) ?? "");
      if (other && other !== own) others.set(other, path);
    }
  }
  return importers;
};
