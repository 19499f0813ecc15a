import { signOnNamePattern } from "@console-shell/contract/words/single-sign-on";
import { roleName, roles } from "@console-shell/contract/words/roles";
import { useLocale } from "@console-shell/sdk";
import { CarefulSelect, MultiSelect } from "@console-shell/ui";
import { Checkbox, Form, Input } from "antd";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { useGrantableRoles } from "../operators/use-grantable-roles.ts";
import { IssuerCheck } from "./issuer-check.tsx";
import type { Provider } from "./provider.ts";
import { RoleMappingFields } from "./role-mapping-fields.tsx";

interface ProviderFieldsProps {
  provider: Provider | undefined;
  /** What to register at the provider. */
  addresses: ReactNode;
}

/** The fields of an identity provider. */
export const ProviderFields = ({ provider, addresses }: ProviderFieldsProps) => {
  const text = useText();
  const locale = useLocale();
  const grantable = useGrantableRoles();
  const options = roles.map((value) => ({
    value,
    label: roleName(value, locale),
    disabled: !grantable.includes(value),
  }));
  // Root comes from nothing that a provider says.
  const given = options.filter(({ value }) => value !== "root");
  const required = (message: string) => ({ required: true, whitespace: true, message });
  const plain = { autoComplete: "off", spellCheck: false } as const;
  const check = (name: string, label: string, extra?: string) => (
    <Form.Item name={name} valuePropName="checked" extra={extra}>
      <Checkbox>{label}</Checkbox>
    </Form.Item>
  );
  return (
    <>
      <Form.Item
        name="label"
        label={text("provider.label")}
        extra={text("provider.labelHelp")}
        rules={[required(text("required.label"))]}
      >
        <Input {...plain} maxLength={60} />
      </Form.Item>
      {provider ? null : (
        <Form.Item
          name="name"
          label={text("provider.name")}
          extra={text("provider.nameHelp")}
          rules={[
            required(text("required.name")),
            { pattern: signOnNamePattern, message: text("provider.namePattern") },
          ]}
        >
          <Input {...plain} maxLength={40} />
        </Form.Item>
      )}
      <h2 className="management-part">{text("provider.registerTitle")}</h2>
      {addresses}
      <h2 className="management-part">{text("provider.facts")}</h2>
      <Form.Item
        name="issuer"
        label={text("provider.issuer")}
        extra={text("provider.issuerHelp")}
        rules={[
          required(text("required.issuer")),
          { type: "url", message: text("required.issuer") },
        ]}
      >
        <Input {...plain} inputMode="url" maxLength={500} />
      </Form.Item>
      <IssuerCheck />
      <Form.Item
        name="clientId"
        label={text("provider.clientId")}
        rules={[required(text("required.clientId"))]}
      >
        <Input {...plain} maxLength={200} />
      </Form.Item>
      <Form.Item
        name="clientSecret"
        label={text("provider.clientSecret")}
        extra={text(provider?.hasSecret ? "provider.secretKept" : "provider.secretHelp")}
      >
        <Input.Password autoComplete="new-password" maxLength={2000} />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={text("provider.scopes")}
        rules={[
          required(text("provider.scopesOpenid")),
          { pattern: /(?:^|\s)openid(?:\s|$)/, message: text("provider.scopesOpenid") },
        ]}
      >
        <Input {...plain} maxLength={300} />
      </Form.Item>
      <h2 className="management-part">{text("provider.signIn")}</h2>
      <Form.Item
        name="roles"
        label={text("provider.roles")}
        extra={text("provider.rolesHelp")}
        rules={[{ required: true, message: text("required.role") }]}
      >
        <MultiSelect options={options} showSearch={false} />
      </Form.Item>
      <Form.Item
        name="emailVerifiedClaim"
        label={text("provider.emailVerifiedClaim")}
        extra={text("provider.emailVerifiedClaimHelp")}
        rules={[required(text("required.claim"))]}
      >
        <Input {...plain} maxLength={200} />
      </Form.Item>
      {check(
        "emailsVerified",
        text("provider.emailsVerified"),
        text("provider.emailsVerifiedHelp"),
      )}
      {check("linkByEmail", text("provider.linkByEmail"), text("provider.linkByEmailHelp"))}
      {check(
        "createOperators",
        text("provider.createOperators"),
        text("provider.createOperatorsHelp"),
      )}
      <Form.Item
        name="acceptedFactors"
        label={text("provider.acceptedFactors")}
        extra={text("provider.acceptedFactorsHelp")}
      >
        <Input {...plain} maxLength={500} />
      </Form.Item>
      <h2 className="management-part">{text("provider.roleRules")}</h2>
      <Form.Item
        name="roleClaim"
        label={text("provider.roleClaim")}
        extra={text("provider.roleClaimHelp")}
      >
        <Input {...plain} maxLength={200} />
      </Form.Item>
      <RoleMappingFields options={given} />
      <Form.Item name="defaultRole" label={text("provider.defaultRole")} required>
        <CarefulSelect
          options={[{ value: "refuse", label: text("provider.refuse"), disabled: false }, ...given]}
        />
      </Form.Item>
      {check("applyRole", text("provider.applyRole"), text("provider.applyRoleHelp"))}
      {check("enabled", text("provider.enabledField"))}
    </>
  );
};
