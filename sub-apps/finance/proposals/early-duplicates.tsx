import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { useApiQuery } from "@console-shell/sdk";
import { useEffect, useState } from "react";
import { Duplicates } from "./duplicates.tsx";

interface EarlyDuplicatesProps {
  kind: ProposalKind;
  clientId: string;
  amount: number;
  reference: string;
}

/** Milliseconds after the last key. */
const pause = 300;

/** Warns while a proposal is typed that it may be the same payment as another one. */
export const EarlyDuplicates = ({ kind, clientId, amount, reference }: EarlyDuplicatesProps) => {
  const [query, setQuery] = useState({ clientId, amount, reference });
  useEffect(() => {
    const timer = setTimeout(() => setQuery({ clientId, amount, reference }), pause);
    return () => clearTimeout(timer);
  }, [clientId, amount, reference]);
  const { data } = useApiQuery(
    `GET /cc-api/finance/${kind}/duplicates`,
    { query },
    { keepPrevious: true },
  );
  return (
    <div aria-live="polite">
      <Duplicates payment={{ kind, clientId }} duplicates={data ?? []} inForm />
    </div>
  );
};
