import { useApiMutation, useNotify } from "@console-shell/sdk";
import { useConfirm } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import type { Provider } from "./provider.ts";

/** Asks whether to remove an identity provider, and does. */
export const useProviderRemoval = (onRemoved?: () => void): ((provider: Provider) => void) => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const remove = useApiMutation("POST /mc-api/identity-provider/:id/remove");

  const removeNow = async ({ id, label }: Provider) => {
    const { endedSessions } = await remove.mutateAsync({ params: { id } });
    notify({
      kind: "success",
      title: text("provider.removed", { name: label, count: endedSessions }),
    });
    onRemoved?.();
  };
  return (provider) =>
    confirm({
      title: text("provider.removeTitle", { name: provider.label }),
      content: text("provider.removeDetail", { count: provider.operators }),
      okText: text("word.remove"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      // The failure has been shown; close the question.
      onOk: () => removeNow(provider).catch(() => undefined),
    });
};
