import { createHash } from "node:crypto";
import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import type { ReadBill } from "./read-bills.ts";

const hash = (parts: unknown): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

/** The issuer; undefined if none is configured yet. */
type Issuer = Pick<IssuerVersion, "id"> | undefined;

/** A bill's fingerprint: it changes with the issuer, prices, tax, calls or amounts. */
export const fingerprintOf = (month: string, issuer: Issuer, bill: ReadBill): string =>
  hash([
    month,
    issuer?.id ?? null,
    bill.clientId,
    bill.versionId,
    bill.taxRate,
    bill.lines.map(({ item, quantity, unitPrice, firstCalls, furtherPrice, amount }) => [
      item,
      quantity,
      unitPrice,
      firstCalls,
      furtherPrice,
      amount,
    ]),
    bill.subtotal,
    bill.tax,
    bill.total,
  ]);

/** Fingerprint of everything a run would issue. */
export const digestOf = (fingerprints: readonly string[]): string => hash(fingerprints);
