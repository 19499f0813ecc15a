import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { Status, type TableColumns, useConfirm } from "@console-shell/ui";
import { Button, Flex, Space } from "antd";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";
import type { Provider } from "./provider.ts";

/** The columns of the list of identity providers; `onEdit` opens the form. */
export const useProviderColumns = (
  onEdit: (provider: Provider) => void,
): TableColumns<Provider> => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const writeButton = useWriteButton();
  const remove = useApiMutation("POST /mc-api/identity-provider/:id/remove");

  const removeNow = async ({ id, label }: Provider) => {
    const { endedSessions } = await remove.mutateAsync({ params: { id } });
    notify({
      kind: "success",
      title: text("provider.removed", { name: label, count: endedSessions }),
    });
  };
  const ask = (provider: Provider) =>
    confirm({
      title: text("provider.removeTitle", { name: provider.label }),
      content: text("provider.removeDetail", { count: provider.operators }),
      okText: text("word.remove"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      // The failure has been shown; close the question.
      onOk: () => removeNow(provider).catch(() => undefined),
    });

  return [
    {
      key: "name",
      sorter: true,
      title: text("provider.label"),
      render: (_value, { name, label }) => (
        <>
          {label}
          <code className="management-code">{name}</code>
        </>
      ),
    },
    {
      key: "issuer",
      title: text("provider.issuer"),
      render: (_value, { issuer, clientId }) => (
        <>
          <span className="management-issuer">{issuer}</span>
          <span className="management-below">{clientId}</span>
        </>
      ),
    },
    {
      key: "enabled",
      title: text("word.state"),
      render: (_value, { enabled }) => (
        <Status
          status={enabled ? "success" : "default"}
          text={text(enabled ? "provider.enabled" : "provider.disabled")}
        />
      ),
    },
    {
      key: "roles",
      title: text("provider.roles"),
      render: (_value, { roles }) => (
        <Space wrap size={4} className="management-provider-roles">
          {roles.map((role) => (
            <RoleTag key={role} role={role} />
          ))}
        </Space>
      ),
    },
    {
      key: "operators",
      title: text("provider.operators"),
      align: "end",
      render: (_value, { operators }) => operators,
    },
    {
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      render: (_value, provider) =>
        provider.mayChange ? (
          <Flex gap={8} justify="end">
            <Button
              size="small"
              aria-label={text("provider.editTitle", { name: provider.label })}
              onClick={() => onEdit(provider)}
            >
              {text("word.edit")}
            </Button>
            <Button
              size="small"
              danger
              {...writeButton(false)}
              aria-label={text("provider.removeOf", { name: provider.label })}
              onClick={() => ask(provider)}
            >
              {text("word.remove")}
            </Button>
          </Flex>
        ) : null,
    },
  ];
};
