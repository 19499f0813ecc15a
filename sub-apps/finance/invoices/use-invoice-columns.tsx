import type { Invoice } from "@console-shell/contract/calls/finance";
import { useFormat } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { useCalendar } from "../shared/calendar.ts";
import { ClientLink } from "../shared/client-link.tsx";
import { InvoiceStatusTag } from "./invoice-status.tsx";
import { MailState } from "./mail-state.tsx";
import { usePeriod } from "./use-period.ts";

/** The columns of invoices; each number links to its page. `showClient` is for a list of several clients. */
export const useInvoiceColumns = ({
  showClient,
}: {
  showClient: boolean;
}): TableColumns<Invoice> => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod("short");
  const zone = useCalendar()?.timeZone;
  const client: TableColumns<Invoice>[number] = {
    key: "client",
    title: text("invoice.client"),
    render: (_, invoice) => <ClientLink client={invoice} />,
  };
  return [
    {
      key: "number",
      sorter: true,
      title: text("invoice.number"),
      render: (_, { id, number }) => (
        <Link to={`/invoices/${id}`} className="finance-number">
          {number}
        </Link>
      ),
    },
    ...(showClient ? [client] : []),
    {
      key: "status",
      title: text("word.status"),
      render: (_, { status, daysOverdue, open, total, currency }) => (
        <>
          <InvoiceStatusTag status={status} />
          {daysOverdue > 0 ? (
            <span className="finance-beside">
              {text("invoice.daysLate", { days: daysOverdue })}
            </span>
          ) : null}
          {open > 0 && open < total ? (
            <span className="finance-beside">
              {text("invoice.openOf", { amount: format.money(open, currency) })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: "period",
      title: text("invoice.period"),
      render: (_, { month }) => period(month),
    },
    {
      key: "issuedAt",
      // Soon after the period.
      from: "wide",
      card: "hidden",
      sorter: true,
      title: text("invoice.issued"),
      render: (_, { issuedOn }) => format.day(issuedOn),
    },
    {
      key: "dueAt",
      sorter: true,
      title: text("invoice.due"),
      render: (_, { dueOn }) => format.day(dueOn),
    },
    {
      key: "total",
      sorter: true,
      title: text("invoice.total"),
      align: "end",
      render: (_, { total, currency }) => <Amount value={total} currency={currency} />,
    },
    {
      key: "mail",
      title: text("invoice.mail"),
      render: (_, { mailState, mailedAt, reminders }) => (
        <>
          <MailState state={mailState} />
          {mailedAt === null ? null : (
            <span className="finance-beside">
              {reminders > 0
                ? text("invoice.reminders", { count: reminders })
                : format.date(mailedAt, zone)}
            </span>
          )}
        </>
      ),
    },
  ];
};
