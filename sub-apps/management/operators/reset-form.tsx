import type { LinkDelivery } from "@console-shell/contract/words/link-deliveries";
import { RecordForm, type RowOf, useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { DeliveryField } from "./delivery-field.tsx";

interface ResetFormProps {
  operator: RowOf<"GET /mc-api/operator/list">;
  /** Whether the password is reset, or another link is made for one who has none. */
  verb: "reset" | "invite";
  /** Called with the link to copy. */
  onLink: (link: string) => void;
  onClose: () => void;
}

/** The dialog that makes a link to set a password, and mails or shows it. */
export const ResetForm = ({ operator, verb, onLink, onClose }: ResetFormProps) => {
  const text = useText();
  const notify = useNotify();
  const reset = useApiMutation("POST /mc-api/operator/:id/reset-password");
  const { id, name, account, email } = operator;
  const names = { name, account, email };
  const save = async ({ delivery }: { delivery: LinkDelivery }) => {
    const { endedSessions, link } = await reset.mutateAsync({
      params: { id },
      // A node with an older release doesn't know it, and mails.
      ...(delivery === "link" && { body: { delivery } }),
    });
    if (link) onLink(link);
    else
      notify({
        kind: "success",
        title: text(`operator.${verb}Done`, { ...names, count: endedSessions }),
      });
  };
  return (
    <RecordForm<{ delivery: LinkDelivery }>
      title={text(`operator.${verb}Title`, names)}
      submit={text(`operator.${verb}`)}
      danger={verb === "reset"}
      intro={<p>{text(`operator.${verb}Detail`, names)}</p>}
      save={save}
      onClose={onClose}
    >
      <DeliveryField />
    </RecordForm>
  );
};
