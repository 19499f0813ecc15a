import type { AuditAction } from "@console-shell/contract/words/audit";
import type { FastifyReply } from "fastify";
import type { RawBuilder, SelectQueryBuilder } from "kysely";
import { everyOf, type List, pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import { type CsvColumns, sendCsv } from "./send-csv.ts";

/** The matching rows, their key, and how items are read. */
interface Matches<DB, TB extends keyof DB, Key, Item> extends List<DB, TB, Key, Item> {
  /** The matching rows with what the sort needs of other tables. */
  sortable?: SelectQueryBuilder<DB, never, object>;
  /** The number of matches, if it is known. */
  total?: number | undefined;
}

type Order = "asc" | "desc";

type Sorts<Sort extends string> = Readonly<Record<Sort, string | RawBuilder<unknown>>>;

interface Shown<Sort extends string, Item> {
  /** The column or expression of each sort that the call declares; without any, the newest are first. */
  sorts?: Sorts<Sort> | ((source: Source, order: Order) => Sorts<Sort>);
  /** Name of the file, without `.csv`. */
  file: string;
  /** The order of the file's rows by their key; by default the newest are first. */
  fileOrder?: Order;
  /** The columns of the file. */
  columns: CsvColumns<Item>;
  /** How the audit log records an export; `list.exported` by default. */
  audited?: AuditAction;
}

interface Paging<Sort> {
  page: number;
  pageSize: number;
  sort?: Sort;
  order?: Order;
}

/**
 * A list, once: the handlers of its page (`page`) and of its export (`csv`). `read` gets the filter, and
 * whatever else of the call it declares as its third parameter, e.g. the session or the time.
 */
export const defineList = <
  Filter,
  DB,
  TB extends keyof DB,
  Key extends string | number,
  Item extends object,
  Sort extends string = never,
  Context = unknown,
>(
  read: (
    source: Source,
    filter: Filter,
    call: Context,
  ) => Matches<DB, TB, Key, Item> | Promise<Matches<DB, TB, Key, Item>>,
  { sorts, file, fileOrder = "desc", columns, audited }: Shown<Sort, NoInfer<Item>>,
) => ({
  page: async (call: { services: Source; query: Filter & Paging<Sort> } & Context) => {
    const list = await read(call.services, call.query, call);
    const { page, pageSize, sort, order = "desc" } = call.query;
    const sortsOf = typeof sorts === "function" ? sorts(call.services, order) : sorts;
    const by = sort && sortsOf ? sortsOf[sort] : list.key;
    return pageOf<DB, TB, Key, Item, "by", DB, never>(
      { ...list, sorts: { by } },
      { page, pageSize, sort: "by", order },
    );
  },
  csv: async (call: { openReport: () => Source; query: Filter; reply: FastifyReply } & Context) => {
    const list = await read(call.openReport(), call.query, call);
    return sendCsv(
      call.reply,
      file,
      columns,
      everyOf(list, fileOrder),
      audited && { action: audited },
    );
  },
});
