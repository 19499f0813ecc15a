import { createHash } from "node:crypto";
import type { IssuerVersion } from "@console-shell/contract/endpoints/finance-issuer";
import type { ReadBill } from "./read-bills.ts";

const hash = (parts: unknown): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

/** Who issues it; undefined where nobody has said it. */
type Issuer = Pick<IssuerVersion, "id"> | undefined;

/** What a bill says, in short: it is another one as soon as issuer, prices, tax, calls or amounts are. */
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

/** All that a run would issue, in short. */
export const digestOf = (fingerprints: readonly string[]): string => hash(fingerprints);
