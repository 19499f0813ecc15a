import type { Permission, Role } from "./permissions.ts";
import { waitingKinds } from "./waiting-kinds.ts";
import type { PauseReason } from "./webhook-choices.ts";

/** What an administrator did to somebody's account. */
export const accountChanges = [
  "role",
  "sessions-ended",
  "password-replaced",
  "second-factors-removed",
] as const;
export type AccountChange = (typeof accountChanges)[number];

/** What each kind of notification says; its text is made of these in the reader's language. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature
export type NotificationFacts = {
  /** An application's address was confirmed, and it waits for a decision. */
  "applicant.waiting": { name: string; company: string; reference: string };
  /** A proposed top-up waits for a decision; `client` and `by` are names. */
  "top-up.waiting": { number: string; client: string; by: string };
  /** So does a proposed refund. */
  "refund.waiting": { number: string; client: string; by: string };
  /** So does a proposed adjustment. */
  "adjustment.waiting": { number: string; client: string; by: string };
  /** A client has less than a fifth of its credit left, or has gone beyond it. */
  "credit.low": { client: string; number: string; state: "low" | "over" };
  /** `by` is the account name of who did it; `role`, the new one, comes with the change of one. */
  "account.changed": { what: AccountChange; by: string; role?: Role };
  /** A sign-in from a browser in which the account was not known. */
  "session.new-device": { device: string; address: string };
  /** A webhook of an own application was paused by itself; `host` is where it led. */
  "webhook.paused": { application: string; host: string; why: Exclude<PauseReason, "operator"> };
};

/** Everything that an operator is notified of. */
export const notificationKinds = [
  "applicant.waiting",
  "top-up.waiting",
  "refund.waiting",
  "adjustment.waiting",
  "credit.low",
  "account.changed",
  "session.new-device",
  "webhook.paused",
] as const satisfies readonly (keyof NotificationFacts)[];
export type NotificationKind = (typeof notificationKinds)[number];

/** What one has to hold to be told of it, and to go on reading it; what is about oneself needs nothing. */
export const notificationPermissions = {
  "applicant.waiting": waitingKinds.applicants.permissions,
  "top-up.waiting": waitingKinds.topUps.permissions,
  "refund.waiting": waitingKinds.refunds.permissions,
  "adjustment.waiting": waitingKinds.adjustments.permissions,
  "credit.low": ["finance:open", "finance:client:read"],
  "account.changed": [],
  "session.new-device": [],
  "webhook.paused": [],
} as const satisfies Record<NotificationKind, readonly Permission[]>;
