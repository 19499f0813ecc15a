import { useApiQuery } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { Totals } from "../shared/totals.tsx";

/** Sums of the filtered invoices, by currency. */
export const InvoiceTotals = ({ query }: { query: object }) => {
  const text = useText();
  const { data, error } = useApiQuery(
    "GET /cc-api/finance/invoice/totals",
    { query },
    { keepPrevious: true },
  );
  return (
    <Totals
      figures={(["issued", "credited", "open", "overdue"] as const).map((name) => ({
        name,
        label: text(`invoices.total.${name}`),
        warns: name === "overdue",
      }))}
      rows={error ? [] : data}
    />
  );
};
