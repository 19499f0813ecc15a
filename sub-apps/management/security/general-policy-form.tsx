import type { SecurityPolicy } from "@console-shell/contract/calls/security-policy";
import { apiKeyDays, subAppTokenDays } from "@console-shell/contract/words/security-policy";
import { RecordForm, useApiMutation } from "@console-shell/sdk";
import { addressesIn, AddressesInput, useConfirm } from "@console-shell/ui";
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

/** Asks before keys end that are valid now; rejects if the operator doesn't want that. */
const useConfirmEnds = () => {
  const text = useText();
  const confirm = useConfirm();
  const effect = useApiMutation("GET /mc-api/security-policy/keys/effect", { invalidates: [] });
  return async ({ apiKeyDays: keyDays, subAppTokenDays: tokenDays }: Values) => {
    const { apiKeys, subAppTokens } = await effect.mutateAsync({
      query: {
        ...(keyDays != null && { apiKeyDays: keyDays }),
        ...(tokenDays != null && { subAppTokenDays: tokenDays }),
      },
    });
    const counts = [
      ["security.endNow.keys", apiKeys.endNow],
      ["security.endEarlier.keys", apiKeys.endEarlier],
      ["security.endNow.tokens", subAppTokens.endNow],
      ["security.endEarlier.tokens", subAppTokens.endEarlier],
    ] as const;
    const lines = counts.flatMap(([line, count]) => (count > 0 ? [text(line, { count })] : []));
    if (lines.length === 0) return;
    await new Promise<void>((resolve, reject) => {
      confirm({
        title: text("security.endTitle"),
        content: (
          <>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>{text("security.endDetail")}</p>
          </>
        ),
        okText: text("word.save"),
        okButtonProps: { danger: true },
        cancelText: text("word.cancel"),
        onOk: () => resolve(),
        onCancel: () => reject(new Error("Cancelled")),
      });
    });
  };
};

/** The drawer that changes everyone's addresses and how long keys may be valid. */
export const GeneralPolicyForm = ({ policy, onClose }: GeneralPolicyFormProps) => {
  const text = useText();
  const update = useApiMutation("PUT /mc-api/security-policy");
  const { save, isLate } = useSavePolicy();
  const confirmEnds = useConfirmEnds();
  const { changedAt, ownAddress } = policy;
  return (
    <RecordForm<Values>
      drawer={480}
      title={text("security.generalTitle")}
      submit={text("word.save")}
      initialValues={{ ...policy, addresses: policy.addresses.join("\n") }}
      nameOf={fieldOfAddresses}
      save={async (values) => {
        await confirmEnds(values);
        await save(
          update.mutateAsync({
            body: {
              addresses: addressesIn(values.addresses),
              apiKeyDays: values.apiKeyDays ?? null,
              subAppTokenDays: values.subAppTokenDays ?? null,
              changedAt,
            },
          }),
        );
      }}
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
