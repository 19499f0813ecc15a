import type { Role } from "@console-shell/contract";
import { locales } from "@console-shell/contract/words/locale";
import { roleName, roles } from "@console-shell/contract/words/roles";
import { useAccount, useLocale } from "@console-shell/sdk";
import { CarefulSelect } from "@console-shell/ui";
import { Form, Input, Select } from "antd";
import { useText } from "../messages/index.ts";
import { accountPattern } from "./choices.ts";
import { useContactRules } from "./use-contact-rules.ts";
import { useGrantableRoles } from "./use-grantable-roles.ts";

interface OperatorFieldsProps {
  isNew: boolean;
  /** Whether it is the signed-in operator's own account. */
  own: boolean;
  /** Whether an identity provider manages name, e-mail address and role. */
  locked: boolean;
  /** The operator's current role. */
  grantedRole: Role | undefined;
}

/** An operator's fields, validated as the server does. */
export const OperatorFields = ({ isNew, own, locked, grantedRole }: OperatorFieldsProps) => {
  const text = useText();
  const locale = useLocale();
  const isRoot = useAccount().role === "root";
  const grantable = useGrantableRoles();
  const rules = useContactRules();
  const required = (message: string) => ({ required: true, message });
  const atMost = (max: number) => ({ max, message: text("form.long", { max }) });
  const roleHelp = own
    ? text("operator.roleOwn")
    : isRoot
      ? undefined
      : text("operator.roleReserved");
  return (
    <>
      {isNew ? (
        <Form.Item
          name="account"
          label={text("operator.account")}
          extra={text("operator.accountHelp")}
          rules={[
            required(text("required.account")),
            { pattern: accountPattern, message: text("form.account") },
          ]}
        >
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
      ) : null}
      <Form.Item
        name="name"
        label={text("operator.name")}
        rules={[{ ...required(text("required.name")), whitespace: true }, atMost(80)]}
      >
        <Input autoComplete="off" disabled={locked} />
      </Form.Item>
      <Form.Item name="email" label={text("operator.email")} rules={rules.email}>
        <Input type="email" autoComplete="off" disabled={locked} />
      </Form.Item>
      <Form.Item name="phone" label={text("operator.phone")} rules={rules.phone}>
        <Input type="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="role"
        label={text("operator.role")}
        rules={[required(text("required.role"))]}
        extra={roleHelp}
      >
        <CarefulSelect
          disabled={own || locked}
          options={roles.map((role) => ({
            value: role,
            label: roleName(role, locale),
            disabled: !grantable.includes(role) && role !== grantedRole,
          }))}
        />
      </Form.Item>
      {isNew ? (
        <Form.Item
          name="locale"
          label={text("operator.locale")}
          extra={text("operator.localeHelp")}
          required
        >
          <Select
            options={locales.map((locale) => ({ value: locale, label: text(`locale.${locale}`) }))}
          />
        </Form.Item>
      ) : null}
    </>
  );
};
