/** Rows that are read at once. */
const atOnce = 500;

/**
 * All rows in the order of their keys, some at a time: `after` reads the next ones behind a key
 * (undefined: the first). What is added meanwhile behind the last one comes along.
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
