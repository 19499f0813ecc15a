import type { ApiOutput } from "@console-shell/contract";
import { EditOutlined, EllipsisOutlined } from "@ant-design/icons";
import { Button, Dropdown, Space } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { OperatorForm } from "./operator-form.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { useOperatorActions } from "./use-operator-actions.ts";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

interface OperatorActionsProps {
  operator: Operator;
  /** One menu, for a row of a table, and not a button for each action. */
  compact?: boolean;
}

/** What can be done to an operator, with the forms and dialogs that belong to it. */
export const OperatorActions = ({ operator, compact = false }: OperatorActionsProps) => {
  const text = useText();
  const [editing, setEditing] = useState(false);
  const [reset, setReset] = useState<ApiOutput<"POST /mc-api/operator/:id/reset-password"> | null>(
    null,
  );
  const { mayEdit, actions } = useOperatorActions(operator, setReset);
  if (!mayEdit) return null;
  const edit = () => setEditing(true);

  return (
    <>
      {compact ? (
        <Dropdown
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
          autoFocus
          trigger={["click"]}
          menu={{
            items: [
              { key: "edit", label: text("operator.edit"), onClick: edit },
              ...actions.map(({ verb, label, danger, run }) => ({
                key: verb,
                label,
                danger,
                onClick: run,
              })),
            ],
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<EllipsisOutlined aria-hidden />}
            aria-label={text("operator.actionsOf", { name: operator.name })}
          />
        </Dropdown>
      ) : (
        <Space wrap>
          {actions.map(({ verb, label, danger, run }) => (
            <Button key={verb} danger={danger} onClick={run}>
              {label}
            </Button>
          ))}
          <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={edit}>
            {text("operator.edit")}
          </Button>
        </Space>
      )}
      <OperatorForm open={editing} onClose={() => setEditing(false)} operator={operator} />
      <PasswordDialog
        title={text("password.titleReset", { name: operator.name })}
        account={operator.account}
        password={reset?.password ?? null}
        note={text("password.ended", { count: reset?.endedSessions ?? 0 })}
        onClose={() => setReset(null)}
      />
    </>
  );
};
