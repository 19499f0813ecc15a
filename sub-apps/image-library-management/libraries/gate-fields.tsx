import { gateFaces, gateFlaws } from "@console-shell/contract/words/picture-gate";
import { Checkbox, Form, InputNumber, Select } from "antd";
import { useText } from "../messages/index.ts";

/** A library's requirements for its pictures; those for faces only in face libraries. */
export const GateFields = ({ isFaces }: { isFaces: boolean }) => {
  const text = useText();
  return (
    <>
      <Form.Item
        name={["gate", "minimumWidth"]}
        label={text("gate.minimumWidth")}
        extra={text("gate.hint")}
      >
        <InputNumber min={1} max={10_000} precision={0} />
      </Form.Item>
      {/* Hidden, but the values are kept, while the library is of another kind. */}
      <div hidden={!isFaces}>
        <Form.Item name={["gate", "faces"]} label={text("gate.faces")}>
          <Select
            options={gateFaces.map((value) => ({ value, label: text(`gate.faces.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name={["gate", "refusedFlaws"]} label={text("gate.refusedFlaws")}>
          <Checkbox.Group
            options={gateFlaws.map((value) => ({ value, label: text(`gate.flaw.${value}`) }))}
          />
        </Form.Item>
      </div>
    </>
  );
};
