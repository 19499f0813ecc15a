import type { ApiOutput } from "@console-shell/contract";
import { applyFieldErrors, useApiMutation, useNotify } from "@console-shell/sdk";
import { Button, Drawer, Form, Space } from "antd";
import { useText } from "../messages/index.ts";
import { RuleFields } from "./rule-fields.tsx";
import { type RuleValues, toBody, toValues } from "./rule-values.ts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

interface RuleFormProps {
  open: boolean;
  onClose: () => void;
  /** The rule to edit; without one a new rule is made. */
  rule: Rule | undefined;
}

/** The drawer in which an alert rule is made or edited. */
export const RuleForm = ({ open, onClose, rule }: RuleFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<RuleValues>();
  const invalidates = ["GET /cc-api/alert/list"] as const;
  const create = useApiMutation("POST /cc-api/alert/create", { invalidates });
  const update = useApiMutation("PATCH /cc-api/alert/:id", { invalidates });
  const saved = {
    onError: (error: Error) => applyFieldErrors(form, error),
    onSuccess({ name }: Rule) {
      onClose();
      notify({ kind: "success", title: text("alerts.saved", { name }) });
    },
  };
  const save = (values: RuleValues) => {
    const body = toBody(values);
    if (rule) update.mutate({ params: { id: rule.id }, body }, saved);
    else create.mutate({ body }, saved);
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={420}
      destroyOnHidden
      title={rule ? text("alerts.editOf", { name: rule.name }) : text("alerts.create")}
      footer={
        <Space>
          <Button
            type="primary"
            htmlType="submit"
            form="rule"
            loading={create.isPending || update.isPending}
          >
            {text("alerts.save")}
          </Button>
          <Button onClick={onClose}>{text("alerts.cancel")}</Button>
        </Space>
      }
    >
      <Form<RuleValues>
        form={form}
        name="rule"
        layout="vertical"
        preserve={false}
        initialValues={toValues(rule)}
        onFinish={save}
      >
        <RuleFields />
      </Form>
    </Drawer>
  );
};
