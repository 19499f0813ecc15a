import type { EntryKind, LedgerAccount } from "@console-shell/contract/calls/finance";
import { counterAccounts } from "@console-shell/contract/words/money";

/** An amount posted against one counter account. */
export type SimpleKind = Exclude<EntryKind, "credit-note" | "reversal">;

export interface Posting {
  account: LedgerAccount;
  debit: number;
  credit: number;
}

/**
 * An entry's effect on the client's balance, in signed minor units. A refund pays balance back to the client, so it
 * lowers it like a charge.
 */
export const effectOf = (kind: SimpleKind, amount: number): number =>
  kind === "charge" || kind === "refund" ? -amount : amount;

/**
 * The two sides of an entry. The client's balance is our liability: a credit raises it, a debit lowers it, and the
 * counter account gets the other side.
 */
export const postingsOf = (kind: SimpleKind, effect: number): [Posting, Posting] => {
  const raised = Math.max(effect, 0);
  const lowered = Math.max(-effect, 0);
  return [
    { account: "client", debit: lowered, credit: raised },
    { account: counterAccounts[kind], debit: raised, credit: lowered },
  ];
};

/** The postings of an invoice's charge: the tax isn't ours, so it isn't revenue. */
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

/** Whether a client can't be overdrawn by it: a refund is limited by its balance, everything else by its credit. */
export const isCovered = (
  { balance, creditLimit }: { balance: number; creditLimit: number },
  kind: SimpleKind,
  effect: number,
): boolean => effect >= 0 || balance + effect >= (kind === "refund" ? 0 : -creditLimit);
