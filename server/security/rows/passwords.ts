import type { Requirement } from "../requirement.ts";

/** What a password may be, how it is kept, and how a lost one is replaced. */
export const passwords: readonly Requirement[] = [
  {
    row: 15,
    must: "A password is any text of 12 to 128 characters, counted in code points. No kind of character is demanded and nothing is cut off: it signs in exactly as it was typed.",
    proof: {
      "server/modules/identity/account/any-password.http.test.ts": [
        "of 12 to 128 characters of any alphabet is taken, and it alone signs in",
        "of one character less or more is refused, counted in code points",
      ],
      "server/modules/identity/account/password-policy/weakness.test.ts": [
        "12 to 128 code points of any Unicode are accepted, and nothing is trimmed",
      ],
    },
    notMet:
      "Texts are compared as they come: an é typed as two characters on another keyboard is another password. A zero character is refused. A password that management makes counts until its operator changes it, and management has seen it.",
  },
  {
    row: 16,
    must: "A password that others have, that follows a pattern, or that holds the account, the address or the product's name is refused, without asking anybody outside.",
    proof: {
      "server/modules/identity/account/password-policy/weakness.test.ts": [
        "every entry of the lists, in any case",
        "%s is common or predictable",
        "the account name, the local part of the address or the product's name, wherever they are",
      ],
      "server/modules/identity/basic-info/change-password.http.test.ts": [
        "to one that is easily guessed, or the same",
      ],
      "server/modules/identity/recovery/recovery.http.test.ts": [
        "survives a weak password, which names the field",
      ],
      "server/modules/identity/setup/setup.http.test.ts": [
        "bad input is named and does not use the link up",
      ],
    },
    notMet:
      "The list comes with the server: 44,000 passwords of twelve characters and more among the million most frequent ones, and some 400 well-known phrases. A rarer password or phrase that has leaked is accepted, since no outside service is asked.",
  },
  {
    row: 17,
    must: "Passwords are kept as argon2id. A hash of other parameters is made anew at the next sign-in, and many sign-ins at once keep nobody else waiting.",
    proof: {
      "server/modules/identity/session/login.http.test.ts": [
        "a hash made with other parameters is renewed at the next login",
      ],
      "server/modules/identity/account/password-hash.mocked.http.test.ts": [
        "200 sign-ins at once hash few at a time, and health is answered meanwhile",
      ],
      "server/kernel/semaphore.test.ts": [
        "so many run, so many wait in turn, and the next is refused without having begun",
      ],
    },
    notMet:
      "Sign-ins are queued, and refused when 200 are waiting: a flood from many addresses keeps others from signing in while it lasts. There is no secret beside the hashes (no pepper).",
  },
  {
    row: 18,
    must: "A reset by mail is good once, for ten minutes, and for its own account alone. Of several at once one counts, and none opens a session or stands in for a second factor. It forgets all known browsers.",
    proof: {
      "server/modules/identity/recovery/recovery.http.test.ts": [
        "is exchanged once",
        "exchanged in parallel gives one token",
        "of one account is none of another's",
        "counts until its last millisecond",
        "may be guessed at five times, and a new code gives no more guesses",
        "works once",
        "used in parallel sets one password",
        "lives as long as its code would have",
        "changes no other account, and no disabled one",
      ],
      "server/modules/identity/recovery/recovery.nodes.test.ts": [
        "of 20 parallel calls with one code, and then with one token, exactly one wins",
      ],
      "server/modules/identity/second-factor/totp.http.test.ts": [
        "a password that was reset by mail does not skip it",
      ],
      "server/modules/identity/session/known-devices.http.test.ts": [
        "a password reset by mail forgets the known browsers",
      ],
      "server/platform/mail/mailer.http.test.ts": [
        "a mail server that does not encrypt gets nothing where SMTP_URL asks for it",
      ],
    },
    notMet:
      "Whoever reads the mailbox of somebody without a second factor has the account. Whether the mail is encrypted on its way is up to the mail server; only smtps:// and requireTLS=true in SMTP_URL insist on it.",
  },
  {
    row: 19,
    must: "The links in mails begin with PUBLIC_URL. Nothing that a request says of itself changes them.",
    proof: {
      "server/modules/identity/recovery/mail-link.http.test.ts": [
        "leave the mail with a reset code as it is",
        "leave the mail about a changed password as it is",
      ],
    },
  },
];
