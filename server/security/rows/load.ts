import type { Requirement } from "../requirement.ts";

/** What keeps one sender from holding up everybody else. */
export const load: readonly Requirement[] = [
  {
    row: 36,
    must: "Nothing expensive happens before a request is admitted: bodies are limited by route, JSON in depth and number of values, and generated pages are rendered once. A few pictures are decoded at a time, with a share for each application and operator, and passwords are hashed in dedicated threads. Under overload the server answers 503 at once.",
    proof: {
      "server/kernel/json-body.test.ts": [
        "the longest body of %s is within its limit",
        "is refused when it is nested too deeply",
        "is refused when it has too many values",
      ],
      "server/kernel/calls.http.test.ts": ["a body that is nested too deeply is refused unparsed"],
      "server/kernel/openapi/openapi.test.ts": [
        "%s is rendered once, however often it is asked for",
      ],
      "server/kernel/semaphore.test.ts": [
        "one owner gets no more than its share of slots and queue, and delays nobody else",
      ],
      "server/modules/catalog/library/uploads.http.test.ts": [
        "refuses fewer pixels where each has 16 bits a channel",
      ],
      "server/modules/clients/public-api/own-libraries.http.test.ts": [
        "waits while other pictures are decoded, and sign-ins don't",
      ],
      "server/modules/identity/account/hash-threads.test.ts": [
        "a password is checked while files and pictures occupy all of libuv's threads",
      ],
      "server/kernel/shed-load.test.ts": [
        "requests over the limit are refused at once, except health",
        "streams, unfinished uploads and aborted requests don't count",
        "while the event loop lags, everything but health is refused",
      ],
    },
    notMet:
      "Stored pictures are decoded without a slot when a face is cut out or a thumbnail is missing; only operators can cause that. Uploads and streams don't count as requests in flight, and connections have no limit of their own.",
  },
];
