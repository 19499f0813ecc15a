import type { ProvisionedRole } from "@console-shell/contract/words/scim";
import {
  RecordForm,
  useApiMutation,
  useNotify,
  useFormat,
  usePermission,
} from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { ProvisionedRoleField } from "./provisioned-role-field.tsx";
import { CopyOutlined } from "@ant-design/icons";
import type { ApiOutput } from "@console-shell/contract";
import { Facts, Panel } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { RoleTag } from "../shared/role-tag.tsx";
import { useCopy } from "../shared/use-copy.ts";

interface DefaultRoleFormProps {
  role: ProvisionedRole;
  onClose: () => void;
}

/** The dialog that changes the role of operators whose groups give none. */
const DefaultRoleForm = ({ role, onClose }: DefaultRoleFormProps) => {
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

type State = ApiOutput<"GET /mc-api/provisioning">;

/** The address for the identity provider, and a summary of its work. */
export const ConnectionPanel = ({ state }: { state: State }) => {
  const text = useText();
  const format = useFormat();
  const copy = useCopy();
  const mayUpdate = usePermission("management:scim:update");
  const [editing, setEditing] = useState(false);
  const { baseUrl, defaultRole, operators, groups, lastUsedAt, lastChangedAt, failures } = state;
  const since = (at: number | null) =>
    at === null ? (
      text("token.never")
    ) : (
      <span title={format.dateTime(at)}>{format.relative(at)}</span>
    );
  return (
    <Panel
      title={text("provisioning.connection")}
      extra={
        mayUpdate ? (
          <Button onClick={() => setEditing(true)}>{text("provisioning.changeRole")}</Button>
        ) : undefined
      }
    >
      <p className="management-base">
        <span>{text("token.baseUrl")}</span>
        <code>{baseUrl}</code>
        <Button
          size="small"
          icon={<CopyOutlined aria-hidden />}
          aria-label={text("token.copy.baseUrl")}
          onClick={() => copy(baseUrl)}
        >
          {text("word.copy")}
        </Button>
      </p>
      <Facts
        items={[
          { label: text("provisioning.defaultRole"), value: <RoleTag role={defaultRole} /> },
          {
            label: text("provisioning.operators"),
            value: <Link to="/operators?provisioned=true">{format.number(operators)}</Link>,
          },
          { label: text("provisioning.groups"), value: format.number(groups) },
          { label: text("provisioning.lastUsedAt"), value: since(lastUsedAt) },
          { label: text("provisioning.lastChangedAt"), value: since(lastChangedAt) },
          {
            label: text("provisioning.failures"),
            value:
              failures === 0 ? (
                format.number(0)
              ) : (
                <Link to="/provisioning?tab=failures" className="management-failing">
                  {format.number(failures)}
                </Link>
              ),
          },
        ]}
      />
      {editing ? <DefaultRoleForm role={defaultRole} onClose={() => setEditing(false)} /> : null}
    </Panel>
  );
};
