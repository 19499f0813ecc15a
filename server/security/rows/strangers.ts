import type { Requirement } from "../requirement.ts";

/** What people without an account, and other sites' pages, can't do. */
export const strangers: readonly Requirement[] = [
  {
    row: 8,
    must: "No page of another origin makes a browser write with an operator's cookie, whatever it sends, except pages of HOST_ORIGINS. Those are on the console's own site, and are compared as a whole.",
    proof: {
      "server/kernel/cross-site.http.test.ts": ["from origin $origin, site $site, with $kind"],
      "server/kernel/cross-site-calls.http.test.ts": [
        "%s is refused before anything of it is read",
        "no call that reads changes anything, and none may be read by the other site",
        "no other site is let in by a preflight",
      ],
      "server/kernel/host-pages.http.test.ts": [
        "of origin %j is refused, and reads nothing",
        "of the same site that hides its origin is refused",
        "without HOST_ORIGINS no page of another origin may do anything",
      ],
      "e2e/guest-on-sibling/guest-on-sibling.spec.ts": [
        "a page of any other origin holds nothing, reads nothing and changes nothing",
      ],
      "server/configuration.test.ts": ["hosts are origins on the console's own site"],
      "e2e/cross-site/cross-site.spec.ts": ["${site} signs nobody out and changes nothing"],
    },
    notMet:
      "A write that names neither Origin nor Sec-Fetch-Site is let in, so that programs can call. Browsers older than 2023 may send such ones; there only SameSite protects. A page of HOST_ORIGINS may do what the operator may. With HOST_ORIGINS set, other pages of the site can show our pictures, but not read them.",
  },
  {
    row: 9,
    must: "Signing out is a GET that only accepts calls from the console's own pages and those of HOST_ORIGINS: no picture, link, frame or script of another page signs anybody out.",
    proof: {
      "server/modules/identity/session/logout.http.test.ts": [
        "a request of site $site and mode $mode",
      ],
      "server/kernel/host-pages.http.test.ts": [
        "signs out by a call of its own, but no picture or link on it does",
        "over plain HTTP, where browsers send no Sec-Fetch headers, other pages do as little",
      ],
      "e2e/cross-site/cross-site.spec.ts": ["${site} signs nobody out and changes nothing"],
    },
    notMet:
      "Browsers send no Sec-Fetch headers over plain HTTP, and none before 2023. There a page that hides its Referer can sign somebody out by a link.",
  },
  {
    row: 10,
    must: "Whoever makes a link to the login page does not decide where it ends: the address in `from` leads to a page of the console or nowhere.",
    proof: {
      "shell/session/from.test.ts": [
        "refuses %j",
        "refuses the value %j",
        "an address that was encoded twice leads nowhere",
        "whatever the value, the result is a page of this console that isn't public",
      ],
      "e2e/open-redirect/open-redirect.spec.ts": [
        "anything that isn't a page of the console leads to its first page",
      ],
    },
  },
  {
    row: 11,
    must: "A stranger does not find out whether there is an account: not by what a sign-in, the camera's, a forgotten password, a reset code or an application answers, nor by how long it takes.",
    proof: {
      "server/security/enumeration.mocked.http.test.ts": [
        "the same answer for an account that is there, disabled or not there",
        "%s hashes as often for an account that is not there",
        "the same time for an account that is there and one that is not",
      ],
      "server/security/camera-enumeration.http.test.ts": [
        "the same is answered after the same work, whyever a face is not recognised",
        "an account that is not there is locked by the same number of tries as one that is",
        "steps are asked for in the same way for any account",
      ],
      "server/modules/identity/session/login.http.test.ts": [
        "is the same for an unknown account, a wrong password and a disabled account",
      ],
      "server/modules/identity/session/throttle/throttle.http.test.ts": [
        "an account that does not exist is throttled just the same",
      ],
    },
    notMet:
      "Times are compared by the least of many on a machine that does other things, with a tolerance of half; a finer difference is not excluded. That a password was right shows where a second factor is asked for: the form needs to know.",
  },
  {
    row: 12,
    must: "Tries (to sign in, codes, mails) are counted in the database, each in one statement: however many come at once on however many nodes, the limit is the limit.",
    proof: {
      "server/modules/identity/session/throttle/throttle.http.test.ts": [
        "of 60 parallel bad logins exactly the limit is let through to the password",
        "one address cannot try many accounts, and good logins of its own buy it no tries",
        "whoever has an IPv6 address has its whole network, and no more tries for it",
      ],
      "server/modules/identity/session/throttle/network-of.test.ts": [
        "every IPv6 address counts for the network that begins like it",
      ],
      "server/modules/identity/session/throttle/throttle.nodes.test.ts": [
        "of 60 parallel bad sign-ins to one account over two nodes exactly the limit is let through",
        "who comes from 60 addresses is held by the limit of the account from anywhere",
      ],
      "server/modules/identity/second-factor/wrong-codes.nodes.test.ts": [
        "of 40 parallel wrong codes from 40 addresses over two nodes exactly the limit is looked at",
      ],
      "server/modules/identity/recovery/recovery.nodes.test.ts": [
        "of 40 parallel requests for a code from 40 addresses exactly as many mails go out as may",
      ],
    },
    notMet:
      "What was typed is counted: an account has one count for its name and one for its e-mail address, so twice the tries; one for both would tell that they belong together. Whoever has more than one IPv6 network (/64) has the tries of each.",
  },
  {
    row: 13,
    must: "Whoever uses up the tries of an account and of an address does not keep its owner out.",
    proof: {
      "server/modules/identity/session/known-devices.http.test.ts": [
        "the owner gets in on a known browser while strangers have used up every other try",
        "a known browser has tries of its own, and no more than others",
      ],
      "server/modules/identity/second-factor/totp.http.test.ts": [
        "the owner's browser has a count of its own: who has the password does not lock the owner out",
      ],
      "server/modules/identity/session/throttle/throttle.http.test.ts": [
        "the operator gets in from elsewhere while a stranger is throttled",
      ],
    },
    notMet:
      "On a browser that is new to the account the owner has to wait for the end of the window. A password can be kept from being reset by mail: mails for an account are limited, and so are wrong codes; management helps then.",
  },
  {
    row: 14,
    must: "Where a request comes from is what the connection says. A header is believed only from proxies that TRUST_PROXY names, and only what they added themselves.",
    proof: {
      "server/kernel/client-address.http.test.ts": [
        "no header changes the address",
        "nor makes another origin ours",
        "a trusted proxy is believed in the last address, not in what the client wrote before",
      ],
      "server/modules/identity/session/throttle/throttle.http.test.ts": [
        "a forged X-Forwarded-For changes nothing",
      ],
    },
    notMet:
      "Behind a proxy that TRUST_PROXY does not name, everybody comes from the proxy's address and shares its tries.",
  },
];
