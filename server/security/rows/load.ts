import type { Requirement } from "../requirement.ts";

/** What keeps one sender from holding up everybody else. */
export const load: readonly Requirement[] = [
  {
    row: 36,
    must: "Nothing expensive happens before a request is admitted: bodies are limited by route, JSON in depth and number of values, generated pages are rendered once. Pictures are decoded a few at once, with a share for each application and operator, and passwords are hashed in threads of their own. With more to do than it can soon finish, the server answers 503 at once.",
    proof: {
      "server/http/json-body.test.ts": [
        "the longest body of %s is within its limit",
        "is refused when it is nested too deeply",
        "is refused when it has too many values",
      ],
      "server/http/calls.http.test.ts": ["a body that is nested too deeply is refused unparsed"],
      "server/http/openapi/openapi.test.ts": ["%s is rendered once, however often it is asked for"],
      "server/semaphore.test.ts": [
        "one owner takes no more than its share of slots and queue, and holds nobody else up",
      ],
      "server/features/library/uploads.http.test.ts": [
        "refuses fewer pixels where each has 16 bits a channel",
      ],
      "server/features/public-api/own-libraries.http.test.ts": [
        "waits while other pictures are decoded, and nobody waits for them to sign in",
      ],
      "server/features/account/hash-threads.test.ts": [
        "a password is checked while files and pictures have all of libuv's threads",
      ],
      "server/http/shed-load.test.ts": [
        "what comes above the limit of requests is refused at once, health excepted",
        "streams, and requests that are still being sent or were given up, take no place",
        "while the event loop is late everything but health is refused",
      ],
    },
    notMet:
      "Pictures that are stored already are decoded without a slot when a face is cut out or a thumbnail is missing, by operators only. Uploads and streams don't count as requests in flight, and connections have no limit of their own.",
  },
];
