import type { Requirement } from "../requirement.ts";

/** What holds for programs of clients, which call the public API with a key. */
export const programs: readonly Requirement[] = [
  {
    row: 33,
    must: "The public API lets in whoever sends a key that works and has the call's scope, in its header alone; it sees only its application's libraries, and a sandbox key sees no production data. Only the key's hash is stored, and that it was revoked, has expired or lost its application counts from the next call on, on every node. Keys mean nothing to the console, sessions nothing to the API. When a key is made or rotated, its scopes can't go beyond its maker's role.",
    proof: {
      "server/modules/clients/public-api/key-access.http.test.ts": [
        "what is no key, or nobody's, is refused wherever it stands",
        "%s is refused, signed in or not",
        "a revoked key is refused from the next call on, and so is an expired one",
        "a suspended application is told so, until it goes on",
        "%s is for keys with its scope alone",
        "%s has no scope that its maker's role doesn't cover",
        "a key means nothing to the console, and gives no session",
        "no other site's page may read an answer or send a key",
        "a key is in no table, no event and no line of the log, whatever is done with it",
      ],
      "server/modules/clients/client-application/api-key.http.test.ts": [
        "needs the permissions for the old key's scopes, as making one does",
      ],
      "server/modules/clients/public-api/own-libraries.http.test.ts": [
        "%s finds nothing of the other",
        "lists have the own libraries alone, and one that was taken away is gone with the next call",
        "reaches no production data, and production keys reach no sandbox data",
        "a library that applications have keeps its environment, and pictures stay in it",
      ],
      "server/modules/clients/public-api/limits.nodes.test.ts": [
        "a key that was revoked on one node is refused on the other with the next call",
      ],
    },
    notMet:
      "A key alone is enough: it is bound to no address. Keys belong to their application: they keep working, with the scopes they have, after their maker is disabled or loses permissions; revoke them then. Names of libraries are unique in the whole console, so who may make one learns that a name is taken. Bad keys are not throttled; nobody can search through 2^256 of them.",
  },
  {
    row: 34,
    must: "An application makes as many calls in a minute and in a month as was said, however many nodes it asks at once, and every call that was done is counted before it is answered.",
    proof: {
      "server/modules/clients/public-api/limits.http.test.ts": [
        "the calls of a minute, told with each answer, and again in the next minute",
        "the calls of a month; the key still tells how it stands, and that is free",
        "of many at once exactly as many pass as are left",
      ],
      "server/modules/clients/public-api/limits.nodes.test.ts": [
        "of 120 parallel calls over two nodes exactly the 50 of the month pass, and each is counted once",
        "of 20 tries of one call over two nodes one does it, and it is paid for once",
      ],
      "server/modules/clients/public-api/idempotency/idempotency.http.test.ts": [
        "a second try is answered as the first one, and is neither done nor paid for",
        "of many tries at once one is done, and the others are told so or get its answer",
      ],
      "server/modules/clients/public-api/killed.test.ts": [
        "no call that was answered is lost by a kill in the middle of many",
      ],
      "server/modules/clients/public-api/metering.http.test.ts": [
        "what was done is stored when it is answered, however many come at once",
        "a call that can't be counted fails instead of being free",
        "a call that failed because counting took too long is not counted once that would be possible",
      ],
    },
    notMet:
      "A minute is one of the clock, so that twice as many calls can come around its end. What a call has changed stays where its counting fails. Refused calls are counted after their answer, and a killed process loses the last of them.",
  },
];
