import type { ApiOutput, Role } from "@console-shell/contract";
import { applyFieldErrors, useAccount, useApiMutation, useNotify } from "@console-shell/sdk";
import { Alert, Button, Drawer, Form, Space } from "antd";
import { useText } from "../messages/index.ts";
import { OperatorFields } from "./operator-fields.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

interface Values {
  account: string;
  name: string;
  email: string;
  phone: string;
  role: Role;
}

interface OperatorFormProps {
  open: boolean;
  onClose: () => void;
  /** The operator to edit; without one a new operator is made. */
  operator?: Operator;
  onCreated?: (created: ApiOutput<"POST /mc-api/operator/create">) => void;
}

/** The drawer in which an operator is made or edited. */
export const OperatorForm = ({ open, onClose, operator, onCreated }: OperatorFormProps) => {
  const text = useText();
  const notify = useNotify();
  const own = useAccount().id === operator?.id;
  const [form] = Form.useForm<Values>();
  const create = useApiMutation("POST /mc-api/operator/create");
  const update = useApiMutation("PATCH /mc-api/operator/:id");
  const saving = create.isPending || update.isPending;
  const onError = (error: Error) => applyFieldErrors(form, error);

  const save = ({ account, role, ...profile }: Values) => {
    if (!operator) {
      const body = { account, role, ...profile, phone: profile.phone ?? "" };
      create.mutate(
        { body },
        {
          onError,
          onSuccess(created) {
            onClose();
            onCreated?.(created);
          },
        },
      );
      return;
    }
    update.mutate(
      { params: { id: operator.id }, body: { ...profile, ...(own ? {} : { role }) } },
      {
        onError,
        onSuccess(saved) {
          onClose();
          notify({ kind: "success", title: text("operator.saved", { name: saved.name }) });
        },
      },
    );
  };

  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={420}
      destroyOnHidden
      title={
        operator
          ? text("operator.editTitle", { name: operator.name })
          : text("operator.createTitle")
      }
      footer={
        <Space>
          <Button type="primary" htmlType="submit" form="operator" loading={saving}>
            {operator ? text("operator.save") : text("operator.createAction")}
          </Button>
          <Button onClick={onClose}>{text("operator.cancel")}</Button>
        </Space>
      }
    >
      <Form<Values>
        form={form}
        name="operator"
        layout="vertical"
        preserve={false}
        {...(operator && { initialValues: operator })}
        onFinish={save}
        requiredMark
      >
        <OperatorFields isNew={!operator} own={own} grantedRole={operator?.role} />
        {operator ? null : <Alert type="info" showIcon title={text("operator.createNote")} />}
      </Form>
    </Drawer>
  );
};
