import { ArrowLeftOutlined } from "@ant-design/icons";
import type { InvoiceDetail, InvoiceMailKind } from "@console-shell/contract/calls/finance";
import {
  isNotFound,
  useApiQuery,
  useHasMail,
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
} from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { ClientLine } from "../shared/client-line.tsx";
import { UnprintableAlert } from "../shared/unprintable-alert.tsx";
import { CreditForm } from "./credit-form.tsx";
import { CreditNotes } from "./credit-notes.tsx";
import { InvoiceDocument } from "./invoice-document.tsx";
import { InvoiceFacts, InvoiceFigures } from "./invoice-facts.tsx";
import { MailFailure } from "./mail-failure.tsx";
import { MailHistory } from "./mail-history.tsx";
import { PayForm } from "./pay-form.tsx";
import { SendForm } from "./send-form.tsx";

type Opened = "pay" | "credit" | InvoiceMailKind;

interface InvoiceActionsProps {
  invoice: InvoiceDetail;
  onOpen: (form: Opened) => void;
}

/** What the invoice's state calls for, and everything else in a menu. */
const InvoiceActions = ({
  invoice: { id, status, lines, mailState, mailedAt, client },
  onOpen,
}: InvoiceActionsProps) => {
  const text = useText();
  const download = useDownload();
  const hasMail = useHasMail();
  const mayIssue = usePermission("finance:invoice:issue");
  const maySend = usePermission("finance:invoice:send");
  const isOpen = status === "issued" || status === "overdue";
  const wasSent = mailedAt !== null;
  const mayRemind = maySend && isOpen && wasSent && client.reminders;
  const isSendDue =
    maySend && hasMail && isOpen && !wasSent && mailState !== "waiting" && client.hasAddress;
  const forms: { key: Opened; label: string; isShown: boolean; isNext: boolean }[] = [
    {
      key: "invoice",
      label: text(wasSent ? "mail.sendAgain" : "mail.send"),
      isShown: maySend && status !== "void",
      isNext: isSendDue,
    },
    {
      key: "reminder",
      label: text("mail.remind"),
      isShown: mayRemind,
      isNext: mayRemind && status === "overdue",
    },
    { key: "pay", label: text("pay.action"), isShown: mayIssue && isOpen, isNext: true },
    {
      key: "credit",
      label: text("credit.action"),
      isShown: mayIssue && lines.some(({ left }) => left > 0),
      isNext: false,
    },
  ];
  const shown = forms.filter(({ isShown }) => isShown);
  const next = shown.find(({ isNext }) => isNext);
  return (
    <>
      {next ? (
        <Button type="primary" onClick={() => onOpen(next.key)}>
          {next.label}
        </Button>
      ) : null}
      <RowMenu
        className="finance-more"
        label={text("client.more")}
        menu={
          <MenuItems
            items={[
              ...shown
                .filter((form) => form !== next)
                .map(({ key, label }) => ({ key, label, onClick: () => onOpen(key) })),
              {
                key: "csv",
                label: (
                  <a {...download(`/cc-api/finance/invoice/${id}/csv`)}>{text("invoice.csv")}</a>
                ),
              },
            ]}
          />
        }
      />
    </>
  );
};

/** One invoice: the amount due, its document, its e-mails and its credit notes. */
export const InvoiceRecord = ({ id }: { id: string }) => {
  const text = useText();
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  const [sending, setSending] = useState(false);
  const read = useApiQuery(
    "GET /cc-api/finance/invoice/:id",
    { params: { id } },
    { refetchInterval: sending ? 2_000 : undefined },
  );
  const invoice = read.data;
  // Follows an e-mail until it's sent.
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
      description={read.error ? undefined : <ClientLine client={invoice} />}
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
            wide={
              <>
                <Panel title={text("mail.history")}>
                  <MailHistory invoice={invoice} />
                </Panel>
                {invoice.creditNotes.length > 0 ? (
                  <Panel title={text("creditNotes.title")}>
                    <CreditNotes invoice={invoice} />
                  </Panel>
                ) : null}
              </>
            }
          >
            <InvoiceDocument invoice={invoice} />
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

/** An invoice on a page of its own. */
export const InvoicePage = () => {
  const { id = "" } = useParams();
  return <InvoiceRecord key={id} id={id} />;
};
