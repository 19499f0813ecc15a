import { useApiQuery } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { Totals } from "../shared/totals.tsx";

/** How much the filtered entries raise and lower balances, by currency. */
export const LedgerTotals = ({ query }: { query: object }) => {
  const text = useText();
  const { data, error } = useApiQuery(
    "GET /cc-api/finance/ledger/totals",
    { query },
    { keepPrevious: true },
  );
  const sums = data?.map((row) => ({ ...row, net: row.raised + row.lowered }));
  return (
    <Totals
      figures={(["raised", "lowered", "net"] as const).map((name) => ({
        name,
        label: text(`ledger.${name}`),
      }))}
      rows={error ? [] : sums}
    />
  );
};
