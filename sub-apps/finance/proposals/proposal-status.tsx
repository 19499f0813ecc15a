import { Status } from "@console-shell/ui";
import type { ProposalStatus } from "@console-shell/contract/calls/finance-proposals";
import { useText } from "../messages/index.ts";

export const proposalStatuses = [
  "waiting",
  "approved",
  "rejected",
  "withdrawn",
] as const satisfies ProposalStatus[];

const badges = {
  waiting: "processing",
  approved: "success",
  rejected: "error",
  withdrawn: "default",
} as const satisfies Record<ProposalStatus, string>;

/** A proposal's status. */
export const ProposalStatusTag = ({ status }: { status: ProposalStatus }) => {
  const text = useText();
  return <Status status={badges[status]} text={text(`proposalStatus.${status}`)} />;
};
