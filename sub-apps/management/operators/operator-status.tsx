import { Badge } from "antd";
import { useText } from "../messages/index.ts";

/** Whether an operator may sign in. */
export const OperatorStatus = ({ status }: { status: "active" | "disabled" }) => {
  const text = useText();
  return (
    <Badge status={status === "active" ? "success" : "default"} text={text(`operator.${status}`)} />
  );
};
