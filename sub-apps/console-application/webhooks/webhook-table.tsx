import type { Webhook } from "@console-shell/contract/calls/webhook";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable, type TableColumns, Tag } from "@console-shell/ui";
import { Space } from "antd";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { LastAttempt } from "./last-attempt.tsx";
import { WebhookStateBadge } from "./webhook-state.tsx";

interface WebhookTableProps {
  clientAppId: string;
  webhooks: Webhook[] | undefined;
  loading: boolean;
  empty: ReactNode;
}

/** The page of a webhook has all of them. */
const shownEvents = 2;

/** A client app's webhooks; each address links to its page. */
export const WebhookTable = ({ clientAppId, webhooks, loading, empty }: WebhookTableProps) => {
  const text = useText();
  const format = useFormat();
  const columns: TableColumns<Webhook> = [
    {
      key: "url",
      title: text("webhook.url"),
      render: (_, { id, url }) => (
        <div className="webhook-url">
          <Link to={`/applications/${clientAppId}/webhooks/${id}`}>
            {url.split(/(?<=\w\/)/).map((part, at) => (
              <Fragment key={at}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </Link>
        </div>
      ),
    },
    {
      key: "state",
      title: text("word.state"),
      render: (_, webhook) => (
        <div className="webhook-state">
          <WebhookStateBadge webhook={webhook} />
        </div>
      ),
    },
    {
      key: "events",
      title: text("webhook.events"),
      render: (_, { events }) => (
        <Space size={4} wrap style={{ maxWidth: 260 }}>
          {events.slice(0, shownEvents).map((type) => (
            <Tag key={type} title={type} style={{ marginInlineEnd: 0 }}>
              {text(`event.${type}`)}
            </Tag>
          ))}
          {events.length > shownEvents ? (
            <span
              className="webhook-detail"
              title={events.map((type) => text(`event.${type}`)).join("\n")}
            >
              {text("webhook.moreEvents", { count: events.length - shownEvents })}
            </span>
          ) : null}
        </Space>
      ),
    },
    {
      key: "lastAttempt",
      title: text("webhook.lastAttempt"),
      render: (_, webhook) => <LastAttempt {...webhook} />,
    },
    {
      key: "dead",
      title: text("webhook.dead"),
      align: "end",
      render: (_, { id, deadCount }) =>
        deadCount > 0 ? (
          <Link to={`/applications/${clientAppId}/webhooks/${id}?state=dead`}>
            {format.number(deadCount)}
          </Link>
        ) : (
          format.number(0)
        ),
    },
  ];
  return (
    <ScrollTable
      label={text("webhooks.table")}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={webhooks ?? []}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: webhooks ? empty : " " }}
      pagination={false}
    />
  );
};
