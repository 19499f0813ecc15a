import { Alert, Form, InputNumber } from "antd";
import { useText } from "../messages/index.ts";

interface AmountFieldProps {
  name: string;
  label: string;
  extra: string;
  limits: { min: number; max: number };
  unit: string;
  required?: boolean;
}

/** A field for a whole number within limits, with its unit. */
export const AmountField = ({
  name,
  label,
  extra,
  limits,
  unit,
  required = false,
}: AmountFieldProps) => {
  const text = useText();
  const message = text("security.range", limits);
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      required={required}
      rules={[{ required, type: "integer", ...limits, message }]}
    >
      <InputNumber {...limits} precision={0} className="management-amount" suffix={unit} />
    </Form.Item>
  );
};

/** Says that somebody else has saved the policy since the form was opened. */
export const LateWarning = () => (
  <Alert type="warning" showIcon title={useText()("security.late")} className="cs-dialog-alert" />
);
