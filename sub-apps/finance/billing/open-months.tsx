import { useApiQuery, useFormat } from "@console-shell/sdk";
import { LoadFailure, ScrollTable, Status } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { usePeriod } from "../invoices/use-period.ts";
import { useText } from "../messages/index.ts";
import { Section } from "../shared/section.tsx";

const pageSize = 10;

interface OpenMonthsProps {
  /** The month shown on the page, which isn't listed again. */
  shown: string;
  /** Shows a client's month in the preview. */
  onShow: (month: string, client: string) => void;
}

/** Months with usage or fees that aren't invoiced; the figure and the table's first page share a read. */
export const useOpenMonths = ({ shown, page }: Pick<OpenMonthsProps, "shown"> & { page: number }) =>
  useApiQuery(
    "GET /cc-api/finance/billing/open",
    { query: { page, pageSize, except: shown } },
    { keepPrevious: true },
  );

/** Months with unbilled calls; renders nothing for none. */
export const OpenMonths = ({ shown, onShow }: OpenMonthsProps) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const [page, setPage] = useState(1);
  const read = useOpenMonths({ shown, page });
  if (read.error)
    return (
      <Section title={text("open.title")}>
        <LoadFailure onRetry={read.refetch} />
      </Section>
    );
  if (!read.data || read.data.total === 0) return null;
  const { items, total } = read.data;
  return (
    <Section title={text("open.title")}>
      <p className="finance-detail">{text("open.detail")}</p>
      <ScrollTable
        label={text("open.table")}
        rowKey={({ month, clientId }) => `${month} ${clientId}`}
        size="small"
        dataSource={items}
        loading={{ spinning: read.isLoading, delay: 200 }}
        pagination={{ current: page, pageSize, total, hideOnSinglePage: true, onChange: setPage }}
        columns={[
          {
            key: "month",
            title: text("billing.month"),
            render: (_, { month }) => period(month),
          },
          {
            key: "client",
            title: text("invoice.client"),
            render: (_, { clientId, clientName, clientNumber }) => (
              <div className="finance-wide">
                <Link to={`/clients/${clientId}`}>{clientName}</Link>
                <div className="finance-detail">{clientNumber}</div>
              </div>
            ),
          },
          {
            key: "calls",
            title: text("open.calls"),
            align: "end",
            render: (_, { calls }) => format.number(calls),
          },
          {
            key: "state",
            title: text("billing.state"),
            render: (_, { skipped }) => (
              <Status
                status={skipped === null ? "processing" : "default"}
                text={text(skipped === null ? "billing.ready" : `skip.${skipped}`)}
              />
            ),
          },
          {
            key: "action",
            title: <span className="finance-unseen">{text("word.actions")}</span>,
            align: "end",
            render: (_, { month, clientName, clientNumber }) => (
              <Button
                size="small"
                aria-label={text("open.showOf", {
                  client: clientName,
                  month: period(month),
                })}
                onClick={() => onShow(month, clientNumber)}
              >
                {text("open.show")}
              </Button>
            ),
          },
        ]}
      />
    </Section>
  );
};
