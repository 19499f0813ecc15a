import type { ApiOutput } from "@console-shell/contract";
import type {
  listOpenMonths,
  previewBilling,
  readFingerprints,
} from "@console-shell/contract/endpoints/finance-billing-runs";
import type { Handler } from "../../../http/call.ts";
import { readIssuer } from "../issuer/read-issuer.ts";
import { fingerprintsOf } from "./fingerprint.ts";
import { monthBefore, monthOf, phaseOf, readyAt } from "./months.ts";
import { clientsWithoutInvoice } from "./open-months.ts";
import { readBills, type ReadBill } from "./read-bills.ts";

const isToIssue = ({ skipped }: ReadBill): boolean => skipped === null;

const sumsOf = (bills: readonly ReadBill[]) =>
  [...Map.groupBy(bills, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      total: some.reduce((sum, { total }) => sum + total, 0),
    }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));

const pageOf = <Row>(
  rows: readonly Row[],
  { page, pageSize }: { page: number; pageSize: number },
) => rows.slice((page - 1) * pageSize, page * pageSize);

/** One page of what a run would do, with the sums of all of it. */
export const handlePreview: Handler<typeof previewBilling> = async (call) => {
  const { services, query, session, now } = call;
  const { month, search = "", state } = query;
  const all = await readBills(services.database, session, { month, now });
  const issuer = await readIssuer(services.database);
  const toIssue = all.filter(isToIssue);
  const text = search.toLowerCase();
  const found = [...toIssue, ...all.filter((bill) => !isToIssue(bill))].filter(
    (bill) =>
      (state === undefined || isToIssue(bill) === (state === "to-issue")) &&
      `${bill.clientName}\n${bill.clientNumber}`.toLowerCase().includes(text),
  );
  return {
    month,
    phase: phaseOf(month, now),
    readyAt: readyAt(month),
    issuerKnown: issuer !== undefined,
    toIssue: {
      count: toIssue.length,
      sums: sumsOf(toIssue),
      digest: fingerprintsOf(month, issuer, all).digest,
    },
    items: pageOf(found, query),
    total: found.length,
  };
};

/** What a run has to send so that it issues what was previewed. */
export const handleFingerprints: Handler<typeof readFingerprints> = async (call) => {
  const { services, query, session, now } = call;
  const { month } = query;
  const issuer = await readIssuer(services.database);
  const bills = await readBills(services.database, session, { month, now });
  return fingerprintsOf(month, issuer, bills);
};

/** What costs nothing stays without an invoice for ever; so does a month without calls and without a fee. */
const isOpen = ({ calls, skipped }: ReadBill): boolean =>
  skipped === null || (calls > 0 && skipped !== "nothing");

/** Months of two years that are over, with calls or a fee that nobody has been invoiced for; the oldest first. */
export const handleOpenMonths: Handler<typeof listOpenMonths> = async (call) => {
  const { services, query, session, now } = call;
  const found: ApiOutput<"GET /cc-api/finance/billing/open">["items"] = [];
  let month = monthOf(now);
  for (let back = 0; back < 24; back += 1) {
    month = monthBefore(month);
    const of = month;
    if (of === query.except) continue;
    const clientIds = await clientsWithoutInvoice(services.database, session, of);
    if (clientIds.length === 0) continue;
    const bills = await readBills(services.database, session, { month: of, clientIds, now });
    found.unshift(
      ...bills
        .filter(isOpen)
        .map(({ clientId, clientNumber, clientName, currency, calls, skipped }) => ({
          month: of,
          clientId,
          clientNumber,
          clientName,
          currency,
          calls,
          skipped,
        })),
    );
  }
  return { items: pageOf(found, query), total: found.length };
};
