import type { Permission } from "./permissions.ts";
import type { SubAppName } from "./sub-app-names.ts";

interface WaitingKind {
  subApp: SubAppName;
  /** Permissions to act on it and to see the list. */
  permissions: readonly Permission[];
  /** The list filtered to exactly the counted items. */
  path: string;
}

/** The kinds of pending items, in display order. */
export const waitingKinds = {
  /** Registrations with a confirmed address that are pending a decision. */
  applicants: {
    subApp: "management",
    permissions: ["management:open", "management:applicant:read", "management:applicant:decide"],
    path: "/management/applicants?status=waiting",
  },
  /** Changes of others that the operator may approve. */
  approvals: {
    subApp: "management",
    permissions: ["management:open", "management:approval:decide"],
    path: "/management/approvals?status=waiting&by=others",
  },
  /** Alert rules that are firing now and that nobody has acknowledged. */
  alerts: {
    subApp: "console",
    permissions: ["console:open", "console:alert:read"],
    path: "/console/alerts?state=firing",
  },
  /** Face searches without a review. */
  faceQueries: {
    subApp: "face-search",
    permissions: ["face-search:open", "face-search:query:read", "face-search:query:review"],
    path: "/face-search/queries?decision=waiting",
  },
  /** Object searches with results but no judgement. */
  objectQueries: {
    subApp: "object-search-manager",
    permissions: [
      "object-search-manager:open",
      "object-search-manager:query:read",
      "object-search-manager:query:review",
    ],
    path: "/object-search-manager/queries?feedback=waiting",
  },
  /** Pictures that the engine failed on and that won't be retried automatically. */
  failedJobs: {
    subApp: "image-library-management",
    permissions: [
      "image-library-management:open",
      "image-library-management:library:read",
      "image-library-management:library:update",
    ],
    path: "/image-library-management/indexing?state=failed",
  },
  /** Unpaid invoices past their due date, for the clients visible to the operator. */
  overdueInvoices: {
    subApp: "finance",
    permissions: ["finance:open", "finance:invoice:read"],
    path: "/finance/invoices?status=overdue",
  },
  /** Top-ups of others pending approval, for the clients visible to the operator. */
  topUps: {
    subApp: "finance",
    permissions: ["finance:open", "finance:topup:read", "finance:topup:decide"],
    path: "/finance/top-ups?status=waiting&by=others",
  },
  /** Proposed refunds, likewise. */
  refunds: {
    subApp: "finance",
    permissions: ["finance:open", "finance:refund:read", "finance:refund:decide"],
    path: "/finance/refunds?status=waiting&by=others",
  },
  /** Proposed adjustments, likewise. */
  adjustments: {
    subApp: "finance",
    permissions: ["finance:open", "finance:ledger:read", "finance:adjustment:decide"],
    path: "/finance/adjustments?status=waiting&by=others",
  },
} as const satisfies Record<string, WaitingKind>;
export type WaitingName = keyof typeof waitingKinds;

export const waitingNames = Object.keys(waitingKinds) as WaitingName[];
