import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import type { Role } from "@console-shell/contract";
import { roleMappingMost } from "@console-shell/contract/words/single-sign-on";
import { CarefulSelect } from "@console-shell/ui";
import { Button, Form, Input } from "antd";
import { useText } from "../messages/index.ts";

/** The rows of a provider's role mapping: a value of the claim, and the role it gives. */
export const RoleMappingFields = ({
  options,
}: {
  options: { value: Role; label: string; disabled: boolean }[];
}) => {
  const text = useText();
  return (
    <Form.List name="roleMapping">
      {(rows, { add, remove }) => (
        <fieldset className="management-mapping">
          <legend>{text("provider.mapping")}</legend>
          {rows.map(({ key, name }, at) => (
            <div key={key} className="management-mapping-row">
              <Form.Item
                name={[name, "value"]}
                rules={[{ required: true, whitespace: true, message: text("required.value") }]}
              >
                <Input
                  aria-label={text("provider.mappingValue", { row: at + 1 })}
                  placeholder={text("provider.mappingValueShort")}
                  maxLength={200}
                  autoComplete="off"
                  spellCheck={false}
                />
              </Form.Item>
              <Form.Item
                name={[name, "role"]}
                rules={[{ required: true, message: text("required.role") }]}
              >
                <CarefulSelect
                  aria-label={text("provider.mappingRole", { row: at + 1 })}
                  placeholder={text("operator.role")}
                  options={options}
                />
              </Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={text("provider.mappingRemove", { row: at + 1 })}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={rows.length >= roleMappingMost}
            onClick={() => add({ value: "" })}
          >
            {text("provider.mappingAdd")}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
};
