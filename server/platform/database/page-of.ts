import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { everyRow } from "./every-row.ts";

/** What a list consists of, for its pages and for its export. */
export interface List<DB, TB extends keyof DB, Key, Item> {
  /** The matching rows, read from the list's own table only if that is enough. */
  matching: SelectQueryBuilder<DB, TB, object>;
  /** The column with a row's key, e.g. `jobs.id`; items have it under the same name. */
  key: string;
  /** Reads the items with some keys, in any order. */
  present: (keys: Key[]) => Promise<Item[]>;
}

interface PageQuery<Sort> {
  page: number;
  pageSize: number;
  sort: Sort;
  order: "asc" | "desc";
}

/* A key may have gone since it was read. */
const readItems = async <Key, Item extends object>(
  { key, present }: Pick<List<never, never, Key, Item>, "key" | "present">,
  found: { key: Key }[],
): Promise<Item[]> => {
  if (found.length === 0) return [];
  const keys = found.map(({ key }) => key);
  const name = key.slice(key.lastIndexOf(".") + 1) as keyof Item;
  const items = new Map((await present(keys)).map((item) => [item[name] as Key, item]));
  return keys.flatMap((one) => items.get(one) ?? []);
};

/** The number of rows. */
export const countOf = async <DB, TB extends keyof DB>(
  matching: SelectQueryBuilder<DB, TB, object>,
): Promise<number> => {
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
};

/**
 * One page of a list and the number of matches. Only keys are sorted and skipped, so deep pages read an index, not
 * their rows (deferred join). `sorts` has the column or expression of each sort; ties are sorted by the key.
 */
export const pageOf = async <
  DB,
  TB extends keyof DB,
  Key extends string | number,
  Item extends object,
  Sort extends string,
  SortedDB = DB,
  SortedTB extends keyof SortedDB = TB & keyof SortedDB,
>(
  list: List<DB, TB, Key, Item> & {
    sorts: Readonly<Record<Sort, string | RawBuilder<unknown>>>;
    /** The matching rows with what the sort needs of other tables. */
    sortable?: SelectQueryBuilder<SortedDB, SortedTB, object>;
    /** The number of matches, if it is known. */
    total?: number | undefined;
  },
  { page, pageSize, sort, order }: PageQuery<NoInfer<Sort>>,
): Promise<{ items: Item[]; total: number }> => {
  const by: string | RawBuilder<unknown> = list.sorts[sort];
  const sorted = typeof by === "string" ? sql.ref(by) : by;
  const key = sql.ref<Key>(list.key);
  const sortable = (list.sortable ?? list.matching) as typeof list.matching;
  const keys = sortable
    .select(key.as("key"))
    .orderBy(sorted, order)
    .$if(by !== list.key, (query) => query.orderBy(key, order))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .$castTo<{ key: Key }>();
  const [total, items] = await Promise.all([
    list.total ?? countOf(list.matching),
    keys.execute().then((found) => readItems(list, found)),
  ]);
  return { items, total };
};

/** All of a list in batches, in the order of the keys. */
export async function* everyOf<
  DB,
  TB extends keyof DB,
  Key extends string | number,
  Item extends object,
>(list: List<DB, TB, Key, Item>, order: "asc" | "desc" = "asc"): AsyncGenerator<Item[]> {
  const key = sql.ref<Key>(list.key);
  const batches = everyRow<{ key: Key }, Key>(
    (row) => row.key,
    (after, limit) =>
      list.matching
        .select(key.as("key"))
        .$if(after !== undefined, (query) =>
          query.where(key, order === "asc" ? ">" : "<", after as never),
        )
        .orderBy(key, order)
        .limit(limit)
        .$castTo<{ key: Key }>()
        .execute(),
  );
  for await (const found of batches) yield await readItems(list, found);
}
