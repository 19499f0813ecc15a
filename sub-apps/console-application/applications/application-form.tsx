import type { ClientApplication } from "@console-shell/contract/calls/client-application";
import { RecordForm, useApiMutation, useApiQuery, useNotify } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Form, Input, Select } from "antd";
import { useText } from "../messages/index.ts";
import { environments } from "./application-tags.tsx";

interface Values {
  name: string;
  environment: ClientApplication["environment"];
  description: string;
  ownerId: string;
}

interface ApplicationFormProps {
  /** The client app to edit; undefined to add one. */
  application?: ClientApplication;
  onClose: () => void;
}

/** The dialog that adds or edits a client app. */
export const ApplicationForm = ({ application, onClose }: ApplicationFormProps) => {
  const text = useText();
  const notify = useNotify();
  const owners = useApiQuery("GET /cc-api/client-application/owner/list");
  const choices = useSelectOptions(owners);
  const add = useApiMutation("POST /cc-api/client-application/add");
  const update = useApiMutation("PATCH /cc-api/client-application/:id");

  const save = async ({ environment, ...values }: Values) => {
    const saved = application
      ? await update.mutateAsync({ params: { id: application.id }, body: values })
      : await add.mutateAsync({ body: { environment, ...values } });
    const title = application ? "application.saved" : "application.added";
    notify({ kind: "success", title: text(title, { name: saved.name }) });
  };

  return (
    <RecordForm<Values>
      title={text(application ? "application.editTitle" : "application.addTitle")}
      submit={text(application ? "common.save" : "common.create")}
      initialValues={{
        name: application?.name ?? "",
        environment: application?.environment ?? "sandbox",
        description: application?.description ?? "",
        ownerId: application?.ownerId,
      }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text("application.name")}
        rules={[{ required: true, whitespace: true, message: text("required.name") }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="environment"
        required
        label={text("application.environment")}
        extra={text("application.environmentHelp")}
      >
        <Select
          disabled={application !== undefined}
          options={environments.map((value) => ({ value, label: text(`environment.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="ownerId"
        label={text("application.owner")}
        extra={application?.ownRole === "manager" ? text("application.ownerHelp") : null}
        rules={[{ required: true, message: text("required.owner") }]}
      >
        <Select
          disabled={application?.ownRole === "manager"}
          showSearch={{ optionFilterProp: "label" }}
          {...choices}
          options={owners.data?.map(({ id, name, account }) => ({
            value: id,
            label: `${name} (${account})`,
          }))}
        />
      </Form.Item>
      <Form.Item name="description" label={text("application.description")}>
        <Input.TextArea maxLength={500} rows={3} showCount />
      </Form.Item>
    </RecordForm>
  );
};
