import { ScrollTable } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import type { Run } from "./use-run.ts";

/** The clients a run skipped, and why. */
export const SkippedTable = ({ skipped }: Pick<Run, "skipped">) => {
  const text = useText();
  return (
    <ScrollTable
      label={text("billing.skippedTable")}
      rowKey="clientId"
      size="small"
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      dataSource={skipped}
      columns={[
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
          key: "reason",
          title: text("word.reason"),
          render: (_, { reason, invoiceId, invoiceNumber, traceId }) => (
            <>
              {text(`skip.${reason}`)}
              {invoiceId === null ? null : (
                <div className="finance-detail">
                  <Link to={`/invoices/${invoiceId}`}>{invoiceNumber}</Link>
                </div>
              )}
              {traceId === null ? null : (
                <div className="finance-detail">{text("billing.trace", { traceId })}</div>
              )}
            </>
          ),
        },
      ]}
    />
  );
};
