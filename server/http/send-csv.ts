import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { csvLine } from "./csv.ts";

// Without it, Excel reads UTF-8 as something else, and Chinese as nothing that can be read.
const byteOrderMark = "\uFEFF";

const cellOf = (column: string, value: unknown): string | number | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === "number")
    return /(?:^a|A)t$/.test(column) ? new Date(value).toISOString() : value;
  return typeof value === "string" ? value : JSON.stringify(value);
};

async function* lines<Row extends object>(
  columns: readonly (keyof Row & string)[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const rows of batches)
    yield rows.map((row) => csvLine(columns.map((column) => cellOf(column, row[column])))).join("");
}

/**
 * Sends rows as a CSV file, as they are read: of 100,000 there are never more than some in memory. What
 * is called `at` or `…At` are instants, in the file as ISO 8601 in UTC.
 */
export const sendCsv = <Row extends object>(
  reply: FastifyReply,
  name: string,
  columns: readonly (keyof Row & string)[],
  batches: AsyncIterable<readonly Row[]>,
): Readable => {
  void reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`);
  return Readable.from(lines(columns, batches));
};
