import { Checkbox } from "antd";

interface ChoicesProps<Value extends string> {
  options: { value: Value; label: string }[];
  className: string;
  id?: string;
  value?: Value[];
  onChange?: (value: Value[]) => void;
  "aria-describedby"?: string;
}

/**
 * Some of several, as a form's field. A group of boxes cannot be told to be required, which antd does all
 * the same where its field is.
 */
export const Choices = <Value extends string>({
  options,
  className,
  id,
  value = [],
  onChange,
  "aria-describedby": describedBy,
}: ChoicesProps<Value>) => (
  <Checkbox.Group<Value>
    className={className}
    options={options}
    value={value}
    {...(id && { id })}
    {...(onChange && { onChange })}
    {...(describedBy && { "aria-describedby": describedBy })}
  />
);
