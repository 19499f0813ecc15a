import type { ApiOutput, Locale, Role } from "@console-shell/contract";
import { useLocale } from "@console-shell/sdk";
import { Alert, Form, type FormInstance } from "antd";
import { useText } from "../messages/index.ts";
import { OperatorFields } from "./operator-fields.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

interface Values {
  account: string;
  name: string;
  email: string;
  phone: string | undefined;
  role: Role;
  /** Only for a new operator. */
  locale: Locale;
}

export type SaveOperator = (values: Values, form: FormInstance<Values>) => void;

interface OperatorFormBodyProps {
  operator: Operator | undefined;
  /** Whether it is the signed-in operator's own account. */
  own: boolean;
  onSave: SaveOperator;
  onValuesChange: () => void;
}

/** The form itself, mounted per opening, because antd's forms keep old values. */
export const OperatorFormBody = ({
  operator,
  own,
  onSave,
  onValuesChange,
}: OperatorFormBodyProps) => {
  const text = useText();
  const locale = useLocale();
  const [form] = Form.useForm<Values>();
  return (
    <Form<Values>
      form={form}
      name="operator"
      layout="vertical"
      // Disables the browser's own e-mail validation, which has its own texts and language.
      noValidate
      initialValues={operator ?? { locale }}
      onValuesChange={onValuesChange}
      onFinish={(values) => onSave(values, form)}
    >
      <OperatorFields isNew={!operator} own={own} grantedRole={operator?.role} />
      {operator ? null : <Alert type="info" showIcon title={text("operator.createNote")} />}
    </Form>
  );
};
