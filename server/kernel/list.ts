import type { FastifyReply } from "fastify";
import type { RawBuilder } from "kysely";
import { everyOf, type List, pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import { type CsvColumns, sendCsv } from "./send-csv.ts";

/** The matching rows, their key, and how items are read. */
type Read<Filter, DB, TB extends keyof DB, Key, Item> = (
  source: Source,
  filter: Filter,
) => List<DB, TB, Key, Item>;

interface Shown<Sort extends string, Item> {
  /** The column or expression of each sort that the call declares; without any, the newest are first. */
  sorts?: Readonly<Record<Sort, string | RawBuilder<unknown>>>;
  /** Name of the file, without `.csv`. */
  file: string;
  /** The columns of the file. */
  columns: CsvColumns<Item>;
}

interface Paging<Sort> {
  page: number;
  pageSize: number;
  sort?: Sort;
  order?: "asc" | "desc";
}

/** A list, once: the handlers of its page (`page`) and of its export, newest first (`csv`). */
export const defineList = <
  Filter,
  DB,
  TB extends keyof DB,
  Key extends string | number,
  Item extends object,
  Sort extends string = never,
>(
  read: Read<Filter, DB, TB, Key, Item>,
  { sorts, file, columns }: Shown<Sort, NoInfer<Item>>,
) => ({
  page: ({ services, query }: { services: Source; query: Filter & Paging<Sort> }) => {
    const list = read(services, query);
    const { page, pageSize, sort, order = "desc" } = query;
    const by = sort && sorts ? sorts[sort] : list.key;
    return pageOf<DB, TB, Key, Item, "by">(
      { ...list, sorts: { by } },
      { page, pageSize, sort: "by", order },
    );
  },
  csv: async (call: { openReport: () => Source; query: Filter; reply: FastifyReply }) =>
    sendCsv(call.reply, file, columns, everyOf(read(call.openReport(), call.query), "desc")),
});
