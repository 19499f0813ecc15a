import type { Permission } from "@console-shell/contract";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";

interface Kind {
  /** The path of its list within finance. */
  path: string;
  propose: Permission;
  decide: Permission;
}

/** How the pages differ by kind of proposal, apart from texts. */
export const kinds: Record<ProposalKind, Kind> = {
  "top-up": {
    path: "/top-ups",
    propose: "finance:topup:propose",
    decide: "finance:topup:decide",
  },
  refund: {
    path: "/refunds",
    propose: "finance:refund:propose",
    decide: "finance:refund:decide",
  },
  adjustment: {
    path: "/adjustments",
    propose: "finance:ledger:create",
    decide: "finance:adjustment:decide",
  },
};
