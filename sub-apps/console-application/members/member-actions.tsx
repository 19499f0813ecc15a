import type { Member } from "@console-shell/contract/calls/member";
import { useApiMutation, useNotify } from "@console-shell/sdk";
import { MenuItems, RowMenu, useConfirm, useWritable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

interface MemberActionsProps {
  clientAppId: string;
  member: Member;
}

/** Changes a member's role or removes the member. The owner can't be removed. */
export const MemberActions = ({ clientAppId, member }: MemberActionsProps) => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const isWritable = useWritable();
  const update = useApiMutation("PATCH /cc-api/client-app/:id/member/:operatorId");
  const remove = useApiMutation("DELETE /cc-api/client-app/:id/member/:operatorId");
  const { operatorId, name, role } = member;
  if (role === "owner") return null;

  const params = { id: clientAppId, operatorId };
  const other = role === "manager" ? "viewer" : "manager";
  const change = () =>
    update.mutate(
      { params, body: { role: other } },
      { onSuccess: () => notify({ kind: "success", title: text("member.changed", { name }) }) },
    );
  const removeNow = async () => {
    try {
      await remove.mutateAsync({ params });
    } catch {
      return; // The console has shown the failure; the list still shows the actual members.
    }
    notify({ kind: "success", title: text("member.removed", { name }) });
  };
  const confirmRemove = () => {
    confirm({
      title: text("member.removeTitle", { name }),
      content: text("member.removeDetail"),
      okText: text("word.remove"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      onOk: removeNow,
    });
  };

  return (
    <RowMenu
      label={text("member.actions", { name })}
      menu={
        <MenuItems
          items={[
            {
              key: "role",
              disabled: !isWritable || update.isPending,
              label: text(`member.make.${other}`),
              onClick: change,
            },
            {
              key: "remove",
              danger: true,
              disabled: !isWritable,
              label: text("word.remove"),
              onClick: confirmRemove,
            },
          ]}
        />
      }
    />
  );
};
