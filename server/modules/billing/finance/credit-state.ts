import type { CreditState } from "@console-shell/contract/calls/finance";

/** How much of its credit a client has left: less than a fifth is low, below zero is over. */
export const creditStateOf = (balance: number, creditLimit: number): CreditState => {
  const left = balance + creditLimit;
  if (left < 0) return "over";
  return left * 5 < creditLimit ? "low" : "ok";
};
