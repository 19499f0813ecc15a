import type { ApiOutput } from "@console-shell/contract";
import { useApiMutation, useFormat, useNotify, useWriteButton } from "@console-shell/sdk";
import { Email, Panel, ScrollTable, type TableColumns, useConfirm } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

type Operator = ApiOutput<"GET /mc-api/operator/:id">;
type Identity = Operator["identities"][number];

/** An operator's accounts at identity providers; nothing without any. */
export const OperatorIdentities = ({ operator }: { operator: Operator }) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const confirm = useConfirm();
  const writeButton = useWriteButton();
  const unlink = useApiMutation("POST /mc-api/operator/:id/identities/:identityId/unlink");
  if (operator.identities.length === 0) return null;

  const unlinkNow = async ({ id: identityId, label }: Identity) => {
    const { endedSessions } = await unlink.mutateAsync({ params: { id: operator.id, identityId } });
    notify({
      kind: "success",
      title: text("identity.unlinked", { name: label, count: endedSessions }),
    });
  };
  const ask = (identity: Identity) =>
    confirm({
      title: text("identity.unlinkTitle", { name: identity.label }),
      content: text("identity.unlinkDetail"),
      okText: text("identity.unlink"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      // The failure has been shown; close the question.
      onOk: () => unlinkNow(identity).catch(() => undefined),
    });
  const columns: TableColumns<Identity> = [
    { key: "label", title: text("identity.provider"), render: (_value, { label }) => label },
    {
      key: "email",
      title: text("identity.email"),
      render: (_value, { email }) => <Email address={email} />,
    },
    {
      key: "linkedAt",
      title: text("identity.linkedAt"),
      render: (_value, { linkedAt }) => format.date(linkedAt),
    },
    {
      key: "lastUsedAt",
      title: text("identity.lastUsedAt"),
      render: (_value, { lastUsedAt }) =>
        lastUsedAt === null ? text("word.never") : format.relative(lastUsedAt),
    },
  ];
  if (operator.may.includes("edit"))
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      render: (_value, identity) => (
        <Button
          size="small"
          danger
          {...writeButton(false)}
          aria-label={text("identity.unlinkOf", { name: identity.label })}
          onClick={() => ask(identity)}
        >
          {text("identity.unlink")}
        </Button>
      ),
    });
  return (
    <Panel title={text("identities.title")}>
      <ScrollTable<Identity>
        label={text("identities.table")}
        rowKey="id"
        size="middle"
        pagination={false}
        columns={columns}
        dataSource={operator.identities}
      />
    </Panel>
  );
};
