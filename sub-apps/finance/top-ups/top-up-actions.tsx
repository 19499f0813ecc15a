import type { TopUp } from "@console-shell/contract/endpoints/finance-top-ups";
import { useAccount, usePermission } from "@console-shell/sdk";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import type { Verb } from "./use-decision.ts";

interface TopUpActionsProps {
  topUp: TopUp;
  onDecide: (verb: Verb) => void;
}

/** What the operator may do about a top-up that waits: decide on another's, withdraw the own one. */
export const TopUpActions = ({ topUp, onDecide }: TopUpActionsProps) => {
  const text = useText();
  const own = useAccount().id === topUp.proposedById;
  const mayPropose = usePermission("finance:topup:propose");
  const mayDecide = usePermission("finance:topup:decide");
  if (topUp.status !== "waiting") return null;
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
