import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RecordedExport } from "./call.ts";
import { refuseOtherSite } from "./cross-site.ts";
import { csvLine, Decimal } from "./csv.ts";

// Without it, Excel doesn't read the file as UTF-8 and garbles Chinese.
const byteOrderMark = "\uFEFF";

const cellOf = (column: string, value: unknown): string | number | Decimal | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === "number")
    return /(?:^a|A)t$/.test(column) ? new Date(value).toISOString() : value;
  return typeof value === "string" || value instanceof Decimal ? value : JSON.stringify(value);
};

/** The query as sent, without parameters that the call doesn't declare. */
const filterOf = ({ query, routeOptions }: FastifyRequest): string => {
  const declared = routeOptions.config.endpoint?.query?.shape ?? {};
  return Object.entries(query as Record<string, unknown>)
    .filter(([name]) => Object.hasOwn(declared, name))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join("&");
};

type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** The columns of a CSV file: fields of a row, or a name and what it shows of a row. */
export type CsvColumns<Row> = readonly (
  | (keyof Row & string)
  | readonly [name: string, value: (row: Row) => unknown]
)[];

async function* lines<Row extends object>(
  columns: CsvColumns<Row>,
  batches: Batches<Row>,
  record: (count: number) => Promise<void>,
): AsyncGenerator<string> {
  let count = 0;
  const cells = columns.map((column): readonly [string, (row: Row) => unknown] =>
    typeof column === "string" ? [column, (row) => row[column]] : column,
  );
  try {
    yield byteOrderMark + csvLine(cells.map(([name]) => name));
    for await (const rows of batches) {
      count += rows.length;
      yield rows
        .map((row) => csvLine(cells.map(([name, value]) => cellOf(name, value(row)))))
        .join("");
    }
  } finally {
    // Cancelled downloads, too. An export that can't be recorded fails.
    await record(count);
  }
}

/** Rows as the text of a CSV file, e.g. for a mail. */
export const csvText = async <Row extends object>(
  columns: CsvColumns<Row>,
  rows: readonly Row[],
): Promise<string> => {
  let text = "";
  for await (const part of lines(columns, [rows], () => Promise.resolve())) text += part;
  return text;
};

/**
 * Streams rows as a CSV file: of 100,000 rows only a few are in memory. Columns named `at` or `…At` are instants,
 * written as ISO 8601 in UTC. An audit event, `list.exported` by default, records who exported, with which filter, and
 * how many rows.
 */
export const sendCsv = <Row extends object>(
  reply: FastifyReply,
  name: string,
  columns: CsvColumns<NoInfer<Row>>,
  batches: Batches<Row>,
  audited?: Pick<RecordedExport, "action" | "target">,
): Readable => {
  const { request } = reply;
  refuseOtherSite(request, reply.server.services);
  const [id = null] = Object.values(request.params as Record<string, string>);
  const { action, target } = audited ?? {
    action: "list.exported",
    target: { id, name: `${name}.csv` },
  };
  const filter = filterOf(request);
  const record = (count: number) =>
    request.server.admission.recordExport(request, {
      action,
      target,
      details: { count, ...(filter && { filter }) },
    });
  void reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`);
  return Readable.from(lines(columns, batches, record));
};
