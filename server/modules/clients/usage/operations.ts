import { endpoints, publicEndpoints, scimEndpoints } from "@console-shell/contract";
import type { OperationUsage, usageOperations } from "@console-shell/contract/calls/usage";
import type { z } from "zod";
import { figuresOf, type UsageSums } from "./figures.ts";

const known = new Map<string, { method: string; path: string; summary: string }>(
  [...endpoints, ...publicEndpoints, ...scimEndpoints].map(({ name, method, path, summary }) => [
    name,
    { method, path, summary },
  ]),
);

/** Whether the server has an operation of that name. */
export const isOperation = (name: string): boolean => known.has(name);

/** The figures of each operation; one that was removed in this release only keeps its name. */
const operationsOf = (rows: readonly (UsageSums & { operation: string })[]): OperationUsage[] =>
  [...Map.groupBy(rows, (row) => row.operation)].map(([operation, ofOperation]) => ({
    operation,
    ...(known.get(operation) ?? { method: "", path: "", summary: "" }),
    ...figuresOf(ofOperation),
  }));

type Query = z.output<typeof usageOperations.query>;

/** The matching operations, sorted; those without a value come last. */
export const sortedOperations = (
  rows: readonly (UsageSums & { operation: string })[],
  { search = "", sort, order }: Pick<Query, "search" | "sort" | "order">,
): OperationUsage[] => {
  const wanted = search.toLowerCase();
  const direction = order === "asc" ? 1 : -1;
  return operationsOf(rows)
    .filter(({ operation, path }) => `${operation} ${path}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => {
      const [left, right] = [a[sort], b[sort]];
      if (left === right) return a.operation < b.operation ? -1 : 1;
      if (left === null) return 1;
      if (right === null) return -1;
      return left < right ? -direction : direction;
    });
};

/** One page of them. */
export const pageOfOperations = (
  rows: readonly (UsageSums & { operation: string })[],
  query: Pick<Query, "search" | "sort" | "order" | "page" | "pageSize">,
): { items: OperationUsage[]; total: number } => {
  const found = sortedOperations(rows, query);
  const { page, pageSize } = query;
  return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
};
