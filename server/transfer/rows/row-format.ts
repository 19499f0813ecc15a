import { TransferProblem } from "../problem.ts";
import type { Column, Table, ValueKind } from "./schema.ts";

export type Row = Record<string, unknown>;

const wholeNumber = /^-?\d+$/;

/** SQLite stores values of any type, so results are checked. Whole numbers come as texts. */
const isOfKind: Record<ValueKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === "string",
  whole: (value) => typeof value === "string" && wholeNumber.test(value),
  fraction: (value) => typeof value === "number" && Number.isFinite(value),
  boolean: (value) => typeof value === "boolean",
  json: (value) => typeof value === "object" && !(value instanceof Uint8Array),
  bytes: (value) => value instanceof Uint8Array,
};

const check = (table: Table, { name, kind }: Column, value: unknown): unknown => {
  if (value === null || isOfKind[kind](value)) return value;
  throw new TransferProblem(`A row of ${table.name} has something in ${name} that is not ${kind}.`);
};

/** A value for JSON: bytes become base64. */
const written = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;

/** Reverses `written`. A value of the wrong kind is unchanged, so that `check` refuses it. */
const readBack = ({ kind }: Column, value: unknown): unknown =>
  kind === "bytes" && typeof value === "string" ? Buffer.from(value, "base64") : value;

/**
 * A row as a line of text, the same for equal values from either database: JSON with the columns in
 * the order of the table, whole numbers as texts, since those of a database are larger than
 * JavaScript's, and bytes as base64.
 */
export const encodeRow = (table: Table, row: Row): string =>
  JSON.stringify(
    Object.fromEntries(
      table.columns.map((column) => [column.name, written(check(table, column, row[column.name]))]),
    ),
  );

/** The row of a line, ready to insert. */
export const decodeRow = (table: Table, line: string): Row => {
  const values = JSON.parse(line) as Row;
  return Object.fromEntries(
    table.columns.map((column) => {
      const value = check(table, column, readBack(column, values[column.name]));
      return [
        column.name,
        column.kind === "whole" && value !== null ? BigInt(value as string) : value,
      ];
    }),
  );
};
