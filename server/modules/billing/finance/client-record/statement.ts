import type { Locale } from "@console-shell/contract";
import type { FinanceClient, LedgerEntry } from "@console-shell/contract/calls/finance";
import type { printStatement } from "@console-shell/contract/calls/finance-client-record";
import { statementEntries } from "@console-shell/contract/words/limits";
import { sql } from "kysely";
import type { Call } from "../../../../kernel/call.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import type { Source } from "../../../../platform/services.ts";
import { findClient } from "../client-queries.ts";
import { formats, type InvoiceDocument, issuerLines } from "../documents/invoice-document.ts";
import type { PdfWorker } from "../documents/pdf-worker.ts";
import { sendPdf } from "../documents/send-pdf.ts";
import { words } from "../documents/words.ts";
import { readIssuer } from "../issuer/read-issuer.ts";
import { sum } from "../sum.ts";

type Entry = Pick<LedgerEntry, "number" | "kind" | "memo" | "amount" | "createdAt">;

interface Account {
  client: FinanceClient;
  /** The balance before the period. */
  opening: number;
  /** In the order in which they were posted. */
  entries: readonly Entry[];
}

const day = 24 * 3_600_000;

/* The opening balance is the sum of all entries before, so that the statement adds up even if the clock went back. */
const readEntries = async (
  { database }: Source,
  clientId: string,
  { from, until }: { from: number; until: number },
): Promise<Pick<Account, "opening" | "entries">> => {
  const ofClient = database
    .selectFrom("ledgerEntries as entry")
    .where("entry.clientId", "=", clientId);
  const { opening } = await ofClient
    .where("entry.createdAt", "<", from)
    .select(sum(sql`entry.amount`, "opening"))
    .executeTakeFirstOrThrow();
  const entries = await ofClient
    .where("entry.createdAt", ">=", from)
    .where("entry.createdAt", "<", until)
    .select(["entry.number", "entry.kind", "entry.memo", "entry.amount", "entry.createdAt"])
    .orderBy("entry.sequence")
    .limit(statementEntries + 1)
    .execute();
  if (entries.length > statementEntries)
    throw new Refusal("bad_input", [{ path: "from", code: "too_many" }]);
  return { opening, entries };
};

/** A client's account in a period: each entry with the balance after it, from the opening to the closing balance. */
const statementDocument = (
  { client, opening, entries }: Account,
  about: Pick<InvoiceDocument, "issuer" | "number" | "locale" | "issuedAt"> & { period: string },
): InvoiceDocument => {
  const { period, ...document } = about;
  const { locale, number, issuedAt } = document;
  const say = words[locale];
  const format = formats(locale, client.currency);
  let balance = opening;
  const lines = entries.map(({ kind, memo, amount, createdAt, ...entry }) => {
    balance += amount;
    return {
      item: `${format.date(createdAt)} · ${say.kinds[kind]}`,
      detail: `${entry.number} · ${memo}`,
      quantity: amount < 0 ? format.money(-amount) : "",
      unitPrice: amount > 0 ? format.money(amount) : "",
      amount: format.money(balance),
    };
  });
  const total = (sign: 1 | -1) =>
    entries.reduce((sum, { amount }) => sum + Math.max(sign * amount, 0), 0);
  return {
    ...document,
    title: say.statement,
    billedTo: [say.client, client.name, client.number],
    facts: [
      [say.number, number],
      [say.period, period],
      [say.currency, client.currency],
      [say.created, format.date(issuedAt)],
    ],
    head: {
      item: say.entry,
      quantity: say.lowered,
      unitPrice: say.raised,
      amount: say.balance,
    },
    lines: [
      { item: say.opening, quantity: "", unitPrice: "", amount: format.money(opening) },
      ...lines,
    ],
    sums: [
      [say.opening, format.money(opening)],
      [say.raised, format.money(total(1))],
      [say.lowered, format.money(-total(-1))],
      [say.closing, format.money(balance)],
    ],
    payment: [],
    remark: say.statementNote,
  };
};

/** Sends a client's statement of account for some days, in UTC. */
export const sendStatement = async (
  pdf: PdfWorker,
  { openReport, params, query, session, now, reply, locale: asked }: Call<typeof printStatement>,
): Promise<Buffer> => {
  const source = openReport();
  const client = await findClient(source.database, session, params.id);
  const [from, to] = [Date.parse(query.from), Date.parse(query.to)];
  const entries = await readEntries(source, client.id, { from, until: to + day });
  const issuer = await readIssuer(source.database);
  const locale: Locale = query.locale ?? asked;
  const format = formats(locale, client.currency);
  const days = [query.from, query.to].map((date) => date.replaceAll("-", ""));
  return sendPdf(
    pdf,
    reply,
    statementDocument(
      { client, ...entries },
      {
        locale,
        number: [client.number, ...days].join("-"),
        issuedAt: now,
        period: words[locale].fromTo(format.day(from), format.day(to)),
        ...(issuer && { issuer: issuerLines(issuer, locale) }),
      },
    ),
  );
};
