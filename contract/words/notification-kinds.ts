import type { AlertMetric } from "./alerts.ts";
import type { Permission } from "./permissions.ts";
import type { Role } from "./roles.ts";
import { waitingKinds } from "./waiting-kinds.ts";
import type { PauseReason } from "./webhooks.ts";

/** What an administrator did to somebody's account. */
const accountChanges = [
  "role",
  "sessions-ended",
  "password-replaced",
  "password-link-shown",
  "second-factors-removed",
] as const;
export type AccountChange = (typeof accountChanges)[number];

/** A kind of key or token that expires. */
export type ExpiringKey = "api-key" | "sub-app-token" | "provisioning-token";

/** The facts of each kind of notification; its text is rendered from these in the reader's language. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature
export type NotificationFacts = {
  /** A registration's address was confirmed, and it's pending a decision. */
  "applicant.waiting": { name: string; company: string; reference: string };
  /** A change waits for somebody else's approval; `target` is the name of what changes. */
  "approval.waiting": { target: string; by: string };
  /** Somebody decided on one's own change. */
  "approval.decided": { target: string; by: string; outcome: "approved" | "rejected" };
  /** A proposed top-up is pending a decision; `client` and `by` are names. */
  "top-up.waiting": { number: string; client: string; by: string };
  /** A proposed refund is pending a decision. */
  "refund.waiting": { number: string; client: string; by: string };
  /** A proposed adjustment is pending a decision. */
  "adjustment.waiting": { number: string; client: string; by: string };
  /**
   * An alert rule fires, or did and no longer does; `value` is a number in the unit of `metric`. `names` are the first
   * of the `causes` that the recipient may see, one a line.
   */
  "alert.firing": {
    rule: string;
    metric: AlertMetric;
    value: string;
    names?: string;
    causes?: string;
  };
  "alert.resolved": { rule: string; metric: AlertMetric; value: string };
  /** A client has less than a fifth of its credit left, or is over its limit. */
  "credit.low": { client: string; number: string; state: "low" | "over" };
  /** A mail with an invoice, or a reminder of one, failed for good; `number` is the invoice's. */
  "invoice-mail.failed": { number: string; client: string; mail: "invoice" | "reminder" };
  /** `by` is the account name of who did it; `role`, the new one, is set for a change of role. */
  "account.changed": { what: AccountChange; by: string; role?: Role };
  /** A sign-in from a browser that is new to the account. */
  "session.new-device": { device: string; address: string };
  /** A webhook of an own client app was paused automatically; `host` is its target. */
  "webhook.paused": { application: string; host: string; why: Exclude<PauseReason, "operator"> };
  /**
   * Keys of a client app or sub-app, named `of`, expire soon, or tokens of identity providers, without `of`. `name` is
   * the first one's, which ends at `at`, in milliseconds; `count` is the number of all.
   */
  "key.expiring": { what: ExpiringKey; name: string; of?: string; count: string; at: string };
  /** A stage has a release that asks for more of the page's policy than is approved. */
  "sub-app.policy-waiting": { app: string; version: string };
  /** A failing canary of a published sub-app was removed automatically; `failed` and `tried` count operators. */
  "sub-app.canary-returned": { app: string; version: string; failed: string; tried: string };
  /** Another operator, `by`, assigned an item of the work queue; `title` is its name there. */
  "work.assigned": { title: string; by: string };
};

/** Everything that an operator is notified of. */
export const notificationKinds = [
  "applicant.waiting",
  "approval.waiting",
  "approval.decided",
  "top-up.waiting",
  "refund.waiting",
  "adjustment.waiting",
  "alert.firing",
  "alert.resolved",
  "credit.low",
  "invoice-mail.failed",
  "account.changed",
  "session.new-device",
  "webhook.paused",
  "key.expiring",
  "sub-app.policy-waiting",
  "sub-app.canary-returned",
  "work.assigned",
] as const satisfies readonly (keyof NotificationFacts)[];
export type NotificationKind = (typeof notificationKinds)[number];

/** Permissions required to receive a notification and to keep reading it; those about oneself need none. */
export const notificationPermissions = {
  "applicant.waiting": waitingKinds.applicants.permissions,
  "approval.waiting": waitingKinds.approvals.permissions,
  // One's own.
  "approval.decided": [],
  "top-up.waiting": waitingKinds.topUps.permissions,
  "refund.waiting": waitingKinds.refunds.permissions,
  "adjustment.waiting": waitingKinds.adjustments.permissions,
  "alert.firing": waitingKinds.alerts.permissions,
  "alert.resolved": waitingKinds.alerts.permissions,
  "credit.low": ["finance:open", "finance:client:read"],
  "invoice-mail.failed": ["finance:open", "finance:invoice:read", "finance:invoice:send"],
  "account.changed": [],
  "session.new-device": [],
  "webhook.paused": [],
  // Its owner gets it without any permission.
  "key.expiring": [],
  "sub-app.policy-waiting": ["management:open", "management:sub-app:update"],
  // Its owner gets it without any permission.
  "sub-app.canary-returned": [],
  // Only those who may act on it can be assigned.
  "work.assigned": [],
} as const satisfies Record<NotificationKind, readonly Permission[]>;
