import type { ProvisionedRole } from "@console-shell/contract/words/scim";
import { RecordForm, type RowOf, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";
import { ProvisionedRoleField } from "./provisioned-role-field.tsx";

interface Values {
  displayName: string;
  role: ProvisionedRole | "none";
}

interface GroupFormProps {
  /** Undefined for a group that the identity provider hasn't sent yet. */
  group: RowOf<"GET /mc-api/provisioning/group/list"> | undefined;
  onClose: () => void;
}

/** The dialog that maps a group to a role. */
export const GroupForm = ({ group, onClose }: GroupFormProps) => {
  const text = useText();
  const notify = useNotify();
  const map = useApiMutation("PUT /mc-api/provisioning/group/map");
  const save = async ({ displayName, role }: Values) => {
    const { changed } = await map.mutateAsync({
      body: { displayName: group?.displayName ?? displayName, role: role === "none" ? null : role },
    });
    notify({ kind: "success", title: text("groups.saved", { count: changed }) });
  };
  const role = group?.role;
  return (
    <RecordForm<Values>
      title={group ? text("groups.editTitle", { name: group.displayName }) : text("groups.add")}
      submit={text("word.save")}
      initialValues={
        group ? { displayName: group.displayName, role: role ?? "none" } : { displayName: "" }
      }
      save={save}
      onClose={onClose}
    >
      {group ? null : (
        <Form.Item
          name="displayName"
          label={text("groups.name")}
          extra={text("groups.nameHelp")}
          rules={[{ required: true, whitespace: true, message: text("required.name") }]}
        >
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
      )}
      <ProvisionedRoleField extra={text("groups.roleHelp")} orNone={group !== undefined} />
    </RecordForm>
  );
};
