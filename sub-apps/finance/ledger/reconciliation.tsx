import { useApiQuery, useFormat } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { Alert, Skeleton, Table } from "antd";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";

/** Whether the ledger adds up, with its sums by currency. */
export const Reconciliation = () => {
  const text = useText();
  const format = useFormat();
  const read = useApiQuery("GET /cc-api/finance/reconciliation");
  const sums = ["debit", "credit", "balances", "posted"] as const;
  const content = () => {
    if (read.isError) return <LoadFailure onRetry={() => void read.refetch()} />;
    if (!read.data) return <Skeleton active paragraph={{ rows: 2 }} />;
    const { balanced, currencies } = read.data;
    return (
      <>
        <Alert
          className="finance-reconciliation"
          type={balanced ? "success" : "error"}
          showIcon
          title={text(balanced ? "reconciliation.balanced" : "reconciliation.unbalanced")}
          description={text(balanced ? "reconciliation.detail" : "reconciliation.unbalancedDetail")}
        />
        <Table
          aria-label={text("reconciliation.table")}
          rowKey="currency"
          size="small"
          pagination={false}
          scroll={{ x: "max-content" }}
          dataSource={currencies}
          columns={[
            { key: "currency", dataIndex: "currency", title: text("reconciliation.currency") },
            {
              key: "entries",
              title: text("reconciliation.entries"),
              align: "end",
              render: (_, { entries }) => format.number(entries),
            },
            ...sums.map((sum) => ({
              key: sum,
              title: text(`reconciliation.${sum}`),
              align: "end" as const,
              render: (_: unknown, row: (typeof currencies)[number]) => (
                <Amount value={row[sum]} currency={row.currency} />
              ),
            })),
          ]}
        />
      </>
    );
  };
  return <Panel title={text("reconciliation.title")}>{content()}</Panel>;
};
