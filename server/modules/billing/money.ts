import { type AliasedRawBuilder, type RawBuilder, sql } from "kysely";
import type { Currency } from "@console-shell/contract/calls/finance";
import { decimalText, moneyText } from "@console-shell/contract/words/money";
import { Decimal } from "#kernel/csv.ts";
import type { CsvColumns } from "#kernel/send-csv.ts";

/** The sum of amounts; 0 of none. PostgreSQL sums bigint as numeric, which the driver returns as text. */
export const sum = <Name extends string>(
  amount: RawBuilder<unknown>,
  name: Name,
): AliasedRawBuilder<number, Name> =>
  sql<number>`cast(coalesce(sum(${amount}), 0) as bigint)`.as(name);

/** An amount as a cell: a decimal number in units of the currency, for spreadsheets; its currency is in another column. */
export const moneyCell = (
  minor: number | null | undefined,
  currency: Currency,
): Decimal | undefined =>
  minor === null || minor === undefined ? undefined : new Decimal(moneyText(minor, currency));

/** Columns with amounts in the row's currency. */
export const moneyColumns = <
  Name extends string,
  Row extends Record<Name, number | null> & { currency: Currency },
>(
  ...names: Name[]
): CsvColumns<Row> =>
  names.map((name) => [name, (row: Row) => moneyCell(row[name], row.currency)] as const);

/** The column of a tax rate as a share, e.g. 0.06 for 6%. */
export const taxRateColumn: readonly [string, (row: { taxRate: number }) => Decimal] = [
  "taxRate",
  ({ taxRate }) => new Decimal(decimalText(taxRate, 4)),
];
