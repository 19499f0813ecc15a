import { fileOf, moduleImports } from "./layers.ts";
import type { FoundImport } from "./imports-of.ts";

/**
 * The groups of nodes that lead to each other in a circle: each group sorted, without the nodes that a circle only leads
 * to. Nodes that aren't keys of the graph don't count.
 */
const circlesOf = (
  graph: ReadonlyMap<string, Iterable<string>>,
): readonly (readonly string[])[] => {
  // Tarjan's strongly connected components.
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    open.push(node);
    let low = own;
    for (const target of graph.get(node) ?? []) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target)!);
    }
    if (low === own) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
};

type Imports = ReadonlyMap<string, readonly FoundImport[]>;

/** The groups of files that import each other, types included. */
export const fileCircles = (imports: Imports): readonly (readonly string[])[] =>
  circlesOf(
    new Map(
      Array.from(imports, ([path, found]) => [
        path,
        found.flatMap(({ specifier }) => fileOf(path, specifier) ?? []),
      ]),
    ),
  );

/** For each group of the server's modules that import each other: its imports, with a file that has each. */
export const moduleCircles = (imports: Imports): readonly (readonly string[])[] => {
  const modules = moduleImports(imports);
  return circlesOf(new Map(Array.from(modules, ([one, others]) => [one, [...others.keys()]]))).map(
    (circle) =>
      circle.flatMap((one) =>
        [...modules.get(one)!]
          .filter(([other]) => circle.includes(other))
          .map(([other, file]) => `${one} imports ${other} in ${file}`),
      ),
  );
};
