import type { Currency, InvoiceLine } from "@console-shell/contract/calls/finance";
import { callsPerPrice } from "@console-shell/contract/words/meters";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { moneyColumns } from "../money-columns.ts";

type Line = InvoiceLine & { currency: Currency };

/** The columns of an invoice's lines as CSV; prices are per `pricedPer` units of the quantity, rounded half up. */
export const lineColumns: CsvColumns<Line> = [
  "position",
  "item",
  "quantity",
  "currency",
  ...moneyColumns("unitPrice"),
  ["pricedPer", ({ item }) => callsPerPrice(item)],
  "firstCalls",
  ...moneyColumns("furtherPrice", "amount"),
];

/** The rows of these columns. */
export const lineRows = ({
  lines,
  currency,
}: {
  lines: readonly InvoiceLine[];
  currency: Currency;
}): Line[] => lines.map((line) => ({ ...line, currency }));
