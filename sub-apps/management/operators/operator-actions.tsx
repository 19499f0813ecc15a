import type { ApiOutput } from "@console-shell/contract";
import { EditOutlined } from "@ant-design/icons";
import { useWritable } from "@console-shell/sdk";
import { MenuItems, RowMenu } from "@console-shell/ui";
import { Button, Space } from "antd";
import { useText } from "../messages/index.ts";
import { useOperatorActions } from "./use-operator-actions.ts";
import { ViewAsButton } from "./view-as-button.tsx";
import type { OperatorDialogs } from "./use-operator-dialogs.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

interface OperatorActionsProps {
  operator: Operator;
  dialogs: OperatorDialogs;
  /** A single menu, for table rows, without buttons next to it. */
  compact?: boolean;
}

/** An operator's actions. */
export const OperatorActions = ({ operator, dialogs, compact = false }: OperatorActionsProps) => {
  const text = useText();
  if (!operator.may.includes("edit")) return null;
  return compact ? (
    <RowMenu
      label={text("operator.actionsOf", { name: operator.name })}
      menu={<OperatorItems operator={operator} dialogs={dialogs} />}
    />
  ) : (
    <OperatorButtons operator={operator} dialogs={dialogs} />
  );
};

type ActionsProps = Omit<OperatorActionsProps, "compact">;

interface OperatorItemsProps extends ActionsProps {
  /** Where Edit has a button of its own. */
  withoutEdit?: boolean;
}

const OperatorItems = ({ operator, dialogs, withoutEdit = false }: OperatorItemsProps) => {
  const text = useText();
  const writable = useWritable();
  const edit = {
    key: "edit",
    label: text("word.edit"),
    onClick: () => dialogs.edit(operator),
  };
  const more = useOperatorActions(operator, dialogs).map(({ verb, label, danger, run }) => ({
    key: verb,
    label,
    danger,
    disabled: !writable,
    onClick: run,
  }));
  return <MenuItems items={withoutEdit ? more : [edit, ...more]} />;
};

/* One action to see, the rest in the menu. */
const OperatorButtons = ({ operator, dialogs }: ActionsProps) => {
  const text = useText();
  const hasMore = useOperatorActions(operator, dialogs).length > 0;
  return (
    <Space wrap>
      <ViewAsButton operator={operator} />
      <Button icon={<EditOutlined aria-hidden />} onClick={() => dialogs.edit(operator)}>
        {text("word.edit")}
      </Button>
      {hasMore ? (
        <RowMenu
          label={text("operator.actionsOf", { name: operator.name })}
          menu={<OperatorItems operator={operator} dialogs={dialogs} withoutEdit />}
        />
      ) : null}
    </Space>
  );
};
