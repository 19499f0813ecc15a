import {
  type RowOf,
  useApiMutation,
  useFormat,
  useNotify,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { Status, type TableColumns, useConfirm } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

type Token = RowOf<"GET /mc-api/provisioning/token/list">;

const badges = {
  active: "success",
  expired: "default",
  revoked: "error",
  blocked: "error",
} as const satisfies Record<Token["state"], string>;

/** The columns of the tokens of identity providers. */
export const useProvisioningTokenColumns = (): TableColumns<Token> => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const confirm = useConfirm();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("management:scim:update");
  const revoke = useApiMutation("POST /mc-api/provisioning/token/:id/revoke");

  const revokeNow = async ({ id, name }: Token) => {
    await revoke.mutateAsync({ params: { id } });
    notify({ kind: "success", title: text("token.revoked", { name }) });
  };
  const ask = (token: Token) =>
    confirm({
      title: text("token.revokeTitle", { name: token.name }),
      content: text("provisioning.revokeDetail"),
      okText: text("token.revoke"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      // The failure has been shown; close the question.
      onOk: () => revokeNow(token).catch(() => undefined),
    });

  const columns: TableColumns<Token> = [
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
      key: "invites",
      title: text("provisioning.invitesTitle"),
      render: (_value, { invites }) =>
        text(invites ? "provisioning.mailed" : "provisioning.notMailed"),
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
      render: (_value, { expiresAt }) => (
        <span title={format.dateTime(expiresAt)}>{format.date(expiresAt)}</span>
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
  ];
  if (mayUpdate)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      render: (_value, token) =>
        token.state === "active" || token.state === "blocked" ? (
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
    });
  return columns;
};
