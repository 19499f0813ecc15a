import { Select, type SelectProps } from "antd";

/** A drop-down field of several values. Tab goes on to the next field. */
export const MultiSelect = <Value, Option extends object = { value: string; label: string }>(
  props: Omit<SelectProps<Value, Option>, "mode" | "onInputKeyDown">,
) => (
  <Select<Value, Option>
    {...props}
    mode="multiple"
    onInputKeyDown={(event) => {
      // While its list is open, antd takes Tab for Enter: it would unselect what was just chosen.
      if (event.key === "Tab") event.stopPropagation();
    }}
  />
);
