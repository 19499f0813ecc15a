import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Facts } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { InvoiceStatusTag } from "./invoice-status.tsx";
import { usePeriod } from "./use-period.ts";

/** An invoice's client, month and amount due. */
export const InvoiceFacts = ({ invoice }: { invoice: InvoiceDetail }) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const seesLedger = usePermission("finance:ledger:read");
  const { clientId, clientName, clientNumber, currency, paidOn, credited, open } = invoice;
  const { billedTo, planName, entryNumber } = invoice;
  const money = (value: number) => <Amount value={value} currency={currency} />;
  return (
    <Facts
      items={[
        { label: text("word.status"), value: <InvoiceStatusTag status={invoice.status} /> },
        {
          label: text("invoice.client"),
          value: (
            <Link to={`/clients/${clientId}?tab=invoices`}>
              {clientName} · {clientNumber}
            </Link>
          ),
        },
        ...(billedTo === clientName ? [] : [{ label: text("invoice.billedTo"), value: billedTo }]),
        { label: text("invoice.total"), value: money(invoice.total) },
        ...(credited === 0 ? [] : [{ label: text("invoice.credited"), value: money(credited) }]),
        { label: text("invoice.open"), value: money(open) },
        { label: text("invoice.period"), value: period(invoice.month) },
        ...(invoice.issuer === null
          ? []
          : [{ label: text("invoice.issuer"), value: invoice.issuer.name }]),
        ...(planName === null ? [] : [{ label: text("invoice.plan"), value: planName }]),
        { label: text("invoice.issued"), value: format.day(invoice.issuedOn) },
        {
          label: text("invoice.due"),
          value: (
            <>
              {format.day(invoice.dueOn)}
              {invoice.daysOverdue > 0 ? (
                <span className="finance-negative">
                  {" "}
                  · {text("invoice.daysOverdue", { days: invoice.daysOverdue })}
                </span>
              ) : null}
            </>
          ),
        },
        ...(paidOn === null ? [] : [{ label: text("invoice.paid"), value: format.day(paidOn) }]),
        ...(entryNumber === null
          ? []
          : [
              {
                label: text("invoice.entry"),
                value: seesLedger ? (
                  <Link to={`/ledger?search=${encodeURIComponent(entryNumber)}`}>
                    {entryNumber}
                  </Link>
                ) : (
                  entryNumber
                ),
              },
            ]),
      ]}
    />
  );
};
