import { Select, type SelectProps } from "antd";

/** A drop-down for several values. Tab moves to the next field. */
export const MultiSelect = <Value, Option extends object = { value: string; label: string }>(
  props: Omit<SelectProps<Value, Option>, "mode" | "onInputKeyDown">,
) => (
  <Select<Value, Option>
    {...props}
    mode="multiple"
    onInputKeyDown={(event) => {
      // While the list is open, antd treats Tab as Enter, which would unselect what was just chosen.
      if (event.key === "Tab") event.stopPropagation();
    }}
  />
);
