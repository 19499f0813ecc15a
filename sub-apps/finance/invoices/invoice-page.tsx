import { ArrowLeftOutlined } from "@ant-design/icons";
import type { InvoiceDetail } from "@console-shell/contract/endpoints/finance";
import { isNotFound, useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { EmptyState, Facts, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { InvoiceStatusTag } from "./invoice-status.tsx";
import { usePeriod } from "./use-period.ts";

const InvoiceFacts = ({ invoice }: { invoice: InvoiceDetail }) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const { clientId, clientName, clientNumber, total, currency, paidAt } = invoice;
  return (
    <Facts
      items={[
        { label: text("invoice.status"), value: <InvoiceStatusTag status={invoice.status} /> },
        {
          label: text("invoice.client"),
          value: (
            <Link to={`/clients/${clientId}?tab=invoices`}>
              {clientName} · {clientNumber}
            </Link>
          ),
        },
        { label: text("invoice.total"), value: <Amount value={total} currency={currency} /> },
        { label: text("invoice.period"), value: period(invoice.periodStart) },
        { label: text("invoice.issued"), value: format.date(invoice.issuedAt) },
        { label: text("invoice.due"), value: format.date(invoice.dueAt) },
        ...(paidAt === null ? [] : [{ label: text("invoice.paid"), value: format.date(paidAt) }]),
      ]}
    />
  );
};

/** One invoice with its lines. */
export const InvoicePage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const read = useApiQuery("GET /cc-api/finance/invoice/:id", { params: { id } });
  const missing = read.error && isNotFound(read.error);
  const title = read.data?.number ?? text(missing ? "invoice.missing" : "invoice.loading");
  usePageTitle(title);
  return (
    <Page
      back={
        <Link to="/invoices">
          <ArrowLeftOutlined aria-hidden /> {text("invoice.back")}
        </Link>
      }
      title={title}
    >
      {missing ? <EmptyState description={text("invoice.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {read.data ? (
        <>
          <Panel title={text("invoice.facts")}>
            <InvoiceFacts invoice={read.data} />
          </Panel>
          <Panel title={text("invoice.lines")}>
            <InvoiceLines invoice={read.data} />
          </Panel>
        </>
      ) : null}
    </Page>
  );
};
