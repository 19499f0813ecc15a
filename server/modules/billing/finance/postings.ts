import type { EntryKind, LedgerAccount } from "@console-shell/contract/endpoints/finance";

/** What is posted as one amount against one counter account. */
export type SimpleKind = Exclude<EntryKind, "credit-note" | "reversal">;

export interface Posting {
  account: LedgerAccount;
  debit: number;
  credit: number;
}

const counterAccounts: Record<SimpleKind, LedgerAccount> = {
  "top-up": "bank",
  charge: "revenue",
  adjustment: "adjustments",
  refund: "bank",
};

/**
 * What an entry does to the client's balance, in signed minor units. A refund pays balance back to
 * the client, so it lowers it like a charge.
 */
export const effectOf = (kind: SimpleKind, amount: number): number =>
  kind === "charge" || kind === "refund" ? -amount : amount;

/**
 * The two sides of an entry. What we owe the client is a liability: a credit raises the client's
 * balance, a debit lowers it, and the counter account takes the other side.
 */
export const postingsOf = (kind: SimpleKind, effect: number): [Posting, Posting] => {
  const raised = Math.max(effect, 0);
  const lowered = Math.max(-effect, 0);
  return [
    { account: "client", debit: lowered, credit: raised },
    { account: counterAccounts[kind], debit: raised, credit: lowered },
  ];
};

/** The sides of an invoice's charge: the tax is not ours, so it is no revenue. */
export const invoicePostings = ({
  subtotal,
  tax,
  total,
}: {
  subtotal: number;
  tax: number;
  total: number;
}): Posting[] => [
  { account: "client", debit: total, credit: 0 },
  { account: "revenue", debit: 0, credit: subtotal },
  ...(tax > 0 ? [{ account: "tax" as const, debit: 0, credit: tax }] : []),
];

/** The opposite of an entry's postings. */
export const reversedPostings = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, debit, credit }) => ({ account, debit: credit, credit: debit }));
