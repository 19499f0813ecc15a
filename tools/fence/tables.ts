import { isTest } from "./floors.ts";
import type { FoundImport } from "./imports-of.ts";
import { moduleImports, moduleOf } from "./layers.ts";

/** Calls of Kysely's builders that name a table. */
const writing = /\.(?:insertInto|updateTable|deleteFrom)\(\s*"(\w+)/g;
const reading = /\.(?:selectFrom|from|innerJoin|leftJoin|crossJoin)\(\s*"(\w+)/g;

/** Demo data and transfers fill all tables. */
const writerOf = (path: string): string | undefined =>
  isTest(path) ? undefined : (moduleOf(path) ?? /^server\/(platform|kernel)\//.exec(path)?.[1]);

/**
 * Reads of a higher module's table. Billing joins metered requests in its own queries, which an interface in `Services`
 * couldn't do in the database.
 */
const allowed: ReadonlySet<string> = new Set(["billing apiUsage", "billing clientApplications"]);

const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, table = ""]) => table));

/** The modules that a module reaches through imports. */
const below = (module: string, imports: ReturnType<typeof moduleImports>): ReadonlySet<string> => {
  const found = new Set([module]);
  for (const one of found) for (const other of imports.get(one)?.keys() ?? []) found.add(other);
  return found;
};

/** Tables that several modules write, and tables that a module reads although their writer is above it. */
export const tableFaults = (
  texts: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, readonly FoundImport[]>,
): string[] => {
  const writers = new Map<string, Map<string, string>>();
  for (const [path, text] of texts) {
    const writer = writerOf(path);
    if (!writer) continue;
    for (const table of namesIn(text, writing))
      writers.set(table, (writers.get(table) ?? new Map<string, string>()).set(writer, path));
  }
  const faults = [...writers]
    .filter(([, by]) => by.size > 1)
    .map(([table, by]) => `${table} is written by several modules: ${[...by.values()].join(", ")}`);
  const graph = moduleImports(imports);
  for (const [path, text] of texts) {
    const module = moduleOf(path);
    if (!module || isTest(path)) continue;
    const reached = below(module, graph);
    for (const table of namesIn(text, reading)) {
      const [owner] = writers.get(table)?.keys() ?? [];
      const isModule = owner !== undefined && owner !== "platform" && owner !== "kernel";
      if (isModule && !reached.has(owner) && !allowed.has(`${module} ${table}`))
        faults.push(`${path} reads ${table}, which ${owner} writes: ask it through Services`);
    }
  }
  return faults;
};
