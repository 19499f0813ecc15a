import type { TopUpStatus } from "@console-shell/contract/endpoints/finance-top-ups";
import { Badge } from "antd";
import { useText } from "../messages/index.ts";

export const topUpStatuses = [
  "waiting",
  "approved",
  "rejected",
  "withdrawn",
] as const satisfies TopUpStatus[];

const badges = {
  waiting: "processing",
  approved: "success",
  rejected: "error",
  withdrawn: "default",
} as const satisfies Record<TopUpStatus, string>;

/** How far a top-up is. */
export const TopUpStatusTag = ({ status }: { status: TopUpStatus }) => {
  const text = useText();
  return <Badge status={badges[status]} text={text(`topUpStatus.${status}`)} />;
};
