import type { Permission } from "./permissions.ts";
import type { SubAppName } from "./sub-app-names.ts";

interface WaitingKind {
  subApp: SubAppName;
  /** Who is told: who may do something about it, and who may see the list. */
  permissions: readonly Permission[];
  /** The list with the filter that shows exactly those that are counted. */
  path: string;
}

/** What can wait for an operator, in the order in which it is told. */
export const waitingKinds = {
  /** Applications with a confirmed address, on which nobody has decided. */
  applicants: {
    subApp: "management",
    permissions: ["management:open", "management:applicant:read", "management:applicant:decide"],
    path: "/management/applicants?status=waiting",
  },
  /** Alert rules that fire now. */
  alerts: {
    subApp: "console",
    permissions: ["console:open", "console:alert:read"],
    path: "/console/alerts?state=firing",
  },
  /** Face searches that nobody has reviewed. */
  faceQueries: {
    subApp: "face-search",
    permissions: ["face-search:open", "face-search:query:read", "face-search:query:review"],
    path: "/face-search/queries?decision=waiting",
  },
  /** Object searches that found something, of which nobody has judged anything. */
  objectQueries: {
    subApp: "object-search-manager",
    permissions: [
      "object-search-manager:open",
      "object-search-manager:query:read",
      "object-search-manager:query:review",
    ],
    path: "/object-search-manager/queries?feedback=waiting",
  },
  /** Pictures that the engine could not look at, and that nobody tries again by itself. */
  failedJobs: {
    subApp: "image-library-management",
    permissions: [
      "image-library-management:open",
      "image-library-management:library:read",
      "image-library-management:library:update",
    ],
    path: "/image-library-management/indexing?state=failed",
  },
  /** Invoices past their due date that are not paid; of the clients that the operator sees. */
  overdueInvoices: {
    subApp: "finance",
    permissions: ["finance:open", "finance:invoice:read"],
    path: "/finance/invoices?status=overdue",
  },
  /** Proposed top-ups on which nobody has decided; of the clients that the operator sees. */
  topUps: {
    subApp: "finance",
    permissions: ["finance:open", "finance:topup:read", "finance:topup:decide"],
    path: "/finance/top-ups?status=waiting",
  },
  /** Proposed refunds, likewise. */
  refunds: {
    subApp: "finance",
    permissions: ["finance:open", "finance:refund:read", "finance:refund:decide"],
    path: "/finance/refunds?status=waiting",
  },
  /** Proposed adjustments, likewise. */
  adjustments: {
    subApp: "finance",
    permissions: ["finance:open", "finance:ledger:read", "finance:adjustment:decide"],
    path: "/finance/adjustments?status=waiting",
  },
} as const satisfies Record<string, WaitingKind>;
export type WaitingName = keyof typeof waitingKinds;

export const waitingNames = Object.keys(waitingKinds) as WaitingName[];
