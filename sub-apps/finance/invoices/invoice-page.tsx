import { ArrowLeftOutlined, DownloadOutlined } from "@ant-design/icons";
import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import {
  isNotFound,
  useApiQuery,
  useLocale,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel, useDownload } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { CreditForm } from "./credit-form.tsx";
import { CreditNotes } from "./credit-notes.tsx";
import { InvoiceFacts } from "./invoice-facts.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { PayForm } from "./pay-form.tsx";

interface InvoiceActionsProps {
  invoice: InvoiceDetail;
  onOpen: (form: "pay" | "credit") => void;
}

const InvoiceActions = ({ invoice: { id, status, lines }, onOpen }: InvoiceActionsProps) => {
  const text = useText();
  const locale = useLocale();
  const download = useDownload();
  const mayIssue = usePermission("finance:invoice:issue");
  const file = (kind: "pdf" | "csv", query = "") => (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      {...download(`/cc-api/finance/invoice/${id}/${kind}${query}`)}
    >
      {text(`invoice.${kind}`)}
    </Button>
  );
  return (
    <>
      {file("csv")}
      {file("pdf", `?locale=${locale}`)}
      {mayIssue && lines.some(({ left }) => left > 0) ? (
        <Button onClick={() => onOpen("credit")}>{text("credit.action")}</Button>
      ) : null}
      {mayIssue && (status === "issued" || status === "overdue") ? (
        <Button type="primary" onClick={() => onOpen("pay")}>
          {text("pay.action")}
        </Button>
      ) : null}
    </>
  );
};

/** One invoice with its lines, its credit notes and its documents. */
export const InvoicePage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const [open, setOpen] = useState<"pay" | "credit">();
  const close = () => setOpen(undefined);
  const read = useApiQuery("GET /cc-api/finance/invoice/:id", { params: { id } });
  const invoice = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = invoice?.number ?? text(missing ? "invoice.missing" : "invoice.loading");
  usePageTitle(title);
  return (
    <Page
      back={
        <Link to="/invoices">
          <ArrowLeftOutlined aria-hidden /> {text("invoice.back")}
        </Link>
      }
      title={title}
      actions={invoice ? <InvoiceActions invoice={invoice} onOpen={setOpen} /> : null}
    >
      {missing ? <EmptyState description={text("invoice.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {invoice ? (
        <>
          <Panel title={text("invoice.facts")}>
            <InvoiceFacts invoice={invoice} />
          </Panel>
          <Panel title={text("invoice.lines")}>
            <InvoiceLines invoice={invoice} label={text("invoice.linesTable")} />
            <p className="finance-detail">{text("invoice.unitHelp")}</p>
          </Panel>
          {invoice.creditNotes.length > 0 ? (
            <Panel title={text("creditNotes.title")}>
              <CreditNotes invoice={invoice} />
            </Panel>
          ) : null}
          {open === "pay" ? <PayForm invoice={invoice} onClose={close} /> : null}
          {open === "credit" ? <CreditForm invoice={invoice} onClose={close} /> : null}
        </>
      ) : null}
    </Page>
  );
};
