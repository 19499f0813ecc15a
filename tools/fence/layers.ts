import { posix } from "node:path";
import { isTest } from "./floors.ts";
import type { FoundImport } from "./imports-of.ts";

const moduleOf = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1];

const indexOf = (module: string) => `server/modules/${module}/index.ts`;

const isIn = (path: string, ...layers: readonly string[]) =>
  layers.some((layer) => path.startsWith(`server/${layer}/`));

const targetOf = (path: string, specifier: string) =>
  specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier) : undefined;

/**
 * Why a server file may not import another one, or undefined if it may. Tests may: they run a whole
 * server, and look inside what they test.
 */
export const judgeLayer = (path: string, { specifier }: FoundImport): string | undefined => {
  const target = targetOf(path, specifier);
  if (isTest(path) || !path.startsWith("server/") || !target?.startsWith("server/"))
    return undefined;
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

/**
 * The first circular import among the server's modules, each with the file that imports the next;
 * undefined if there is none.
 */
export const moduleCircle = (
  imports: ReadonlyMap<string, readonly FoundImport[]>,
): string | undefined => {
  const importers = new Map<string, Map<string, string>>();
  for (const [path, found] of imports) {
    const own = moduleOf(path);
    if (!own || isTest(path)) continue;
    const others = importers.get(own) ?? new Map<string, string>();
    importers.set(own, others);
    for (const { specifier } of found) {
      const other = moduleOf(targetOf(path, specifier) ?? "");
      if (other && other !== own) others.set(other, path);
    }
  }
  const clear = new Set<string>();
  const follow = (module: string, road: readonly string[]): string[] | undefined => {
    const from = road.indexOf(module);
    if (from !== -1) return [...road.slice(from), module];
    if (clear.has(module)) return undefined;
    for (const other of importers.get(module)?.keys() ?? []) {
      const circle = follow(other, [...road, module]);
      if (circle) return circle;
    }
    clear.add(module);
    return undefined;
  };
  for (const module of importers.keys()) {
    const circle = follow(module, []);
    if (circle)
      return circle
        .map((one, at) => {
          const importer = importers.get(one)?.get(circle[at + 1] ?? "");
          return importer ? `${one} (${importer})` : one;
        })
        .join(" → ");
  }
  return undefined;
};
