import { fileOf } from "./layers.ts";
import type { FoundImport } from "./imports-of.ts";

/**
 * The groups of files that import each other in a circle, types included: each group sorted, without the files that a
 * circle only leads to.
 */
export const circlesOf = (
  imports: ReadonlyMap<string, readonly FoundImport[]>,
): readonly (readonly string[])[] => {
  // Tarjan's strongly connected components.
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const own = order.size;
    order.set(path, own);
    open.push(path);
    let low = own;
    for (const { specifier } of imports.get(path) ?? []) {
      const target = fileOf(path, specifier);
      if (target === undefined || !imports.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target)!);
    }
    if (low === own) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return low;
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return circles;
};
