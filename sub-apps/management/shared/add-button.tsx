import { PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";

interface AddButtonProps {
  /** Undefined if the operator may not add anything. */
  add: { title: string; run: () => void } | undefined;
}

/** The button that adds a record to the list of a panel. */
export const AddButton = ({ add }: AddButtonProps) =>
  add ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add.run}>
      {add.title}
    </Button>
  ) : null;
