import { apiScopes, missingForScopes } from "@console-shell/contract/words/api-scopes";
import type { ApiKeyScope } from "@console-shell/contract/calls/client-app";
import { permissionLabel } from "@console-shell/contract/words/permission-labels";
import { RecordForm, useApiMutation, useLocale, usePermissions } from "@console-shell/sdk";
import { addressesIn } from "@console-shell/ui";
import { Form, Input } from "antd";
import type { Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";
import { Choices } from "../shared/choices.tsx";
import { AddressesField, fieldOfAddresses } from "./addresses-form.tsx";
import { ExpiryField, latestExpiry } from "./expiry-picker.tsx";

interface Values {
  name: string;
  scopes: ApiKeyScope[];
  addresses: string;
  expiresAt?: Dayjs | null;
}

interface KeyFormProps {
  clientAppId: string;
  /** Days that the security policy allows; null for no limit. */
  longestDays: number | null;
  onIssued: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that creates a key. */
export const KeyForm = ({ clientAppId, longestDays, onIssued, onClose }: KeyFormProps) => {
  const text = useText();
  const { permissions } = usePermissions();
  const locale = useLocale();
  const scopes = apiScopes.map((value) => {
    const missing = missingForScopes([value], (one) => permissions.includes(one));
    const needs = new Intl.ListFormat(locale).format(
      missing.map((one) => text("key.scopeNeed", { permission: permissionLabel(one, locale, []) })),
    );
    return {
      value,
      disabled: missing.length > 0,
      label: (
        <>
          <span>{text(`scope.${value}`)}</span>
          {needs ? <span className="key-needs">{text("key.scopeNeeds", { needs })}</span> : null}
        </>
      ),
    };
  });
  const add = useApiMutation("POST /cc-api/client-app/:id/key/add");

  const save = async ({ name, scopes, addresses, expiresAt }: Values) => {
    const { secret } = await add.mutateAsync({
      params: { id: clientAppId },
      body: {
        name,
        scopes,
        addresses: addressesIn(addresses),
        expiresAt: expiresAt?.valueOf() ?? null,
      },
    });
    onIssued(secret);
  };

  return (
    <RecordForm<Values>
      title={text("key.addTitle")}
      submit={text("word.create")}
      initialValues={{
        name: "",
        scopes: [],
        addresses: "",
        expiresAt: latestExpiry(longestDays),
      }}
      nameOf={fieldOfAddresses}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text("word.name")}
        extra={text("key.nameHelp")}
        rules={[{ required: true, whitespace: true, message: text("word.enterName") }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={text("key.scopes")}
        extra={scopes.some(({ disabled }) => disabled) ? text("key.scopesHelp") : null}
        rules={[{ required: true, type: "array", min: 1, message: text("key.scopesRequired") }]}
      >
        <Choices className="key-scopes" options={scopes} />
      </Form.Item>
      <AddressesField />
      <ExpiryField label={text("key.expiry")} longestDays={longestDays} />
    </RecordForm>
  );
};
