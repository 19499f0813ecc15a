import type { LedgerEntry } from "@console-shell/contract/calls/finance";
import { useText } from "../messages/index.ts";

/** An entry's two sides, the debit first; both have the entry's amount. */
export const Postings = ({ postings }: Pick<LedgerEntry, "postings">) => {
  const text = useText();
  const sides = postings.toSorted((a, b) => b.debit - a.debit);
  return (
    <dl className="finance-postings">
      {sides.map(({ account, debit }) => {
        const side = debit > 0 ? "debit" : "credit";
        return (
          <div key={account} className="finance-posting">
            <dt>
              <abbr title={text(`entry.${side}Label`)}>{text(`entry.${side}`)}</abbr>
            </dt>
            <dd>{text(`account.${account}`)}</dd>
          </div>
        );
      })}
    </dl>
  );
};
