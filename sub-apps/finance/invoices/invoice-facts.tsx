import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Facts, Stats } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { useCalendar } from "../shared/calendar.ts";
import { InvoiceStatusTag } from "./invoice-status.tsx";
import { MailState } from "./mail-state.tsx";
import { usePeriod } from "./use-period.ts";

/** The amount left to pay, the total, and the due date. */
export const InvoiceFigures = ({ invoice }: { invoice: InvoiceDetail }) => {
  const text = useText();
  const format = useFormat();
  const { total, open, currency, daysOverdue } = invoice;
  return (
    <Stats
      lead
      label={text("invoice.open")}
      items={[
        {
          label: text("invoice.open"),
          value: <Amount value={open} currency={currency} />,
          detail: <InvoiceStatusTag status={invoice.status} />,
        },
        { label: text("invoice.total"), value: <Amount value={total} currency={currency} /> },
        {
          label: text("invoice.due"),
          value: format.day(invoice.dueOn),
          detail: daysOverdue > 0 ? text("invoice.daysOverdue", { days: daysOverdue }) : null,
          tone: daysOverdue > 0 ? "error" : undefined,
        },
      ]}
    />
  );
};

/** An invoice's client, month and documents. */
export const InvoiceFacts = ({ invoice }: { invoice: InvoiceDetail }) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const seesLedger = usePermission("finance:ledger:read");
  const zone = useCalendar()?.timeZone;
  const { clientName, currency, paidOn, credited, billedTo, planName, entryNumber } = invoice;
  const money = (value: number) => <Amount value={value} currency={currency} />;
  return (
    <Facts
      items={[
        ...(billedTo === clientName ? [] : [{ label: text("invoice.billedTo"), value: billedTo }]),
        ...(credited === 0 ? [] : [{ label: text("invoice.credited"), value: money(credited) }]),
        { label: text("invoice.period"), value: period(invoice.month) },
        ...(invoice.issuer === null
          ? []
          : [{ label: text("invoice.issuer"), value: invoice.issuer.name }]),
        ...(planName === null ? [] : [{ label: text("invoice.plan"), value: planName }]),
        { label: text("invoice.issued"), value: format.day(invoice.issuedOn) },
        ...(paidOn === null ? [] : [{ label: text("invoice.paid"), value: format.day(paidOn) }]),
        {
          label: text("invoice.mail"),
          value: (
            <>
              <MailState state={invoice.mailState} />
              {invoice.mailedAt === null ? null : (
                <span className="finance-beside">{format.date(invoice.mailedAt, zone)}</span>
              )}
            </>
          ),
        },
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
