import { missingForScopes } from "@console-shell/contract/words/api-scopes";
import type { ClientApiKey } from "@console-shell/contract/calls/client-app";
import { useApiMutation, useNotify, usePermissions } from "@console-shell/sdk";
import { MenuItems, RowMenu, useConfirm, useWritable } from "@console-shell/ui";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";

interface KeyActionsProps {
  clientAppId: string;
  apiKey: ClientApiKey;
  onRotate: () => void;
  /** Opens the form that changes its addresses. */
  onPlace: () => void;
}

/** The actions the operator may take on a key in its current state. */
export const KeyActions = ({ clientAppId, apiKey, onRotate, onPlace }: KeyActionsProps) => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const isWritable = useWritable();
  const revoke = useApiMutation("POST /cc-api/client-app/:id/key/:keyId/revoke");
  const { id: keyId, name, prefix, scopes, state } = apiKey;
  const { permissions } = usePermissions();
  const covers = missingForScopes(scopes, (one) => permissions.includes(one)).length === 0;
  const works = state === "active" || state === "retiring";
  const mayCreate = useMayWrite("console-application:key:create");
  const mayRotate = mayCreate && covers && state === "active";
  const mayRevoke = useMayWrite("console-application:key:revoke") && works;

  const revokeNow = async () => {
    try {
      await revoke.mutateAsync({ params: { id: clientAppId, keyId } });
    } catch {
      return; // The console has shown the failure; the list still has the key's correct state.
    }
    notify({ kind: "success", title: text("key.revoked", { name }) });
  };
  const confirmRevoke = () => {
    confirm({
      title: text("key.revokeTitle", { name }),
      content: text("key.revokeDetail", { prefix }),
      okText: text("key.revoke"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      onOk: revokeNow,
    });
  };

  const items = [
    ...(mayCreate && works
      ? [{ key: "addresses", label: text("key.addresses"), onClick: onPlace }]
      : []),
    ...(mayRotate ? [{ key: "rotate", label: text("key.rotate"), onClick: onRotate }] : []),
    ...(mayRevoke
      ? [
          {
            key: "revoke",
            danger: true,
            disabled: !isWritable,
            label: text("key.revoke"),
            onClick: confirmRevoke,
          },
        ]
      : []),
  ];
  return items.length === 0 ? null : (
    <RowMenu label={text("key.actions", { name, prefix })} menu={<MenuItems items={items} />} />
  );
};
