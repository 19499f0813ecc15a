import { useApiQuery } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { Totals } from "../shared/totals.tsx";

/** Sums of the filtered invoices, by currency. */
export const InvoiceTotals = ({ query }: { query: object }) => {
  const text = useText();
  const { data } = useApiQuery(
    "GET /cc-api/finance/invoice/totals",
    { query },
    { keepPrevious: true },
  );
  return (
    <Totals
      rows={data?.map(({ currency, ...sums }) => ({
        currency,
        sums: (["issued", "credited", "open", "overdue"] as const).map((name) => ({
          label: text(`invoices.total.${name}`),
          value: sums[name],
          warns: name === "overdue",
        })),
      }))}
    />
  );
};
