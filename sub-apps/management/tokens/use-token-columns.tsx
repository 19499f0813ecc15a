import {
  type RowOf,
  useApiMutation,
  useFormat,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { Status, Tag, useConfirm } from "@console-shell/ui";
import type { TableColumns } from "@console-shell/ui";
import { Button, Space } from "antd";
import { useText } from "../messages/index.ts";

type Token = RowOf<"GET /mc-api/sub-app/:name/token/list">;

const badges = {
  active: "success",
  expired: "warning",
  revoked: "error",
} as const satisfies Record<Token["state"], string>;

/** The columns of a sub-app's tokens. */
export const useTokenColumns = (subApp: string): TableColumns<Token> => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const confirm = useConfirm();
  const writeButton = useWriteButton();
  const revoke = useApiMutation("POST /mc-api/sub-app/:name/token/:id/revoke");

  const revokeNow = async ({ id, name }: Token) => {
    await revoke.mutateAsync({ params: { name: subApp, id } });
    notify({ kind: "success", title: text("token.revoked", { name }) });
  };
  const ask = (token: Token) =>
    confirm({
      title: text("token.revokeTitle", { name: token.name }),
      content: text("token.revokeDetail", { prefix: token.prefix }),
      okText: text("token.revoke"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      // The failure has been shown; close the question.
      onOk: () => revokeNow(token).catch(() => undefined),
    });

  return [
    {
      key: "name",
      title: text("word.name"),
      render: (_value, { name, prefix }) => (
        <>
          {name}
          <code className="management-code">{prefix}</code>
        </>
      ),
    },
    {
      key: "state",
      title: text("word.status"),
      render: (_value, { state }) => (
        <Status status={badges[state]} text={text(`token.is.${state}`)} />
      ),
    },
    {
      key: "scopes",
      title: text("token.scopes"),
      render: (_value, { scopes }) => (
        <Space wrap size={4}>
          {scopes.map((scope) => (
            <Tag key={scope}>{text(`scope.${scope}`)}</Tag>
          ))}
        </Space>
      ),
    },
    {
      key: "createdAt",
      title: text("word.createdAt"),
      render: (_value, { createdAt, createdByName }) => (
        <>
          {format.date(createdAt)}
          <span className="management-below">{createdByName}</span>
        </>
      ),
    },
    {
      key: "expiresAt",
      title: text("token.expiresAt"),
      render: (_value, { expiresAt, exceedsPolicy }) => (
        <>
          <div title={format.dateTime(expiresAt)}>{format.date(expiresAt)}</div>
          {exceedsPolicy ? <Tag>{text("token.exceedsPolicy")}</Tag> : null}
        </>
      ),
    },
    {
      key: "lastUsedAt",
      title: text("word.lastUsed"),
      render: (_value, { lastUsedAt }) =>
        lastUsedAt === null ? (
          text("token.never")
        ) : (
          <span title={format.dateTime(lastUsedAt)}>{format.relative(lastUsedAt)}</span>
        ),
    },
    {
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      render: (_value, token) =>
        token.state === "active" ? (
          <Button
            size="small"
            type="text"
            danger
            {...writeButton(false)}
            aria-label={text("token.revokeOf", { name: token.name })}
            onClick={() => ask(token)}
          >
            {text("token.revoke")}
          </Button>
        ) : null,
    },
  ];
};
