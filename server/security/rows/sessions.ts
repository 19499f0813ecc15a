import type { Requirement } from "../requirement.ts";

/** How a browser is known to be an operator's, and until when. */
export const sessions: readonly Requirement[] = [
  {
    row: 1,
    must: "A session's token is 256 random bits, and says nothing. The browser alone has it: the server keeps its SHA-256, and writes it nowhere.",
    proof: {
      "server/modules/identity/session/login.http.test.ts": [
        "is in no table and in no line of the log",
      ],
      "server/kernel/session-cookie.http.test.ts": [
        "carry 256 random bits, and nothing is read from one of another name",
      ],
      "server/modules/identity/audit/every-action.http.test.ts": [
        "everything that is written down happens, and no secret of it is kept",
      ],
    },
  },
  {
    row: 2,
    must: "The token changes when somebody signs in, proves again who is there, changes what it takes to sign in, or sets a password. The one before, or one that somebody put into the browser, opens nothing.",
    proof: {
      "server/modules/identity/session/login.http.test.ts": [
        "is new at every login, and the one before it is dead",
        "cannot be planted before the login",
      ],
      "server/modules/identity/session/reauthenticate.http.test.ts": [
        "by password lets the call through, under a new token",
      ],
      "server/modules/identity/second-factor/new-token.http.test.ts": [
        "%s",
        "a passkey or an authenticator app that is added",
      ],
      "server/modules/identity/basic-info/change-password.http.test.ts": [
        "ends every other session, and gives this one a new token",
      ],
      "server/modules/identity/session/known-devices.http.test.ts": [
        "each sign-in changes the token, and one that was planted is worth nothing",
      ],
    },
  },
  {
    row: 3,
    must: "The cookie is out of scripts' reach (HttpOnly), goes to this host alone (__Host-, no Domain), over TLS alone (Secure), and with no request of another site but a link (SameSite=Lax).",
    proof: {
      "server/kernel/session-cookie.http.test.ts": [
        "are out of scripts' reach, for this host and its own pages alone",
      ],
      "e2e/guest-on-sibling/guest-on-sibling.spec.ts": [
        "a sibling's page signs in, reads, streams, uploads, downloads and signs out",
      ],
    },
    notMet:
      "The server ends no TLS and learns of one in front from PUBLIC_URL alone: where that begins with http, the cookie has neither the prefix nor Secure. Lax and not Strict, because a link in a mail has to find its reader signed in.",
  },
  {
    row: 4,
    must: "A session ends when nobody has used it for a while, although a page is open that reads by itself, and after a day however busy it is. A remembered session ends after 30 days; root and administrators are never remembered.",
    proof: {
      "server/modules/identity/session/session-life.http.test.ts": [
        "ends when it is not used",
        "ends for good, however busy",
        "that is remembered sleeps for weeks and ends after thirty days",
        "of %s is never remembered",
        "is not remembered any more once its operator becomes an administrator",
      ],
      "server/modules/console/notification/stream/stream.http.test.ts": [
        "does not use its session by listening: it ends when it is idle",
      ],
      "server/kernel/page-headers.http.test.ts": [
        "does not keep its session alive, neither by reading again nor by listening anew",
      ],
      "shell/session/user-presence.test.ts": [
        "somebody is there for a minute after each sign of them, and after opening the page",
      ],
    },
    notMet:
      "The page says itself that nobody is there: a program, or a sub-application that calls the server past its host, uses the session with each call. A session that its operator asked to remember ends after thirty days, used or not: it has no end for being idle.",
  },
  {
    row: 5,
    must: "Signing out, a disabled account, another role and a new password count from the next request on, on whichever node it arrives. A page of one account does nothing as another that has signed in in the same browser since.",
    proof: {
      "server/kernel/page-headers.http.test.ts": [
        "writes nothing, and reads nothing, as somebody else",
      ],
      "shell/request/create-request.test.ts": ["stays the call of whose page it was"],
      "server/modules/identity/session/ended-sessions.nodes.test.ts": [
        "%s",
        "a password changed by its owner ends every other session, and the old token of this one",
        "follows a changed role",
        "follows a grant that is taken from the role, or given to it",
      ],
      "server/modules/identity/session/session-life.http.test.ts": [
        "a disabled operator is signed out",
        "a changed role has its permissions",
      ],
      "server/modules/console/notification/stream/stream.nodes.test.ts": [
        "what ends a session on one node ends its stream on the other",
      ],
    },
    notMet:
      "A request that is under way when its session ends is answered as it began, and a client may take up to two minutes to send one.",
  },
  {
    row: 6,
    must: "Operators see where their account is signed in, and end any of it; nothing else ends with it. An operator has at most 50 sessions; beyond that, the least recently used one ends. A sign-in from a new browser is reported by mail.",
    proof: {
      "server/modules/identity/session/own-sessions.http.test.ts": [
        "an operator sees where the account is signed in, and which session is this one",
        "to end one ends that one alone, at once",
        "nobody ends, or learns of, the session of somebody else",
        "over the limit, the least recently used session ends",
      ],
      "e2e/user-info/user-info.spec.ts": [
        "a session that was left open elsewhere is seen and ended",
      ],
      "server/modules/identity/session/known-devices.http.test.ts": [
        "once per browser, except for the account's first sign-in",
        "at most three times an hour: a browser without cookies is new each time",
      ],
    },
  },
  {
    row: 7,
    must: "Changes to accounts, roles and one's own sign-in, to a client application's owner, members, keys, webhooks and libraries, and to money (prices, terms, credit limits, entries, invoices, decisions) need proof of identity from the last ten minutes, so an open screen isn't enough to take over an account or move money.",
    proof: {
      "server/modules/identity/session/reauthenticate.http.test.ts": [
        "every call that asks for one is refused",
        "a change to a field that asks for one is refused, other changes aren't",
        "nothing else changes money, keys, webhooks, grants, roles or accounts",
        "the own e-mail address does not change, but everything else of the profile",
        "no other operator gets another role or address, but another name",
        "needs the second factor where there is one",
      ],
      "e2e/reauth/reauth.spec.ts": [
        "what matters asks who is there once the last proof is long ago, and then goes on",
      ],
    },
    notMet:
      "The sign-in is a proof, too: a session stolen within its first ten minutes needs no other.",
  },
];
