import type { SecurityPolicy } from "@console-shell/contract/calls/security-policy";
import { apiKeyDays, subAppTokenDays } from "@console-shell/contract/words/security-policy";
import { RecordForm, useApiMutation } from "@console-shell/sdk";
import { addressesIn, AddressesInput } from "@console-shell/ui";
import { Form } from "antd";
import { useText } from "../messages/index.ts";
import { fieldOfAddresses } from "./addresses.tsx";
import { AmountField, LateWarning } from "./policy-fields.tsx";
import { useSavePolicy } from "./use-save-policy.ts";

interface Values {
  addresses: string;
  apiKeyDays?: number | null;
  subAppTokenDays?: number | null;
}

interface GeneralPolicyFormProps {
  policy: SecurityPolicy;
  onClose: () => void;
}

/** The drawer that changes everyone's addresses and how long keys may be valid. */
export const GeneralPolicyForm = ({ policy, onClose }: GeneralPolicyFormProps) => {
  const text = useText();
  const update = useApiMutation("PUT /mc-api/security-policy");
  const { save, isLate } = useSavePolicy();
  const { changedAt, ownAddress } = policy;
  return (
    <RecordForm<Values>
      drawer={480}
      title={text("security.generalTitle")}
      submit={text("operator.save")}
      initialValues={{ ...policy, addresses: policy.addresses.join("\n") }}
      nameOf={fieldOfAddresses}
      save={(values) =>
        save(
          update.mutateAsync({
            body: {
              addresses: addressesIn(values.addresses),
              apiKeyDays: values.apiKeyDays ?? null,
              subAppTokenDays: values.subAppTokenDays ?? null,
              changedAt,
            },
          }),
        )
      }
      onClose={onClose}
      intro={isLate ? <LateWarning /> : null}
    >
      <Form.Item
        name="addresses"
        label={text("security.everyonesAddresses")}
        extra={text("security.addressesHelp", { address: ownAddress })}
      >
        <AddressesInput />
      </Form.Item>
      <AmountField
        name="apiKeyDays"
        label={text("security.apiKeyDays")}
        extra={text("security.keyDaysHelp")}
        limits={apiKeyDays}
        unit={text("security.days")}
      />
      <AmountField
        name="subAppTokenDays"
        label={text("security.tokenDays")}
        extra={text("security.tokenDaysHelp", { days: subAppTokenDays.max })}
        limits={subAppTokenDays}
        unit={text("security.days")}
      />
    </RecordForm>
  );
};
