import type { DeliveryAttempt } from "@console-shell/contract/calls/webhook";
import { useFormat } from "@console-shell/sdk";
import { EmptyState, ScrollTable, type TableColumns } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { OutcomeText } from "./outcome-text.tsx";

/** All attempts of a delivery, newest first, with the start of each response. */
export const AttemptTable = ({ attempts }: { attempts: DeliveryAttempt[] }) => {
  const text = useText();
  const format = useFormat();
  const columns: TableColumns<DeliveryAttempt> = [
    {
      key: "at",
      title: text("word.time"),
      render: (_, { at }) => <span style={{ whiteSpace: "nowrap" }}>{format.second(at)}</span>,
    },
    {
      key: "outcome",
      title: text("attempt.outcome"),
      render: (_, { status, error }) => <OutcomeText status={status} error={error} />,
    },
    {
      key: "milliseconds",
      title: text("attempt.duration"),
      align: "end",
      render: (_, { milliseconds }) =>
        text("attempt.milliseconds", { count: format.number(milliseconds) }),
    },
    {
      key: "response",
      title: text("attempt.response"),
      render: (_, { response }) =>
        response === "" ? (
          <span className="webhook-detail">{text("attempt.noResponse")}</span>
        ) : (
          <code className="webhook-response">{response}</code>
        ),
    },
  ];
  return (
    <ScrollTable
      label={text("attempts.table")}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={attempts}
      locale={{ emptyText: <EmptyState description={text("attempts.none")} /> }}
      pagination={{ pageSize: 20, size: "small", hideOnSinglePage: true }}
    />
  );
};
