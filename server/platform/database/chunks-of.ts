/** SQLite allows at most 32766 parameters per statement. */
const atOnce = 1_000;

/** Splits a list into parts that each fit into one statement. */
export const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, part) =>
    items.slice(part * atOnce, (part + 1) * atOnce),
  );
