/** SQLite takes 32766 parameters in one statement. */
const atOnce = 1_000;

/** The same in parts that each fit into one statement. */
export const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, part) =>
    items.slice(part * atOnce, (part + 1) * atOnce),
  );
