import type { Permission } from "@console-shell/contract";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import type { NotificationKind } from "@console-shell/contract/words/notification-kinds";

interface Kind {
  /** Prefix of its numbers. */
  letter: string;
  /** Who sees its proposals. */
  read: Permission;
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
    read: "finance:topup:read",
    decide: "finance:topup:decide",
    notice: "top-up.waiting",
    path: "/finance/top-ups",
  },
  refund: {
    letter: "R",
    read: "finance:refund:read",
    decide: "finance:refund:decide",
    notice: "refund.waiting",
    path: "/finance/refunds",
  },
  adjustment: {
    letter: "A",
    read: "finance:ledger:read",
    decide: "finance:adjustment:decide",
    notice: "adjustment.waiting",
    path: "/finance/adjustments",
  },
} as const satisfies Record<ProposalKind, Kind>;
