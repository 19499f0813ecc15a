import { CheckCircleOutlined } from "@ant-design/icons";
import { useApiQuery, useFormat } from "@console-shell/sdk";
import { LoadFailure, Panel, ScrollTable } from "@console-shell/ui";
import { Alert, Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";

/** The warning above the ledger if it doesn't balance. */
export const UnbalancedAlert = () => {
  const text = useText();
  const { data } = useApiQuery("GET /cc-api/finance/reconciliation");
  return data && !data.balanced ? (
    <Alert
      type="error"
      showIcon
      title={text("reconciliation.unbalanced")}
      description={text("reconciliation.unbalancedDetail")}
    />
  ) : null;
};

/** Whether the ledger balances, with its totals by currency. */
export const Reconciliation = () => {
  const text = useText();
  const format = useFormat();
  const read = useApiQuery("GET /cc-api/finance/reconciliation");
  const sums = ["debit", "credit", "balances", "posted"] as const;
  const content = () => {
    if (read.error) return <LoadFailure onRetry={read.refetch} />;
    if (!read.data) return <Skeleton active paragraph={{ rows: 2 }} />;
    const { currencies } = read.data;
    return (
      <ScrollTable
        label={text("reconciliation.table")}
        rowKey="currency"
        size="small"
        pagination={false}
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
    );
  };
  const verdict = read.data?.balanced ? (
    <span className="finance-balanced" title={text("reconciliation.detail")}>
      <CheckCircleOutlined aria-hidden="true" /> {text("reconciliation.balanced")}
    </span>
  ) : null;
  return (
    <Panel title={text("reconciliation.title")} extra={verdict}>
      {content()}
    </Panel>
  );
};
