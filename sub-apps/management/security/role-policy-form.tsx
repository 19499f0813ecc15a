import type { RolePolicy } from "@console-shell/contract/calls/security-policy";
import {
  guardedRoles,
  type SecondFactorRule,
  secondFactorRules,
} from "@console-shell/contract/words/second-factors";
import { idleMinutes, sessionHours } from "@console-shell/contract/words/security-policy";
import { roleName } from "@console-shell/contract/words/roles";
import { RecordForm, useApiMutation, useLocale } from "@console-shell/sdk";
import { addressesIn, AddressesInput } from "@console-shell/ui";
import { Checkbox, Form, Radio } from "antd";
import { useText } from "../messages/index.ts";
import { fieldOfAddresses } from "./addresses.tsx";
import { AmountField, LateWarning } from "./policy-fields.tsx";
import { useSavePolicy } from "./use-save-policy.ts";

interface Values {
  secondFactor: SecondFactorRule;
  longestHours: number;
  idleMinutes: number;
  remembered: boolean;
  addresses: string;
}

interface RolePolicyFormProps {
  policy: RolePolicy;
  ownAddress: string;
  onClose: () => void;
}

/** The drawer that changes how operators of a role may sign in. */
export const RolePolicyForm = ({ policy, ownAddress, onClose }: RolePolicyFormProps) => {
  const text = useText();
  const locale = useLocale();
  const update = useApiMutation("PUT /mc-api/security-policy/role/:role");
  const { save, isLate } = useSavePolicy();
  const { role, changedAt, addresses } = policy;
  const isGuarded = guardedRoles.includes(role) && policy.secondFactor !== "none";
  return (
    <RecordForm<Values>
      drawer={480}
      title={text("security.roleTitle", { role: roleName(role, locale) })}
      submit={text("word.save")}
      initialValues={{ ...policy, addresses: addresses.join("\n") }}
      nameOf={fieldOfAddresses}
      save={(values) =>
        save(
          update.mutateAsync({
            params: { role },
            body: { ...values, addresses: addressesIn(values.addresses), changedAt },
          }),
        )
      }
      onClose={onClose}
      intro={isLate ? <LateWarning /> : <p>{text("security.roleLead")}</p>}
    >
      <Form.Item
        name="secondFactor"
        required
        label={text("security.secondFactor")}
        extra={text("security.secondFactorHelp")}
      >
        <Radio.Group
          className="management-radios"
          options={secondFactorRules.map((value) => ({
            value,
            label: text(`security.rule.${value}`),
            disabled: value === "none" && isGuarded,
          }))}
        />
      </Form.Item>
      <AmountField
        name="longestHours"
        label={text("security.longest")}
        extra={text("security.longestHelp")}
        limits={sessionHours}
        unit={text("security.hours")}
        required
      />
      <AmountField
        name="idleMinutes"
        label={text("security.idle")}
        extra={text("security.idleHelp")}
        limits={idleMinutes}
        unit={text("security.minutes")}
        required
      />
      <Form.Item
        name="remembered"
        valuePropName="checked"
        extra={text(role === "root" ? "security.neverRemembered" : "security.rememberedHelp")}
      >
        <Checkbox disabled={role === "root"}>{text("security.remembered")}</Checkbox>
      </Form.Item>
      <Form.Item
        name="addresses"
        label={text("security.addresses")}
        extra={text("security.roleAddressesHelp", { address: ownAddress })}
      >
        <AddressesInput />
      </Form.Item>
    </RecordForm>
  );
};
