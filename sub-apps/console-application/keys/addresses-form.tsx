import type { ClientApiKey } from "@console-shell/contract/calls/client-app";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { addressesIn, AddressesInput } from "@console-shell/ui";
import { Form } from "antd";
import { useText } from "../messages/index.ts";

/** The field of the list for a field error: `addresses.3` → `addresses`. */
export const fieldOfAddresses = (path: string): string[] => [
  path.replace(/^(addresses)\.\d+$/, "$1"),
];

/** From where a key may be used. */
export const AddressesField = () => {
  const text = useText();
  return (
    <Form.Item name="addresses" label={text("key.addresses")} extra={text("key.addressesHelp")}>
      <AddressesInput />
    </Form.Item>
  );
};

interface AddressesFormProps {
  clientAppId: string;
  apiKey: ClientApiKey;
  onClose: () => void;
}

/** The dialog that changes from where a key may be used. */
export const AddressesForm = ({ clientAppId, apiKey, onClose }: AddressesFormProps) => {
  const text = useText();
  const notify = useNotify();
  const { id: keyId, name, addresses } = apiKey;
  const update = useApiMutation("PATCH /cc-api/client-app/:id/key/:keyId");
  const save = async (values: { addresses: string }) => {
    await update.mutateAsync({
      params: { id: clientAppId, keyId },
      body: { addresses: addressesIn(values.addresses) },
    });
    notify({ kind: "success", title: text("key.addressesSaved", { name }) });
  };
  return (
    <RecordForm<{ addresses: string }>
      title={text("key.addressesTitle", { name })}
      submit={text("word.save")}
      initialValues={{ addresses: addresses.join("\n") }}
      nameOf={fieldOfAddresses}
      save={save}
      onClose={onClose}
      intro={<p>{text("key.addressesLead")}</p>}
    >
      <AddressesField />
    </RecordForm>
  );
};
