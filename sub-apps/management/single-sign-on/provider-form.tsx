import { Form } from "antd";
import { useText } from "../messages/index.ts";
import { CopyField } from "../shared/copy-field.tsx";
import { signOnCallback, signOnLogout } from "@console-shell/contract/words/single-sign-on";
import { RecordForm, useApiMutation, useApiQuery, useNotify } from "@console-shell/sdk";
import { inputOf, type Provider, type ProviderValues, valuesOf } from "./provider.ts";
import { ProviderFields } from "./provider-fields.tsx";

interface ProviderFormProps {
  /** The provider to edit, in a drawer; without one, a page adds one. */
  edited?: { provider: Provider; onClose: () => void };
}

/** Adds or edits an identity provider. */
export const ProviderForm = ({ edited }: ProviderFormProps) => {
  const provider = edited?.provider;
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<ProviderValues>();
  const add = useApiMutation("POST /mc-api/identity-provider/add");
  const update = useApiMutation("POST /mc-api/identity-provider/:id/update");
  const publicUrl = useApiQuery("GET /mc-api/identity-provider/passwords").data?.publicUrl ?? "";
  const typed = Form.useWatch("name", form) ?? "";
  const name = provider?.name ?? (typed || "…");

  const save = async (values: ProviderValues) => {
    const { name: newName, ...body } = inputOf(values);
    if (provider)
      await update.mutateAsync({
        params: { id: provider.id },
        body: { ...body, updatedAt: provider.updatedAt },
      });
    else await add.mutateAsync({ body: { ...body, name: newName } });
    notify({ kind: "success", title: text("provider.saved", { name: body.label }) });
    return `/single-sign-on/${newName}`;
  };

  return (
    <RecordForm<ProviderValues>
      form={form}
      title={provider ? text("provider.editTitle", { name: provider.label }) : text("provider.add")}
      submit={text("word.save")}
      initialValues={valuesOf(provider)}
      save={save}
      {...(edited
        ? { drawer: 560, onClose: edited.onClose }
        : { page: { path: "/single-sign-on", title: text("providers.title") } })}
    >
      <ProviderFields
        provider={provider}
        addresses={
          <>
            <CopyField
              label={text("provider.redirectUri")}
              value={`${publicUrl}${signOnCallback(name)}`}
            />
            <CopyField
              label={text("provider.logoutUri")}
              value={`${publicUrl}${signOnLogout(name)}`}
            />
          </>
        }
      />
    </RecordForm>
  );
};
