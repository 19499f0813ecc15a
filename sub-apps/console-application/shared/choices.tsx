import { Checkbox } from "antd";
import type { ReactNode } from "react";

interface ChoicesProps<Value extends string> {
  options: { value: Value; label: ReactNode; disabled?: boolean }[];
  className: string;
  id?: string;
  value?: Value[];
  onChange?: (value: Value[]) => void;
  "aria-describedby"?: string;
}

/**
 * A form field of several checkboxes. Drops antd's `aria-required`, which a checkbox group may not have.
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
