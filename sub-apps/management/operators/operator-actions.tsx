import type { ApiOutput } from "@console-shell/contract";
import { EditOutlined, EllipsisOutlined } from "@ant-design/icons";
import { useWritable } from "@console-shell/sdk";
import { RowMenu } from "@console-shell/ui";
import { Button, Space } from "antd";
import { useText } from "../messages/index.ts";
import { useOperatorActions } from "./use-operator-actions.ts";
import { ViewAsButton } from "./view-as-button.tsx";
import type { OperatorDialogs } from "./use-operator-dialogs.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

interface OperatorActionsProps {
  operator: Operator;
  dialogs: OperatorDialogs;
  /** A single menu, for table rows, instead of a button per action. */
  compact?: boolean;
}

/** An operator's actions. */
export const OperatorActions = ({ operator, dialogs, compact = false }: OperatorActionsProps) => {
  const text = useText();
  const writable = useWritable();
  const { mayEdit, actions } = useOperatorActions(operator, dialogs);
  if (!mayEdit) return null;
  const edit = () => dialogs.edit(operator);
  if (compact)
    return (
      <RowMenu
        label={text("operator.actionsOf", { name: operator.name })}
        icon={<EllipsisOutlined aria-hidden />}
        items={[
          { key: "edit", label: text("word.edit"), onClick: edit },
          ...actions.map(({ verb, label, danger, run }) => ({
            key: verb,
            label,
            danger,
            disabled: !writable,
            onClick: run,
          })),
        ]}
      />
    );
  return (
    <Space wrap>
      <ViewAsButton operator={operator} />
      {actions.map(({ verb, label, danger, run }) => (
        <Button key={verb} danger={danger} disabled={!writable} onClick={run}>
          {label}
        </Button>
      ))}
      <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={edit}>
        {text("word.edit")}
      </Button>
    </Space>
  );
};
