/** Rows per batch. */
const atOnce = 500;

/**
 * All rows in the order of their keys, in batches: `after` reads the next ones after a key (undefined: the first). Rows
 * added at the end in the meantime are included.
 */
export async function* everyRow<Row, Key>(
  keyOf: (row: Row) => Key,
  after: (key: Key | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let key: Key | undefined;
  for (;;) {
    const rows = await after(key, atOnce);
    yield rows;
    if (rows.length < atOnce) return;
    key = keyOf(rows.at(-1)!);
  }
}
