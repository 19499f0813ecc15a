import type { ApiOutput } from "@console-shell/contract";
import { useApiMutation, useNotify } from "@console-shell/sdk";
import { MenuItems, RowMenu, useConfirm, useWritable } from "@console-shell/ui";
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
  const isWritable = useWritable();
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
    <RowMenu
      label={text("alerts.actionsOf", { name })}
      menu={
        <MenuItems
          items={[
            { key: "edit", label: text("word.edit"), onClick: onEdit },
            {
              key: "delete",
              danger: true,
              disabled: !isWritable,
              label: text("word.delete"),
              onClick: ask,
            },
          ]}
        />
      }
    />
  );
};
