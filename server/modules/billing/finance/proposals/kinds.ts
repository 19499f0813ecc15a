import type { Permission } from "@console-shell/contract";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import type { NotificationKind } from "@console-shell/contract/words/notification-kinds";

interface Kind {
  /** Prefix of its numbers. */
  letter: string;
  /** Who decides. */
  decide: Permission;
  notice: NotificationKind;
  /** Its list in the console. */
  path: string;
}

/** How the kinds of proposals differ. */
export const kinds = {
  "top-up": {
    letter: "T",
    decide: "finance:topup:decide",
    notice: "top-up.waiting",
    path: "/finance/top-ups",
  },
  refund: {
    letter: "R",
    decide: "finance:refund:decide",
    notice: "refund.waiting",
    path: "/finance/refunds",
  },
  adjustment: {
    letter: "A",
    decide: "finance:adjustment:decide",
    notice: "adjustment.waiting",
    path: "/finance/adjustments",
  },
} as const satisfies Record<ProposalKind, Kind>;
