import type { Requirement } from "../requirement.ts";

/** What holds for every call and every answer. */
export const calls: readonly Requirement[] = [
  {
    row: 23,
    must: "Every call names who may make it, and the server holds to it before it reads anything. Nobody sets a field that a call does not declare.",
    proof: {
      "server/kernel/access-matrix.http.test.ts": [
        "is refused to nobody but those who lack the permission",
        "is refused to a stranger unless it is public",
        "it is the document that the server shows",
        "there are the routes of pages and of health alone",
      ],
      "server/kernel/undeclared-keys.http.test.ts": [
        "an undeclared key",
        "%s, as a form",
        "%s, which takes no body at all",
      ],
      "server/modules/catalog/library/uploads.http.test.ts": [
        "refuses a field beside the file, by name",
      ],
      "server/kernel/handlers.test.ts": ["when a call's access is %s, which is no permission"],
      "server/modules/identity/operator/operator.http.test.ts": [
        "keeps an admin from root operators and from granting admin",
      ],
      "server/modules/identity/operator/least-privilege.http.test.ts": [
        "%s %s is refused to whoever may less than the operator it is about",
        "whoever may as much as another does what the permission allows",
        "a role is given by whoever holds all of it, and root and admin by root alone",
      ],
      "server/modules/identity/operator/last-root.http.test.ts": [
        "stays whatever roots do to each other, in any order and at the same moment",
      ],
      "server/modules/identity/role/role.http.test.ts": [
        "what a role is given and what is taken from it counts from the next request on",
        "root keeps everything, and alone changes roles",
      ],
      "server/modules/identity/operator-session/operator-session.http.test.ts": [
        "nobody ends an own session here, and only root one of root's",
      ],
      "server/modules/clients/member/members.http.test.ts": [
        "%s %s finds nothing of an application that is somebody else's",
        "an application is there for its owner and its members, and for nobody else without read-all",
        "a viewer looks, a manager writes, and the owner alone gives away",
        "read-all only reads: writing on somebody else's application needs update-all",
      ],
      "server/modules/clients/client-application/access.http.test.ts": [
        "libraries are given by those who may give them and see them, and by nobody who only changes applications",
      ],
      "server/modules/billing/finance/sales-scope.http.test.ts": [
        "sales sees only the own clients, in lists and one by one",
        "an operator with write permissions but without read-all writes to own clients alone",
      ],
    },
    notMet:
      "A key that the query of an address does not declare is ignored, not refused. Whoever may change operators may do to another of the same permissions, e.g. an admin to an admin, what root may.",
  },
  {
    row: 24,
    must: "What people do to accounts, sessions, keys, clients and money is written down, and what is refused there (sign-ins, codes, links, calls without permission, tries used up), in a chain in which a change shows. Every exported list is recorded too, with its filter and row count. No secret is in it, in any other table or in the log.",
    proof: {
      "server/kernel/cross-site-calls.http.test.ts": [
        "every exported list leaves one audit event with its filter and row count",
      ],
      "server/modules/identity/audit/every-action.http.test.ts": [
        "everything that is written down happens, and no secret of it is kept",
      ],
      "server/modules/identity/audit/audit.http.test.ts": [
        "no secret is in it",
        "the database refuses to change or remove an event",
        "an altered %s shows",
        "that event %i was removed shows",
        "that an event can't be written undoes what it tells of",
      ],
      "server/modules/identity/audit/audit.nodes.test.ts": [
        "parallel writes of all kinds on both nodes make one chain without a gap",
      ],
      "server/platform/logger.test.ts": ["a secret is in no line, wherever it is usually put"],
    },
    notMet:
      "The chain has no key: whoever owns the database can compute all of it anew. It doesn't tell who read a list or downloaded an invoice as PDF, nor who uploaded, changed or deleted pictures and libraries (erasing pictures for good is in it). Refused requests from other sites' pages, and those that lack a fresh proof, are only in the server's log. What is refused is written for good, so strangers make it grow, as slowly as they are throttled.",
  },
  {
    row: 25,
    must: "Nothing that is typed becomes a line of the log or a formula of an exported file, names hold no control characters, and an error of the server says nothing of itself.",
    proof: {
      "server/kernel/csv.test.ts": [
        "no part of a cell becomes a formula, wherever a spreadsheet splits it",
      ],
      "server/kernel/typed-names.test.ts": [
        "names that people type are one line without control characters",
      ],
      "server/kernel/log-injection.http.test.ts": [
        "typed as a name (%j) makes no line",
        "in an address, a query, a device's name or a trace identifier makes none either",
        "is told as one of the server's, without a word of SQL",
        "is in the log, with the trace that the answer names and without the password",
      ],
      "server/kernel/calls.http.test.ts": ["what nobody foresaw shows nothing of itself"],
    },
    notMet:
      "A request whose address can't be decoded is answered and leaves no line. A client may choose the trace identifier under which its requests are found.",
  },
  {
    row: 26,
    must: "Every answer tells the browser to run and apply only code and stylesheets of ours and of registered origins, imports included, to call and show only what the operator's sub-applications declare, to guess no type, to show us in no frame, to tell other sites nothing of our addresses but the origin, and over TLS to come back over TLS. Answers of calls are kept nowhere.",
    proof: {
      "server/kernel/security-headers.http.test.ts": [
        "%s, answered and refused",
        "%s %s, %i",
        "%i %s %s",
        "500",
      ],
      "server/modules/registry/pages/pages.test.ts": [
        "every script, style and link carries the nonce of this answer's policy",
      ],
      "e2e/cross-site/cross-site.spec.ts": ["the console is shown in no frame of another page"],
      "e2e/sub-app-failing/sub-app-failing.spec.ts": [
        "neither a sub-application nor its iframe realm runs a script, or applies a stylesheet, of an unregistered origin",
      ],
      "server/modules/registry/pages/page-policy.http.test.ts": [
        "the page of nobody, or of somebody who may open none of them, is open for nothing",
        "an operator's page is open for what the operator's sub-applications need",
        "a session that has ended opens nothing, and a page doesn't keep one alive",
      ],
      "e2e/sub-app-needs/sub-app-needs.spec.ts": [
        "what a sub-application needs works for it, and for others as little as can be",
      ],
    },
    notMet:
      "Without https in PUBLIC_URL nothing asks for TLS. A sub-application from another origin is let into the page by that origin, and may then do what the page may. A policy is one per page: images, fonts and frames that one sub-application declares load for the others too, unless they run in a realm. No policy limits speculation rules, navigations, DNS prefetches and WebRTC; the shell refuses the first to code that uses the usual methods. A page keeps its policy when the operator loses a permission, until it is loaded anew. Pictures stay in the browser's cache, to be asked for each time. Node itself answers a request without Host, or with an unknown Expect, without a body and without our headers.",
  },
  {
    row: 27,
    must: "What is sent has limits, and is taken for what it is, not for what it says: bodies and uploads by their bytes, pictures by decoding them, names by a list of forbidden ones. Ambiguous HTTP, such as a request with two hosts, is refused.",
    proof: {
      "server/kernel/calls.http.test.ts": [
        "a body over the limit is too large: %i bytes",
        "an upload over the limit is too large",
        "a form of very many fields is too large, and is refused at once",
        "a form body means the same as the JSON one",
        "__proto__ in %s is refused",
        "%s is an error like any other",
      ],
      "server/kernel/undeclared-keys.http.test.ts": ["a key that reaches into prototypes"],
      "server/modules/catalog/library/uploads.http.test.ts": [
        "refuses %s",
        "refuses more than 10 MB",
        "refuses a small file that unpacks to very many pixels",
      ],
      "server/kernel/fuzz.http.test.ts": ["%s"],
    },
    notMet:
      "There is no limit on how many pictures are kept: whoever may upload can fill the disk.",
  },
  {
    row: 28,
    must: "An application is decided on once: of several who decide at the same moment one does, and one account is made of it.",
    proof: {
      "server/modules/identity/applicant/decide.http.test.ts": [
        "is made once; who comes later reads that it was",
        "of several at the same moment is one: one account, one mail",
        "either way at the same moment is one of both",
        "of two applications for one name makes one operator of it, also at once",
        "lets nobody sign in before the password is set, not even with the token",
      ],
      "server/modules/identity/applicant/decide.nodes.test.ts": [
        "of 20 approvals at once over two nodes one counts: one account, one invitation",
      ],
      "server/modules/identity/applicant/confirm.http.test.ts": [
        "used in parallel counts once, and is written down once",
      ],
      "server/modules/identity/invitation/invitation.http.test.ts": [
        "works once",
        "used in parallel sets one password",
      ],
    },
  },
];
