import type { ProvisionedRole } from "@console-shell/contract/words/scim";
import {
  RecordForm,
  useApiMutation,
  useNotify,
  useFormat,
  usePermission,
} from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { CopyField } from "../shared/copy-field.tsx";
import { linkTo } from "../shared/link-to.tsx";
import { ProvisionedRoleField } from "./provisioned-role-field.tsx";
import type { ApiOutput } from "@console-shell/contract";
import { Panel, Stats } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { RoleTag } from "../shared/role-tag.tsx";

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

/** What the identity provider manages, and whether its requests get through. */
export const ProvisioningFigures = ({ state }: { state: State }) => {
  const text = useText();
  const format = useFormat();
  const { operators, groups, lastUsedAt, lastChangedAt, failures } = state;
  return (
    <Stats
      label={text("provisioning.figures")}
      items={[
        {
          label: text("provisioning.operators"),
          value: format.number(operators),
          link: linkTo("/operators?provisioned=true"),
        },
        {
          label: text("provisioning.groups"),
          value: format.number(groups),
          link: linkTo("/provisioning?tab=groups"),
        },
        {
          label: text("provisioning.lastUsedAt"),
          value: lastUsedAt === null ? text("token.never") : format.relative(lastUsedAt),
          detail:
            lastChangedAt === null
              ? null
              : text("provisioning.changedAt", { time: format.relative(lastChangedAt) }),
        },
        {
          label: text("provisioning.failures"),
          value: format.number(failures),
          tone: failures > 0 ? "error" : undefined,
          link: linkTo("/provisioning?tab=failures"),
        },
      ]}
    />
  );
};

/** What to enter at the identity provider, and the role of operators whose groups give none. */
export const SetUpPanel = ({ state: { baseUrl, defaultRole } }: { state: State }) => {
  const text = useText();
  const mayUpdate = usePermission("management:scim:update");
  const [editing, setEditing] = useState(false);
  return (
    <Panel
      title={text("provisioning.setUp")}
      extra={
        mayUpdate ? (
          <Button onClick={() => setEditing(true)}>{text("provisioning.changeRole")}</Button>
        ) : null
      }
    >
      <div className="management-set-up">
        <CopyField label={text("token.baseUrl")} value={baseUrl} />
        <dl className="management-copy">
          <dt>{text("provisioning.defaultRole")}</dt>
          <dd>
            <RoleTag role={defaultRole} />
            <span className="management-below">{text("provisioning.defaultRoleHelp")}</span>
          </dd>
        </dl>
      </div>
      {editing ? <DefaultRoleForm role={defaultRole} onClose={() => setEditing(false)} /> : null}
    </Panel>
  );
};
