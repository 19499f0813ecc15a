import type { StatementSync } from "node:sqlite";

type Row = Record<string, unknown>;
type Bound = string | number | bigint | null | Uint8Array;

/**
 * Converts a JavaScript value for SQLite. Whole numbers are stored as integers: node:sqlite would bind every number as
 * a real one, and a division of two integers would then keep its fraction.
 */
export const toSqlite = (value: unknown): Bound => {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1n : 0n;
  if (typeof value === "number") return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === "string" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A value of type ${typeof value} cannot be stored`);
};

const decoders: Record<string, (value: string | number) => unknown> = {
  boolean: (value) => value !== 0,
  json: (value) => JSON.parse(String(value)) as unknown,
};

/**
 * Converts booleans and JSON back, by the declared type of each result's column: SQLite itself stores numbers and
 * texts. Undefined if there is nothing to convert.
 */
export const rowDecoder = (statement: StatementSync): ((row: Row) => Row) | undefined => {
  const decoded = statement.columns().flatMap(({ name, type }) => {
    const decode = decoders[type?.toLowerCase() ?? ""];
    return decode ? [{ name, decode }] : [];
  });
  if (decoded.length === 0) return undefined;
  return (row) => {
    for (const { name, decode } of decoded) {
      const value = row[name] as string | number | null;
      if (value !== null) row[name] = decode(value);
    }
    return row;
  };
};
