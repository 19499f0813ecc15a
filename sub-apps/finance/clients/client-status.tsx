import type { ClientStatus } from "@console-shell/contract/endpoints/finance";
import { Tag } from "antd";
import { useText } from "../messages/index.ts";

/** Whether a client can be charged. */
export const ClientStatusTag = ({ status }: { status: ClientStatus }) => {
  const text = useText();
  return <Tag color={status === "active" ? "green" : "orange"}>{text(`status.${status}`)}</Tag>;
};
