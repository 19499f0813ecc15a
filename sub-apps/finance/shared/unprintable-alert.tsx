import { Alert } from "antd";
import { useText } from "../messages/index.ts";

interface UnprintableAlertProps {
  /** What has them, and the characters. */
  found: readonly { label: string; characters: string }[];
}

/** Says which characters PDFs show as boxes, and where they are; nothing if there are none. */
export const UnprintableAlert = ({ found }: UnprintableAlertProps) => {
  const text = useText();
  const some = found.filter(({ characters }) => characters !== "");
  return some.length === 0 ? null : (
    <Alert
      type="warning"
      showIcon
      className="finance-form-alert"
      title={text("unprintable.title")}
      description={some.map(({ label, characters }) => (
        <div key={label}>{text("unprintable.in", { label, characters })}</div>
      ))}
    />
  );
};
