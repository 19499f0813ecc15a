/** The number of rows in each list. */
export const rows = 100_000;

/** SQL for the row numbers. */
export const numbers = `generate_series(1, ${rows}) as n`;

/**
 * SQL for the id of row `n` of a kind, one hexadecimal digit; another expression may replace `n`.
 */
export const id = (kind: string, n = "n"): string =>
  `'0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0')`;

/** The kinds of ids. */
export const kinds = {
  operator: "1",
  client: "2",
  entry: "3",
  clientApp: "4",
  key: "5",
  webhook: "6",
  event: "7",
  delivery: "8",
  other: "9",
} as const;

/** The id of a row, as in a path. */
export const idOf = (kind: string, n: number): string =>
  `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;
