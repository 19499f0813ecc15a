import type { TopUp } from "@console-shell/contract/endpoints/finance-top-ups";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Facts } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { TopUpStatusTag } from "./top-up-status.tsx";

/** What was proposed by whom, and what became of it. */
export const TopUpFacts = ({ topUp }: { topUp: TopUp }) => {
  const text = useText();
  const format = useFormat();
  const seesLedger = usePermission("finance:ledger:read");
  const { status, note, reason, decidedAt, decidedByName, entryNumber } = topUp;
  const personAt = (name: string, at: number) =>
    text("topUp.personAt", { name, time: format.dateTime(at) });
  return (
    <Facts
      items={[
        { label: text("topUp.status"), value: <TopUpStatusTag status={status} /> },
        {
          label: text("topUp.client"),
          value: (
            <Link to={`/clients/${topUp.clientId}`}>
              {topUp.clientName} · {topUp.clientNumber}
            </Link>
          ),
        },
        {
          label: text("topUp.amount"),
          value: <Amount value={topUp.amount} currency={topUp.currency} />,
        },
        { label: text("topUp.reference"), value: topUp.reference },
        ...(note ? [{ label: text("topUp.note"), value: note }] : []),
        {
          label: text("topUp.proposedBy"),
          value: personAt(topUp.proposedByName, topUp.createdAt),
        },
        ...(status === "waiting" || decidedAt === null
          ? []
          : [
              {
                label: text(`topUp.by.${status}`),
                value: personAt(decidedByName ?? "–", decidedAt),
              },
            ]),
        ...(reason ? [{ label: text("topUp.reason"), value: reason }] : []),
        ...(entryNumber
          ? [
              {
                label: text("topUp.entry"),
                value: seesLedger ? (
                  <Link to={`/ledger?search=${encodeURIComponent(entryNumber)}`}>
                    {entryNumber}
                  </Link>
                ) : (
                  entryNumber
                ),
              },
            ]
          : []),
      ]}
    />
  );
};
