import type { Requirement } from "../requirement.ts";

/** What the console sends to addresses that operators type. */
export const webhooks: readonly Requirement[] = [
  {
    row: 31,
    must: "Nobody has the server call its own network: a webhook leads to addresses of the public internet alone, however they are written, checked when it is saved and at each connection; never to a cloud's metadata address, and only to web servers' ports. A connection goes to the very address that was checked. Redirects are not followed.",
    proof: {
      "server/modules/clients/webhook/guard/guard.test.ts": [
        "no address of a closed network is public, in whatever form it is written",
        "a mapped address, and one that a gateway translates, is as public as the one it stands for",
        "of IPv6 only what is routed in the internet is public",
        "an address is https, without a user, and leads nowhere near",
        "a name that leads elsewhere by the time of the connection is not followed there",
        "a cloud's metadata is never called by address, name or DNS, even when private addresses are allowed",
        "ports are 80, 443, or above 1023 and not blocked by browsers",
      ],
      "server/modules/clients/webhook/webhooks.http.test.ts": [
        "cannot have the own network called",
      ],
      "server/modules/clients/webhook/delivery/delivery.http.test.ts": [
        "nobody is redirected, and an answer without end is not read to its end",
      ],
      "server/configuration.test.ts": ["webhooks never lead into the own network in production"],
    },
    notMet:
      "Whoever may change webhooks learns from the log whether a public address answers, and sees the first 1024 bytes of it. A host of the own network with a public address is called like any other.",
  },
  {
    row: 32,
    must: "A receiver can tell what is genuine: each delivery is signed with its time, by a secret that is shown once, kept sealed, and can be replaced without losing a delivery.",
    proof: {
      "server/modules/clients/webhook/sign.test.ts": [
        "signs as the specification does, once with each secret",
        "a secret has 256 random bits behind its prefix",
      ],
      "server/modules/clients/webhook/verification.test.ts": [
        "the code that the console shows to receivers takes what is ours, and nothing else",
      ],
      "server/modules/clients/webhook/delivery/delivery.http.test.ts": [
        "both secrets sign during a rotation, then the new one alone",
      ],
      "server/modules/clients/webhook/webhooks.http.test.ts": [
        "sees a secret once, which is stored sealed",
        "reaches no webhook by the address of another application, nor without permission",
      ],
      "server/modules/identity/audit/every-action.http.test.ts": [
        "everything that is written down happens, and no secret of it is kept",
      ],
    },
    notMet:
      "Secrets have to be read to sign, so they are sealed and not hashed; who has the database and its key can sign. A receiver that does not look at the time can be sent an old delivery again.",
  },
];
