import type { InvoiceLine } from "@console-shell/contract/calls/finance";
import { callsPerPrice } from "@console-shell/contract/words/meters";
import type { CsvColumns } from "../../../../kernel/send-csv.ts";

/** The columns of an invoice's lines as CSV; prices are per `pricedPer` units of the quantity, rounded half up. */
export const lineColumns: CsvColumns<InvoiceLine> = [
  "position",
  "item",
  "quantity",
  "unitPrice",
  ["pricedPer", ({ item }) => callsPerPrice(item)],
  "firstCalls",
  "furtherPrice",
  "amount",
];
