import { RecordForm, type RowOf, useAccount, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form } from "antd";
import { useText } from "../messages/index.ts";
import { RecipientFields } from "./recipient-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { type RuleValues, suggested, toBody, toValues } from "./rule-values.ts";

interface RuleFormProps {
  /** The rule to edit, in a drawer; without one, a page creates one. */
  edited?: { rule: RowOf<"GET /cc-api/alert/list">; onClose: () => void };
}

/** Fields of quiet hours, by the server's names of them. */
const quietFields: Record<string, string> = {
  "quietHours.from": "quietFrom",
  "quietHours.to": "quietTo",
  "quietHours.zone": "quietZone",
};

/** Creates or edits an alert rule. */
export const RuleForm = ({ edited }: RuleFormProps) => {
  const rule = edited?.rule;
  const text = useText();
  const notify = useNotify();
  const account = useAccount();
  const [form] = Form.useForm<RuleValues>();
  const create = useApiMutation("POST /cc-api/alert/create");
  const update = useApiMutation("PATCH /cc-api/alert/:id");
  const save = async (values: RuleValues) => {
    const body = toBody(values);
    const { id, name } = rule
      ? await update.mutateAsync({ params: { id: rule.id }, body })
      : await create.mutateAsync({ body });
    notify({ kind: "success", title: text("alerts.saved", { name }) });
    return `/alerts/${id}`;
  };
  const maker = {
    operatorId: account.id,
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return (
    <RecordForm<RuleValues>
      form={form}
      title={rule ? text("alerts.editOf", { name: rule.name }) : text("alerts.create")}
      submit={text(rule ? "word.save" : "word.create")}
      initialValues={toValues(rule, maker)}
      onValuesChange={({ metric }) => {
        // Another metric has another unit, so the old threshold says nothing.
        if (metric) form.setFieldsValue(suggested(metric));
      }}
      nameOf={(path) => [quietFields[path] ?? path]}
      save={save}
      {...(edited
        ? { drawer: 480, onClose: edited.onClose }
        : { page: { path: "/alerts", title: text("alerts.title") } })}
    >
      <RuleFields />
      <RecipientFields isNew={!rule} />
    </RecordForm>
  );
};
