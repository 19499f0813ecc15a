import { ArrowLeftOutlined, DownloadOutlined, MailOutlined } from "@ant-design/icons";
import type { InvoiceDetail, InvoiceMailKind } from "@console-shell/contract/calls/finance";
import {
  isNotFound,
  useApiQuery,
  useLocale,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import {
  Detail,
  EmptyState,
  LoadFailure,
  MenuItems,
  Page,
  Panel,
  RowMenu,
  useDownload,
  useNarrow,
} from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { type ReactNode, useState } from "react";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { UnprintableAlert } from "../shared/unprintable-alert.tsx";
import { CreditForm } from "./credit-form.tsx";
import { CreditNotes } from "./credit-notes.tsx";
import { InvoiceFacts, InvoiceFigures } from "./invoice-facts.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { MailFailure } from "./mail-failure.tsx";
import { MailHistory } from "./mail-history.tsx";
import { PayForm } from "./pay-form.tsx";
import { SendForm } from "./send-form.tsx";

type Opened = "pay" | "credit" | InvoiceMailKind;

interface InvoiceActionsProps {
  invoice: InvoiceDetail;
  onOpen: (form: Opened) => void;
}

const InvoiceActions = ({
  invoice: { id, status, lines, mailedAt, client },
  onOpen,
}: InvoiceActionsProps) => {
  const text = useText();
  const locale = useLocale();
  const download = useDownload();
  const mayIssue = usePermission("finance:invoice:issue");
  const maySend = usePermission("finance:invoice:send");
  const isOpen = status === "issued" || status === "overdue";
  const mayRemind = maySend && isOpen && mailedAt !== null && client.reminders;
  const isReminderDue = mayRemind && status === "overdue";
  const narrow = useNarrow();
  const file = (kind: "pdf" | "csv", query = "") => ({
    key: kind,
    label: text(`invoice.${kind}`),
    icon: <DownloadOutlined aria-hidden />,
    link: download(`/cc-api/finance/invoice/${id}/${kind}${query}`),
  });
  const form = (key: Opened, label: string, icon?: ReactNode) => ({
    key,
    label,
    icon,
    onClick: () => onOpen(key),
  });
  const actions = [
    file("csv"),
    file("pdf", `?locale=${locale}`),
    ...(maySend && status !== "void"
      ? [
          form(
            "invoice",
            text(mailedAt === null ? "mail.send" : "mail.sendAgain"),
            <MailOutlined aria-hidden />,
          ),
        ]
      : []),
    ...(mayRemind && !isReminderDue ? [form("reminder", text("mail.remind"))] : []),
    ...(mayIssue && lines.some(({ left }) => left > 0)
      ? [form("credit", text("credit.action"))]
      : []),
    ...(mayIssue && isReminderDue ? [form("pay", text("pay.action"))] : []),
  ];
  const [next, label] = isReminderDue
    ? (["reminder", "mail.remind"] as const)
    : (["pay", "pay.action"] as const);
  const primary =
    isReminderDue || (mayIssue && isOpen) ? (
      <Button type="primary" onClick={() => onOpen(next)}>
        {text(label)}
      </Button>
    ) : null;
  if (narrow)
    return (
      <>
        {primary}
        <RowMenu
          className="finance-more"
          label={text("client.more")}
          menu={
            <MenuItems
              items={actions.map((action) =>
                "link" in action
                  ? {
                      key: action.key,
                      icon: action.icon,
                      label: <a {...action.link}>{action.label}</a>,
                    }
                  : action,
              )}
            />
          }
        />
      </>
    );
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.key}
          icon={action.icon}
          {...("link" in action ? action.link : { onClick: action.onClick })}
        >
          {action.label}
        </Button>
      ))}
      {primary}
    </>
  );
};

/** One invoice with its lines, its credit notes and its documents. */
export const InvoicePage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  const [sending, setSending] = useState(false);
  const read = useApiQuery(
    "GET /cc-api/finance/invoice/:id",
    { params: { id } },
    { refetchInterval: sending ? 2_000 : undefined },
  );
  const invoice = read.data;
  // Follows a mail until it's sent.
  const isSending = invoice?.mails.some(({ state }) => state === "waiting") ?? false;
  if (sending !== isSending) setSending(isSending);
  const missing = read.error && isNotFound(read.error);
  const title = invoice?.number ?? text(missing ? "invoice.missing" : "invoice.loading");
  usePageTitle(title);
  return (
    <Page
      record
      back={
        <Link to="/invoices">
          <ArrowLeftOutlined aria-hidden /> {text("invoice.back")}
        </Link>
      }
      title={title}
      actions={invoice ? <InvoiceActions invoice={invoice} onOpen={setOpen} /> : null}
      figures={invoice ? <InvoiceFigures invoice={invoice} /> : null}
    >
      {missing ? <EmptyState description={text("invoice.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {invoice ? (
        <>
          <MailFailure invoice={invoice} onSend={setOpen} />
          <UnprintableAlert
            found={invoice.unprintable.map(({ field, characters }) => ({
              label: text(`unprintable.field.${field}`),
              characters,
            }))}
          />
          <Detail
            rail={
              <Panel title={text("invoice.facts")}>
                <InvoiceFacts invoice={invoice} />
              </Panel>
            }
          >
            <Panel title={text("invoice.lines")}>
              <InvoiceLines invoice={invoice} label={text("invoice.linesTable")} />
              <p className="finance-detail">{text("invoice.unitHelp")}</p>
            </Panel>
            <Panel title={text("mail.history")}>
              <MailHistory invoice={invoice} />
            </Panel>
            {invoice.creditNotes.length > 0 ? (
              <Panel title={text("creditNotes.title")}>
                <CreditNotes invoice={invoice} />
              </Panel>
            ) : null}
          </Detail>
          {open === "pay" ? <PayForm invoice={invoice} onClose={close} /> : null}
          {open === "invoice" || open === "reminder" ? (
            <SendForm kind={open} invoice={invoice} onClose={close} />
          ) : null}
          {open === "credit" ? <CreditForm invoice={invoice} onClose={close} /> : null}
        </>
      ) : null}
    </Page>
  );
};
