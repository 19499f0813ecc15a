import type { ProvisionedRole } from "@console-shell/contract/words/scim";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { ProvisionedRoleField } from "./provisioned-role-field.tsx";

interface DefaultRoleFormProps {
  role: ProvisionedRole;
  onClose: () => void;
}

/** The dialog that changes the role of operators whose groups give none. */
export const DefaultRoleForm = ({ role, onClose }: DefaultRoleFormProps) => {
  const text = useText();
  const notify = useNotify();
  const change = useApiMutation("PUT /mc-api/provisioning/default-role");
  return (
    <RecordForm<{ role: ProvisionedRole }>
      title={text("provisioning.changeRole")}
      submit={text("word.save")}
      initialValues={{ role }}
      save={async (body) => {
        await change.mutateAsync({ body });
        notify({ kind: "success", title: text("provisioning.roleSaved") });
      }}
      onClose={onClose}
    >
      <ProvisionedRoleField extra={text("provisioning.defaultRoleHelp")} />
    </RecordForm>
  );
};
