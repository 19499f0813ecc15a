import type { ClientApiKey, ApiKeyState } from "@console-shell/contract/calls/client-app";
import { expiringSoonDays } from "@console-shell/contract/words/security-policy";
import { useFormat } from "@console-shell/sdk";
import { Space } from "antd";
import { useState, type ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { ScrollTable, Status, type TableColumns, Tag } from "@console-shell/ui";
import { AddressesForm } from "./addresses-form.tsx";
import { KeyActions } from "./key-actions.tsx";
import { RotateForm } from "./rotate-form.tsx";

const soon = expiringSoonDays * 24 * 60 * 60 * 1000;

/** When a key expires, and whether by the security policy; highlighted if it is active and expires soon. */
const KeyExpiry = ({ apiKey: { expiresAt, state, exceedsPolicy } }: { apiKey: ClientApiKey }) => {
  const text = useText();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  if (expiresAt === null) return text("word.never");
  const isWorking = state === "active" || state === "retiring";
  return (
    <>
      <div title={format.dateTime(expiresAt)}>{format.date(expiresAt)}</div>
      {isWorking && expiresAt - now < soon ? (
        <Tag color="warning">{format.relative(expiresAt, now)}</Tag>
      ) : null}
      {exceedsPolicy ? <Tag>{text("key.exceedsPolicy")}</Tag> : null}
    </>
  );
};

const badges = {
  active: "success",
  retiring: "warning",
  expired: "default",
  revoked: "error",
} as const satisfies Record<ApiKeyState, string>;

interface KeyTableProps {
  clientAppId: string;
  longestDays: number | null;
  data: { items: ClientApiKey[]; total: number } | undefined;
  loading: boolean;
  page: number;
  onPage: (page: number) => void;
  onIssued: (secret: string) => void;
  empty: ReactNode;
}

/** One page of a client app's keys, newest first. */
export const KeyTable = ({
  clientAppId,
  longestDays,
  data,
  loading,
  page,
  onPage,
  onIssued,
  empty,
}: KeyTableProps) => {
  const text = useText();
  const format = useFormat();
  // Not in the row, which a refetch may remove.
  const [rotating, setRotating] = useState<ClientApiKey>();
  const [placing, setPlacing] = useState<ClientApiKey>();
  const columns: TableColumns<ClientApiKey> = [
    {
      key: "name",
      title: text("word.name"),
      render: (_, { name, prefix }) => (
        <div>
          <div>{name}</div>
          <code className="key-prefix">{prefix}</code>
        </div>
      ),
    },
    {
      key: "state",
      title: text("word.state"),
      render: (_, { state }) => <Status status={badges[state]} text={text(`state.${state}`)} />,
    },
    {
      key: "scopes",
      title: text("key.scopes"),
      render: (_, { scopes }) => (
        <Space size={4} wrap style={{ minWidth: 140, maxWidth: 180 }}>
          {scopes.map((scope) => (
            <Tag key={scope} title={scope} style={{ marginInlineEnd: 0 }}>
              {text(`scope.${scope}`)}
            </Tag>
          ))}
        </Space>
      ),
    },
    {
      key: "addresses",
      title: text("key.addresses"),
      render: (_, { addresses }) =>
        addresses.length === 0
          ? text("key.anywhere")
          : addresses.map((one) => (
              <div key={one}>
                <code className="key-prefix">{one}</code>
              </div>
            )),
    },
    {
      key: "lastUse",
      title: text("word.lastUsed"),
      render: (_, { lastUsedAt }) =>
        lastUsedAt === null ? (
          text("word.never")
        ) : (
          <span title={format.dateTime(lastUsedAt)}>{format.relative(lastUsedAt)}</span>
        ),
    },
    {
      key: "expires",
      title: text("key.expires"),
      render: (_, key) => <KeyExpiry apiKey={key} />,
    },
    {
      key: "created",
      title: text("word.createdAt"),
      render: (_, { createdAt, createdByName }) => (
        <div>
          <div>{format.date(createdAt)}</div>
          <div className="key-creator">{text("key.createdBy", { name: createdByName })}</div>
        </div>
      ),
    },
    {
      key: "actions",
      title: text("word.actions"),
      fixed: "end",
      render: (_, key) => (
        <KeyActions
          clientAppId={clientAppId}
          apiKey={key}
          onRotate={() => setRotating(key)}
          onPlace={() => setPlacing(key)}
        />
      ),
    },
  ];
  return (
    <>
      <ScrollTable
        label={text("keys.table")}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: loading, delay: 200 }}
        locale={{ emptyText: data ? empty : " " }}
        pagination={{
          current: page,
          pageSize: 20,
          total: data?.total ?? 0,
          size: "small",
          hideOnSinglePage: true,
          onChange: onPage,
        }}
      />
      {rotating ? (
        <RotateForm
          clientAppId={clientAppId}
          apiKey={rotating}
          longestDays={longestDays}
          onIssued={onIssued}
          onClose={() => setRotating(undefined)}
        />
      ) : null}
      {placing ? (
        <AddressesForm
          clientAppId={clientAppId}
          apiKey={placing}
          onClose={() => setPlacing(undefined)}
        />
      ) : null}
    </>
  );
};
