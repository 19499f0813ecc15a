import { RecordForm, type RowOf, useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { RuleFields } from "./rule-fields.tsx";
import { type RuleValues, toBody, toValues } from "./rule-values.ts";

interface RuleFormProps {
  open: boolean;
  onClose: () => void;
  /** The rule to edit; undefined to create one. */
  rule: RowOf<"GET /cc-api/alert/list"> | undefined;
}

/** The drawer that creates or edits an alert rule. */
export const RuleForm = ({ open, onClose, rule }: RuleFormProps) => {
  const text = useText();
  const notify = useNotify();
  const invalidates = ["GET /cc-api/alert/list"] as const;
  const create = useApiMutation("POST /cc-api/alert/create", { invalidates });
  const update = useApiMutation("PATCH /cc-api/alert/:id", { invalidates });
  const save = async (values: RuleValues) => {
    const body = toBody(values);
    const { name } = rule
      ? await update.mutateAsync({ params: { id: rule.id }, body })
      : await create.mutateAsync({ body });
    notify({ kind: "success", title: text("alerts.saved", { name }) });
  };
  return (
    <RecordForm<RuleValues>
      open={open}
      drawer={420}
      title={rule ? text("alerts.editOf", { name: rule.name }) : text("alerts.create")}
      submit={text(rule ? "alerts.save" : "alerts.submitNew")}
      initialValues={toValues(rule)}
      save={save}
      onClose={onClose}
    >
      <RuleFields />
    </RecordForm>
  );
};
