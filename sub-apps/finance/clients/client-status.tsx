import type { ClientStatus } from "@console-shell/contract/calls/finance";
import { Badge } from "antd";
import { useText } from "../messages/index.ts";

/** Whether a client can be charged. */
export const ClientStatusTag = ({ status }: { status: ClientStatus }) => {
  const text = useText();
  return (
    <Badge status={status === "active" ? "success" : "warning"} text={text(`status.${status}`)} />
  );
};
