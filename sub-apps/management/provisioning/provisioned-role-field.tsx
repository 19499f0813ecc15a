import { provisionedRoles } from "@console-shell/contract/words/scim";
import { roleName } from "@console-shell/contract/words/roles";
import { useLocale } from "@console-shell/sdk";
import { CarefulSelect } from "@console-shell/ui";
import { Form } from "antd";
import { useText } from "../messages/index.ts";
import { useGrantableRoles } from "../operators/use-grantable-roles.ts";

interface ProvisionedRoleFieldProps {
  extra: string;
  /** Offers to give no role, as the value `none`. */
  orNone?: boolean;
}

/** The form field for a role that an identity provider may give, the highest first. */
export const ProvisionedRoleField = ({ extra, orNone = false }: ProvisionedRoleFieldProps) => {
  const text = useText();
  const locale = useLocale();
  const grantable = useGrantableRoles();
  return (
    <Form.Item
      name="role"
      label={text("operator.role")}
      extra={extra}
      rules={[{ required: true, message: text("required.role") }]}
    >
      <CarefulSelect
        options={[
          ...(orNone ? [{ value: "none", label: text("groups.noRole") }] : []),
          ...provisionedRoles.map((role) => ({
            value: role,
            label: roleName(role, locale),
            disabled: !grantable.includes(role),
          })),
        ]}
      />
    </Form.Item>
  );
};
