import type { Delivery, Webhook } from "@console-shell/contract/calls/webhook";
import { useFormat, type useListState } from "@console-shell/sdk";
import { ScrollTable, type TableColumns } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMayWrite } from "../applications/own-role.tsx";
import { useText } from "../messages/index.ts";
import { DeliveryStateBadge } from "./delivery-state.tsx";
import { EventName } from "./event-name.tsx";
import { NextAttempt } from "./next-attempt.tsx";
import { OutcomeText } from "./outcome-text.tsx";
import { RedeliverButton } from "./redeliver-button.tsx";

interface DeliveryTableProps {
  webhook: Webhook;
  list: Pick<ReturnType<typeof useListState>, "tableProps">;
  data: { items: Delivery[]; total: number } | undefined;
  loading: boolean;
  empty: ReactNode;
}

/** One page of a webhook's deliveries, newest first; each links to its attempts. */
export const DeliveryTable = ({ webhook, list, data, loading, empty }: DeliveryTableProps) => {
  const text = useText();
  const format = useFormat();
  const mayUpdate = useMayWrite("console-application:webhook:update");
  const { id: webhookId, applicationId } = webhook;
  const columns: TableColumns<Delivery> = [
    {
      key: "createdAt",
      title: text("delivery.created"),
      render: (_, { id, createdAt }) => (
        <Link
          to={`/applications/${applicationId}/webhooks/${webhookId}/deliveries/${id}`}
          style={{ whiteSpace: "nowrap" }}
        >
          {format.dateTime(createdAt)}
        </Link>
      ),
    },
    {
      key: "type",
      title: text("delivery.event"),
      render: (_, { type }) => <EventName type={type} />,
    },
    {
      key: "state",
      title: text("delivery.state"),
      render: (_, delivery) => (
        <>
          <DeliveryStateBadge state={delivery.state} />
          <NextAttempt webhook={webhook} delivery={delivery} />
        </>
      ),
    },
    {
      key: "attempts",
      title: text("delivery.attempts"),
      align: "end",
      render: (_, { attemptCount }) => format.number(attemptCount),
    },
    {
      key: "last",
      title: text("delivery.last"),
      render: (_, { lastStatus, lastError, lastAttemptAt }) => (
        <>
          <OutcomeText status={lastStatus} error={lastError} />
          {lastAttemptAt === null ? null : (
            <div className="webhook-detail" title={format.dateTime(lastAttemptAt)}>
              {format.relative(lastAttemptAt)}
            </div>
          )}
        </>
      ),
    },
    ...(mayUpdate
      ? [
          {
            key: "actions",
            title: text("key.actions"),
            render: (_: unknown, delivery: Delivery) => (
              <RedeliverButton webhook={webhook} delivery={delivery} size="small" />
            ),
          },
        ]
      : []),
  ];
  const { pagination, ...props } = list.tableProps<Delivery>(data?.total);
  return (
    <ScrollTable
      {...props}
      label={text("deliveries.table")}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={data?.items ?? []}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: data ? empty : " " }}
      pagination={
        pagination && {
          ...pagination,
          hideOnSinglePage: false,
          showTotal: (total) => text("deliveries.total", { total }),
        }
      }
    />
  );
};
