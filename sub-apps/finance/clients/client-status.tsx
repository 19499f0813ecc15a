import { Status } from "@console-shell/ui";
import type { ClientStatus } from "@console-shell/contract/calls/finance";
import { useText } from "../messages/index.ts";

/** Whether a client can be charged. */
export const ClientStatusTag = ({ status }: { status: ClientStatus }) => {
  const text = useText();
  return (
    <Status status={status === "active" ? "success" : "warning"} text={text(`status.${status}`)} />
  );
};
