import type { Requirement } from "../requirement.ts";

/** What holds for money. */
export const money: readonly Requirement[] = [
  {
    row: 29,
    must: "Top-ups, refunds, and adjustments and reversals beyond a limit per client in 24 hours take two people: nobody decides on their own proposal, whatever the role, what was decided is posted once however often or wherever it is sent, and no refund is more than the balance. By default client managers post and propose, business directors decide, and neither does both.",
    proof: {
      "server/modules/billing/finance/proposals/top-ups.http.test.ts": [
        "is proposed by one and approved by another, who posts it to the ledger",
        "is never decided by who proposed it, whatever the role, and withdrawn by nobody else",
        "of a client that one does not see is neither seen nor touched",
        "proposes and decides once, and answers the same; with another body it is a conflict",
      ],
      "server/modules/billing/finance/money.http.test.ts": [
        "a refund needs two, and a balance at its approval that covers it",
        "one person's adjustments of a client within 24 hours are limited; more takes two",
        "a reversal that raises the balance counts towards that limit, unless it undoes an own entry of the day",
      ],
      "server/modules/billing/finance/clients.http.test.ts": [
        "decide by role who reads and who writes",
      ],
      "server/modules/billing/finance/ledger.http.test.ts": ["refuses bad input by field"],
      "server/modules/billing/finance/money.nodes.test.ts": [
        "200 approvals and charges at once over two nodes, each sent twice, post each once and add up",
        "of 20 approvals at once over two nodes one posts, whether they are one call or many",
        "refunds at once over two nodes pay back no more than the balance, and a key is of one body",
      ],
    },
    notMet:
      "Charges, small adjustments, reversals that lower the balance, invoices and credit notes take one person. Root and administrators may post and decide, and root can give any role both.",
  },
  {
    row: 30,
    must: "What was posted, proposed, decided, priced, invoiced or given back is never changed: the database refuses it, numbers have no gap, debits equal credits whatever is done in whatever order, and a billing run issues what was previewed or nothing.",
    proof: {
      "server/modules/billing/finance/proposals/top-ups.http.test.ts": [
        "what was proposed and decided the database itself refuses to change",
      ],
      "server/modules/billing/finance/billing/billing.http.test.ts": [
        "what was issued the database itself refuses to change",
        "keeps what was published: other prices begin with a later month",
        "have no gap where issuing fails in the middle, and none where runs meet",
        "run again it does nothing and says so, and tells why it skips the others",
      ],
      "server/modules/billing/finance/billing/close-of-month.http.test.ts": [
        "a run issues what was seen: of a bill that has changed meanwhile, nothing",
        "one key is one run: the same again answers the same, another body is refused",
        "a client whose invoice fails holds up nobody, and an amount beyond all bounds is told",
        "nothing is issued before it is known by whom, and then it is on the invoice for good",
      ],
      "server/modules/billing/finance/clients.http.test.ts": [
        "with one key are one write: the same again answers the same, another body is refused",
        "of clients and entries are in the audit log, without whom to write to",
      ],
      "server/modules/billing/finance/money.nodes.test.ts": [
        "runs of a month at once over two nodes issue one invoice for each client, numbered without a gap",
        "credits of one line at once over two nodes never give back more than it says, without a gap",
      ],
      "server/modules/billing/finance/money.http.test.ts": [
        "whatever is done with money in whatever order, debits equal credits and balances what was posted",
      ],
    },
    notMet:
      "Whoever owns the database can take the triggers off. Of an invoice its status, when it was paid and how much was given back do change; the events in the audit log say by whom.",
  },
];
