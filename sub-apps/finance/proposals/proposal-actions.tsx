import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { useAccount, usePermission } from "@console-shell/sdk";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { kinds } from "./kinds.ts";
import type { Verb } from "./use-decision.ts";

interface ProposalActionsProps {
  proposal: Proposal;
  onDecide: (verb: Verb) => void;
}

/** The operator's actions on a pending proposal: decide on another person's, withdraw one's own. */
export const ProposalActions = ({ proposal, onDecide }: ProposalActionsProps) => {
  const text = useText();
  const own = useAccount().id === proposal.proposedById;
  const mayPropose = usePermission(kinds[proposal.kind].propose);
  const mayDecide = usePermission(kinds[proposal.kind].decide);
  if (proposal.status !== "waiting") return null;
  if (own)
    return mayPropose ? (
      <Button onClick={() => onDecide("withdraw")}>{text("decide.withdraw")}</Button>
    ) : null;
  return mayDecide ? (
    <>
      <Button danger onClick={() => onDecide("reject")}>
        {text("decide.reject")}
      </Button>
      <Button type="primary" onClick={() => onDecide("approve")}>
        {text("decide.approve")}
      </Button>
    </>
  ) : null;
};
