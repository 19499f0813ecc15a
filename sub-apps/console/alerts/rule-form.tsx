import type { ApiOutput } from "@console-shell/contract";
import {
  applyFieldErrors,
  useApiMutation,
  useNotify,
  useDraft,
  useWriteButton,
} from "@console-shell/sdk";
import { Button, Drawer, Form, type FormInstance } from "antd";
import { useText } from "../messages/index.ts";
import { RuleFields } from "./rule-fields.tsx";
import { type RuleValues, toBody, toValues } from "./rule-values.ts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

interface RuleFormProps {
  open: boolean;
  onClose: () => void;
  /** The rule to edit; undefined to create one. */
  rule: Rule | undefined;
}

interface BodyProps {
  rule: Rule | undefined;
  onSave: (values: RuleValues, form: FormInstance<RuleValues>) => void;
  onValuesChange: () => void;
}

/** The form itself, mounted per opening, because antd's forms keep old values. */
const Body = ({ rule, onSave, onValuesChange }: BodyProps) => {
  const [form] = Form.useForm<RuleValues>();
  return (
    <Form<RuleValues>
      form={form}
      name="rule"
      layout="vertical"
      initialValues={toValues(rule)}
      onValuesChange={onValuesChange}
      onFinish={(values) => onSave(values, form)}
    >
      <RuleFields />
    </Form>
  );
};

/** The drawer that creates or edits an alert rule. */
export const RuleForm = ({ open, onClose, rule }: RuleFormProps) => {
  const text = useText();
  const notify = useNotify();
  const invalidates = ["GET /cc-api/alert/list"] as const;
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const create = useApiMutation("POST /cc-api/alert/create", { invalidates });
  const update = useApiMutation("PATCH /cc-api/alert/:id", { invalidates });
  const save: BodyProps["onSave"] = (values, form) => {
    const saved = {
      onError: (error: Error) => applyFieldErrors(form, error),
      onSuccess({ name }: Rule) {
        draft.done();
        notify({ kind: "success", title: text("alerts.saved", { name }) });
      },
    };
    const body = toBody(values);
    if (rule) update.mutate({ params: { id: rule.id }, body }, saved);
    else create.mutate({ body }, saved);
  };
  return (
    <Drawer
      open={open}
      onClose={draft.close}
      size={420}
      destroyOnHidden
      title={rule ? text("alerts.editOf", { name: rule.name }) : text("alerts.create")}
      footer={
        <div className="cs-form-actions">
          <Button onClick={draft.close}>{text("alerts.cancel")}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form="rule"
            {...writeButton(create.isPending || update.isPending)}
          >
            {text(rule ? "alerts.save" : "alerts.submitNew")}
          </Button>
        </div>
      }
    >
      <Body key={rule?.id ?? ""} rule={rule} onSave={save} onValuesChange={draft.onValuesChange} />
    </Drawer>
  );
};
