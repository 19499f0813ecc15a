import type { Requirement } from "../requirement.ts";

/** What holds for money. */
export const money: readonly Requirement[] = [
  {
    row: 29,
    must: "Money that comes in or is paid back takes two people: nobody decides on an own proposal, whatever the role, what was decided is posted once however often or wherever it is sent, and no refund is more than the balance.",
    proof: {
      "server/features/finance/proposals/top-ups.http.test.ts": [
        "is proposed by one and approved by another, who posts it to the ledger",
        "is never decided by who proposed it, whatever the role, and withdrawn by nobody else",
        "of a client that one does not see is neither seen nor touched",
        "proposes and decides once, and answers the same; with another body it is a conflict",
      ],
      "server/features/finance/money.http.test.ts": [
        "a refund needs two, and a balance at its approval that covers it",
      ],
      "server/features/finance/ledger.http.test.ts": ["refuses bad input by field"],
      "server/features/finance/money.nodes.test.ts": [
        "200 approvals and charges at once over two nodes, each sent twice, post each once and add up",
        "of 20 approvals at once over two nodes one posts, whether they are one call or many",
      ],
    },
    notMet:
      "Charges, adjustments, reversals, invoices and credit notes take one person, who may hold the permission to decide on refunds as well.",
  },
  {
    row: 30,
    must: "What was posted, proposed, decided, priced, invoiced or given back is never changed: the database refuses it, numbers have no gap, and debits equal credits whatever is done in whatever order.",
    proof: {
      "server/features/finance/proposals/top-ups.http.test.ts": [
        "what was proposed and decided the database itself refuses to change",
      ],
      "server/features/finance/billing/billing.http.test.ts": [
        "what was issued the database itself refuses to change",
        "keeps what was published: other prices begin with a later month",
        "have no gap where issuing fails in the middle, and none where runs meet",
        "run again it does nothing and says so, and tells why it skips the others",
      ],
      "server/features/finance/money.http.test.ts": [
        "whatever is done with money in whatever order, debits equal credits and balances what was posted",
      ],
    },
    notMet:
      "Whoever owns the database can take the triggers off. Of an invoice its status, when it was paid and how much was given back do change; the events in the audit log say by whom.",
  },
];
