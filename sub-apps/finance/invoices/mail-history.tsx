import type { InvoiceDetail, InvoiceMail } from "@console-shell/contract/calls/finance";
import { useFormat } from "@console-shell/sdk";
import { EmptyState, ScrollTable, type TableColumns } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { daysFacts } from "../shared/days-facts.ts";
import { MailState } from "./mail-state.tsx";

/** What was e-mailed of an invoice: when, to whom, by whom, and whether it failed. */
export const MailHistory = ({ invoice: { mails } }: { invoice: InvoiceDetail }) => {
  const text = useText();
  const format = useFormat();
  if (mails.length === 0) return <EmptyState description={text("mail.none")} />;
  const columns: TableColumns<InvoiceMail> = [
    {
      key: "at",
      title: text("word.time"),
      render: (_, { createdAt, sentAt, createdByName }) => (
        <>
          {format.dateTime(sentAt ?? createdAt)}
          <div className="finance-detail">{createdByName ?? text("mail.scheduled")}</div>
        </>
      ),
    },
    {
      key: "kind",
      title: text("mail.kind"),
      render: (_, { kind, days }) => (
        <>
          {text(`mail.kind.${kind}`)}
          {days === null ? null : (
            <div className="finance-detail">{text("mail.days", daysFacts(days))}</div>
          )}
        </>
      ),
    },
    {
      key: "to",
      title: text("mail.to"),
      render: (_, { recipient }) => <div className="finance-lines">{recipient}</div>,
    },
    {
      key: "state",
      title: text("word.status"),
      render: (_, { state, error, retryAt }) => (
        <>
          <MailState state={state} />
          {state === "unconfirmed" ? (
            <div className="finance-detail">{text("mail.unconfirmedDetail")}</div>
          ) : null}
          {error ? <div className="finance-detail finance-lines">{error}</div> : null}
          {retryAt === null ? null : (
            <div className="finance-detail">
              {text("mail.retry", { time: format.dateTime(retryAt) })}
            </div>
          )}
        </>
      ),
    },
  ];
  return (
    <ScrollTable
      label={text("mail.table")}
      rowKey="id"
      size="middle"
      pagination={false}
      columns={columns}
      dataSource={mails}
      expandable={{
        title: text("mail.preview"),
        label: ({ subject }, expanded) => text(expanded ? "mail.hide" : "mail.show", { subject }),
        render: ({ subject, text: body }) => (
          <>
            <strong>{subject}</strong>
            <p className="finance-lines">{body}</p>
          </>
        ),
      }}
    />
  );
};
