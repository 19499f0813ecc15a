import type { ThrottleRule } from "./tries.ts";

const minute = 60_000;

/**
 * Rate limits. Those by account have an exemption for known browsers, so that a stranger can't lock an operator out
 * from elsewhere.
 */
export const throttleRules = {
  /** By account and address. */
  loginToAccount: { kind: "login-account", limit: 10, window: 15 * minute },
  /** By account, from anywhere: many addresses must not allow as many tries. */
  loginToAccountAnywhere: { kind: "login-account-anywhere", limit: 50, window: 15 * minute },
  /** By account and known browser; no other limit applies then. */
  loginFromDevice: { kind: "login-device", limit: 10, window: 15 * minute },
  /** By address: many people may share one. */
  loginFromAddress: { kind: "login-address", limit: 100, window: 15 * minute },
  /** By address, in addition to those of a login: each makes the engine check some frames. */
  faceLoginFromAddress: { kind: "camera-address", limit: 30, window: 5 * minute },
  /** Wrong own passwords, by operator: a person who finds an open session must not be able to guess. */
  ownPassword: { kind: "own-password", limit: 10, window: 15 * minute },
  /** Wrong codes after the right password, by operator and known browser: a new sign-in doesn't reset it. */
  secondFactor: { kind: "second-factor", limit: 5, window: 15 * minute },
  /** Each stores a challenge. */
  passkeyFromAddress: { kind: "passkey-address", limit: 120, window: 5 * minute },
  /** Each stores a challenge. */
  cameraChallengeFromAddress: { kind: "camera-challenge-address", limit: 60, window: 5 * minute },
  /** By operator: frames sent to enrol a face. */
  faceEnrolment: { kind: "own-face", limit: 20, window: 15 * minute },
  /** Each stores a row, or calls a provider. */
  signOnFromAddress: { kind: "sign-on-address", limit: 120, window: 5 * minute },
  /** By address: logout tokens that aren't valid. */
  signOnLogoutFromAddress: { kind: "sign-on-logout-address", limit: 60, window: 5 * minute },
  setupFromAddress: { kind: "setup-address", limit: 20, window: 15 * minute },
  /** By account and address: each sends a mail. */
  forgetAccount: { kind: "forget-account", limit: 3, window: 10 * minute },
  /** By account, from anywhere, so that nobody's mailbox is flooded. */
  forgetAccountAnywhere: { kind: "forget-account-anywhere", limit: 10, window: 60 * minute },
  forgetFromAddress: { kind: "forget-address", limit: 30, window: 60 * minute },
  resetCodeFromAddress: { kind: "reset-code-address", limit: 50, window: 10 * minute },
  resetTokenFromAddress: { kind: "reset-token-address", limit: 50, window: 10 * minute },
  applyFromAddress: { kind: "apply-address", limit: 20, window: 60 * minute },
  /** By e-mail address, from anywhere: each sends a mail to the given address. */
  confirmMail: { kind: "confirm-mail", limit: 3, window: 60 * minute },
  /** By operator: mails about a sign-in from a new browser. */
  newBrowserMail: { kind: "new-browser-mail", limit: 3, window: 60 * minute },
  confirmFromAddress: { kind: "confirm-address", limit: 50, window: 10 * minute },
  invitationFromAddress: { kind: "invitation-address", limit: 50, window: 10 * minute },
  /** By address: somebody types, and many people may share one. */
  passwordCheckFromAddress: { kind: "password-check-address", limit: 600, window: 10 * minute },
  /** By operator: each is seconds of work for the engine. */
  queryImageOfOperator: { kind: "probe-operator", limit: 60, window: 5 * minute },
  /** By operator: each stores a file. */
  receiptOfOperator: { kind: "receipt-operator", limit: 60, window: 5 * minute },
  /** By operator: each compares some faces with all of a collection. */
  similarOfOperator: { kind: "similar-operator", limit: 60, window: 5 * minute },
  /** By operator and record, image or page of a list: how often a view of it is audited. */
  viewWritten: { kind: "face-view-written", limit: 1, window: 5 * minute },
  /** By operator and call: how often a call without permission is audited. */
  forbiddenWritten: { kind: "forbidden-written", limit: 1, window: 15 * minute },
  /** By operator: how often a call or a sign-in from an address that isn't allowed is audited. */
  elsewhereWritten: { kind: "elsewhere-written", limit: 1, window: 60 * minute },
  /** By operator: how many client-side errors are logged. */
  failureWritten: { kind: "failure-written", limit: 30, window: 5 * minute },
  /** By provisioning token: 100 a second, four times what identity providers ask for. */
  scimOfToken: { kind: "scim-token", limit: 6_000, window: minute },
  /** By provisioning token: how many refused requests are stored. */
  scimFailureWritten: { kind: "scim-failure-written", limit: 100, window: 15 * minute },
  /** By operator: how many batches of reported mounts are counted. */
  mountsReported: { kind: "mounts-reported", limit: 60, window: 5 * minute },
} as const satisfies Record<string, ThrottleRule>;
