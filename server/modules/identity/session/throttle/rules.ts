import type { ThrottleRule } from "./tries.ts";

const minute = 60_000;

/**
 * How many tries are let through. What counts by account alone has an exemption for browsers that are
 * known, so that a stranger can't lock an operator out from elsewhere.
 */
export const throttleRules = {
  /** By account and address. */
  loginToAccount: { kind: "login-account", limit: 10, window: 15 * minute },
  /** By account, from anywhere: who has many addresses must not have as many tries. */
  loginToAccountAnywhere: { kind: "login-account-anywhere", limit: 50, window: 15 * minute },
  /** By account and browser, where that browser has signed in to it before; no other count holds then. */
  loginFromDevice: { kind: "login-device", limit: 10, window: 15 * minute },
  /** By address: many people may share one. */
  loginFromAddress: { kind: "login-address", limit: 100, window: 15 * minute },
  /** By address, beside those of a login: each makes the engine look at some frames. */
  cameraFromAddress: { kind: "camera-address", limit: 30, window: 5 * minute },
  /** Wrong own passwords, by operator: whoever finds an open session must not try them all. */
  ownPassword: { kind: "own-password", limit: 10, window: 15 * minute },
  /**
   * Wrong codes after the right password, by operator and known browser: a new sign-in does not
   * start the count anew.
   */
  secondFactor: { kind: "second-factor", limit: 5, window: 15 * minute },
  /** Each makes a challenge that is stored. */
  passkeyFromAddress: { kind: "passkey-address", limit: 120, window: 5 * minute },
  /** Each makes a challenge that is stored. */
  cameraChallengeFromAddress: { kind: "camera-challenge-address", limit: 60, window: 5 * minute },
  /** By operator: frames that were sent to enrol a face. */
  ownFace: { kind: "own-face", limit: 20, window: 15 * minute },
  setupFromAddress: { kind: "setup-address", limit: 20, window: 15 * minute },
  /** By account and address: each lets one mail go out. */
  forgetAccount: { kind: "forget-account", limit: 3, window: 10 * minute },
  /** By account, from anywhere, so that nobody's mailbox is flooded. */
  forgetAccountAnywhere: { kind: "forget-account-anywhere", limit: 10, window: 60 * minute },
  forgetFromAddress: { kind: "forget-address", limit: 30, window: 60 * minute },
  resetCodeFromAddress: { kind: "reset-code-address", limit: 50, window: 10 * minute },
  resetTokenFromAddress: { kind: "reset-token-address", limit: 50, window: 10 * minute },
  applyFromAddress: { kind: "apply-address", limit: 20, window: 60 * minute },
  /** By e-mail address, from anywhere: each lets one mail go out to whoever was named. */
  confirmMail: { kind: "confirm-mail", limit: 3, window: 60 * minute },
  /** By operator: mails about a sign-in from a new browser. */
  newBrowserMail: { kind: "new-browser-mail", limit: 3, window: 60 * minute },
  confirmFromAddress: { kind: "confirm-address", limit: 50, window: 10 * minute },
  invitationFromAddress: { kind: "invitation-address", limit: 50, window: 10 * minute },
  /** By operator: each is work of seconds for the engine. */
  probeOfOperator: { kind: "probe-operator", limit: 60, window: 5 * minute },
  /** By operator: each compares some faces with all of a collection. */
  similarOfOperator: { kind: "similar-operator", limit: 60, window: 5 * minute },
  /** By operator and face search, comparison, person or list of people: how often a view of it is written down. */
  faceViewWritten: { kind: "face-view-written", limit: 1, window: 5 * minute },
  /** By operator and call: how often a call without permission is written down. */
  forbiddenWritten: { kind: "forbidden-written", limit: 1, window: 15 * minute },
  /** By operator: how many failures that a page reports are written to the log. */
  failureWritten: { kind: "failure-written", limit: 30, window: 5 * minute },
} as const satisfies Record<string, ThrottleRule>;
