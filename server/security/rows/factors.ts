import type { Requirement } from "../requirement.ts";

/** What it takes beside a password, and how the first account comes to be. */
export const factors: readonly Requirement[] = [
  {
    row: 20,
    must: "Root and administrators have a second factor. A code of an authenticator app is taken once, few wrong ones are let through however often the sign-in begins anew, and recovery codes are kept as hashes.",
    proof: {
      "server/modules/identity/second-factor/totp.http.test.ts": [
        "takes no code twice, nor an older one than the last",
        "of 20 at the same moment with one code exactly one gets in",
        "is over after so many wrong codes, and a new sign-in does not start the count anew",
        "neither its secret nor a recovery code is stored readably, logged or in the audit log",
        "signs in once, however it is typed, and is written down",
      ],
      "server/modules/identity/second-factor/demanded.http.test.ts": [
        "root and admin do nothing without a second factor but set one up",
        "what may be called without is to see the account and to set a factor up",
        "the last one is not taken away, but one of two is",
        "who becomes an administrator needs one with the next request",
      ],
      "server/platform/secrets/sealer.test.ts": [
        "nobody else's, no altered and no other key's text opens",
      ],
      "e2e/setup/setup.spec.ts": [
        "the printed link makes the first account, whose role then demands a second factor",
      ],
    },
    notMet:
      "A demo offers second factors and demands none. The secrets of authenticator apps have to be read again, so they are sealed and not hashed; unless SECRET_KEY is set, the key lies beside the embedded database. Codes by SMS or mail are not offered. An administrator can take the factors of another one away and set a password; both are written down and mailed.",
  },
  {
    row: 21,
    must: "A passkey works at the console's own address, for a challenge that is used up by it, and only once its owner has unlocked the device.",
    proof: {
      "server/modules/identity/second-factor/passkey.http.test.ts": [
        "from another origin",
        "with a challenge that was used, is not ours, has expired or was for something else",
        "without its user verified",
        "with a signature of another key, or one of a clone that counts behind",
        "when it is made: from another origin, unverified, for somebody else, with a used challenge",
        "of parallel answers to one challenge one signs in",
      ],
      "e2e/passkey/passkey.spec.ts": [
        "a passkey works at the console's own address alone",
        "the server refuses a device that was not unlocked, and an answer that was given before",
      ],
    },
    notMet:
      "No attestation is asked for: a passkey may be made by any device or program, and synced by it.",
  },
  {
    row: 22,
    must: "A new console has no account. The first start prints a link that makes the first one, a root, once and within a day.",
    proof: {
      "server/process.test.ts": [
        "an empty console prints the link that makes its first operator, once",
        "a demo is filled once and prints its accounts at every start; production never is one",
      ],
      "server/modules/identity/setup/setup.http.test.ts": [
        "the link makes root, signs in, and the second factor comes first",
        "the link works once, also when two use it at the same moment",
        "it makes nobody where there is an operator already",
        "only a hash of the link is stored",
      ],
    },
    notMet:
      "The link is printed, so whoever reads the output of that start can use it until somebody has. A demo (DEMO=1) has accounts of known names, with a random password.",
  },
];
