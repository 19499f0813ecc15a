import { useApiQuery } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { Totals } from "../shared/totals.tsx";

/** How much the filtered entries raise and lower balances, by currency. */
export const LedgerTotals = ({ query }: { query: object }) => {
  const text = useText();
  const { data } = useApiQuery(
    "GET /cc-api/finance/ledger/totals",
    { query },
    { keepPrevious: true },
  );
  return (
    <Totals
      rows={data?.map(({ currency, raised, lowered }) => ({
        currency,
        sums: [
          { label: text("ledger.raised"), value: raised },
          { label: text("ledger.lowered"), value: lowered },
          { label: text("ledger.net"), value: raised + lowered },
        ],
      }))}
    />
  );
};
