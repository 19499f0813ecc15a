import type { ApiOutput } from "@console-shell/contract";
import { DeleteOutlined, EditOutlined } from "@ant-design/icons";
import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { useConfirm } from "@console-shell/ui";
import { Button, Space } from "antd";
import { useText } from "../messages/index.ts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

interface RuleActionsProps {
  rule: Rule;
  onEdit: () => void;
}

/** Edits a rule, or deletes it after confirmation. */
export const RuleActions = ({ rule, onEdit }: RuleActionsProps) => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const writeButton = useWriteButton();
  const remove = useApiMutation("DELETE /cc-api/alert/:id", {
    invalidates: ["GET /cc-api/alert/list"],
  });
  const { id, name } = rule;
  const ask = () =>
    confirm({
      title: text("alerts.deleteTitle", { name }),
      content: text("alerts.deleteDetail"),
      okText: text("word.delete"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      onOk: () =>
        remove.mutateAsync({ params: { id } }).then(
          () => notify({ kind: "success", title: text("alerts.deleted", { name }) }),
          // The failure has been shown; close the question.
          () => undefined,
        ),
    });
  return (
    <Space size={0}>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined aria-hidden />}
        aria-label={text("alerts.editOf", { name })}
        onClick={onEdit}
      />
      <Button
        type="text"
        size="small"
        danger
        {...writeButton(false)}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={text("alerts.deleteOf", { name })}
        onClick={ask}
      />
    </Space>
  );
};
