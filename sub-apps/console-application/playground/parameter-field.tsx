import { AutoComplete, Form, Input, InputNumber, Select } from "antd";
import { useText } from "../messages/index.ts";
import type { Parameter } from "./operations.ts";

interface ParameterFieldProps {
  parameter: Parameter;
  /** Suggested values with their labels. */
  known: readonly { value: string; label: string }[];
}

const ParameterInput = ({ parameter: { schema }, known, ...field }: ParameterFieldProps) => {
  const { minimum, maximum } = schema;
  if (schema.enum)
    return (
      <Select
        {...field}
        allowClear
        options={schema.enum.map((value) => ({ value: String(value), label: String(value) }))}
      />
    );
  if (schema.type === "integer")
    return (
      <InputNumber
        {...field}
        precision={0}
        className="limits-number"
        {...(minimum !== undefined && { min: minimum })}
        {...(maximum !== undefined && { max: maximum })}
      />
    );
  if (known.length > 0) return <AutoComplete {...field} options={[...known]} allowClear />;
  return <Input {...field} autoComplete="off" />;
};

/** A parameter's form field, depending on its schema. */
export const ParameterField = ({ parameter, known }: ParameterFieldProps) => {
  const text = useText();
  const { name, required, schema } = parameter;
  return (
    <Form.Item
      name={["parameters", name]}
      label={<code lang="en">{name}</code>}
      extra={schema.description}
      rules={[
        { required, message: text("required.value") },
        ...(schema.pattern
          ? [{ pattern: new RegExp(schema.pattern), message: text("playground.form") }]
          : []),
      ]}
    >
      <ParameterInput parameter={parameter} known={known} />
    </Form.Item>
  );
};
