import { useApiQuery } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";

/** Sums of the filtered invoices, by currency. */
export const InvoiceTotals = ({ query }: { query: object }) => {
  const text = useText();
  const { data } = useApiQuery(
    "GET /cc-api/finance/invoice/totals",
    { query },
    { keepPrevious: true },
  );
  if (!data || data.length === 0) return null;
  return (
    <ul className="finance-totals" aria-label={text("invoices.totals")}>
      {data.map(({ currency, issued, credited, open, overdue }) => (
        <li key={currency}>
          <strong>{currency}</strong>
          {(
            [
              ["issued", issued],
              ["credited", credited],
              ["open", open],
              ["overdue", overdue],
            ] as const
          ).map(([name, value]) => (
            <span key={name} className={name === "overdue" && value > 0 ? "finance-negative" : ""}>
              {text(`invoices.total.${name}`)} <Amount value={value} currency={currency} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
};
