import type { Source } from "@console-shell/server/platform/database/source";

/** SQL of one database for rows that are counted by `n`. */
export interface Generated {
  /** The numbers from 1, as `n`. */
  numbers: (count: number) => string;
  /** The identifier of a row of a kind; the kind is two hexadecimal digits. */
  id: (kind: string, n?: string) => string;
  /** `bench-000123`: a search for `bench` finds all rows, one for `bench-000123` at most a few. */
  name: (n?: string) => string;
}

/** Another number for each `n`, in no order, up to a million. */
export const scattered = "(n * 7919 % 999983)";

/** One of the values, by a number. */
export const oneOf = (values: readonly string[], n = "n"): string =>
  `case ${n} % ${values.length} ${values.map((value, at) => `when ${at} then '${value}'`).join(" ")} end`;

export const generated: Record<Source["dialect"], Generated> = {
  sqlite: {
    numbers: (count) =>
      `(with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${count})
        select n from counted) as numbers`,
    id: (kind, n = "n") => `printf('019000${kind}-0000-7000-8000-%012x', ${n})`,
    name: (n = "n") => `printf('bench-%06d', ${n})`,
  },
  postgres: {
    numbers: (count) => `generate_series(1::bigint, ${count}) as numbers(n)`,
    id: (kind, n = "n") => `'019000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0')`,
    name: (n = "n") => `'bench-' || lpad((${n})::text, 6, '0')`,
  },
};

/** The kinds of identifiers. */
export const kinds = {
  operator: "01",
  client: "02",
  entry: "03",
  clientApp: "04",
  key: "05",
  webhook: "06",
  event: "07",
  delivery: "08",
  library: "09",
  image: "0a",
  face: "0b",
  collection: "0c",
  query: "0d",
  objectQuery: "0e",
  person: "0f",
  erasure: "10",
  proposal: "11",
  invoice: "12",
  other: "20",
} as const;

/** The identifier of a row, as in a path. */
export const idOf = (kind: keyof typeof kinds, n: number): string =>
  `019000${kinds[kind]}-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;
