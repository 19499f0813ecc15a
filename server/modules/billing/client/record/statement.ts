import type { Locale } from "@console-shell/contract";
import type { FinanceClient, LedgerEntry } from "@console-shell/contract/calls/finance";
import type { printStatement } from "@console-shell/contract/calls/finance-client-record";
import { statementEntries } from "@console-shell/contract/words/limits";
import { type Kysely, sql } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { findClient } from "../reads.ts";
import {
  type DocumentLine,
  formats,
  type InvoiceDocument,
  issuerLines,
} from "#modules/billing/document/invoice.ts";
import { type PdfWorker, sendPdf } from "#modules/billing/document/pdf.ts";
import { words } from "#modules/billing/document/words.ts";
import { addDays, dayIn, dayStart, readCalendar } from "#modules/billing/calendar.ts";
import { readIssuer } from "#modules/billing/issuer/reads.ts";
import { sum } from "#modules/billing/money.ts";

type Entry = Pick<LedgerEntry, "number" | "kind" | "memo" | "amount" | "createdAt">;

interface Account {
  client: FinanceClient;
  /** The balance before the period. */
  opening: number;
  /** In the order in which they were posted, in batches. */
  batches: AsyncIterable<readonly Entry[]>;
}

/** Entries per query: formatting them all at once would block other calls. */
const batch = 1_000;

interface Period {
  from: number;
  until: number;
}

const entriesOf = (database: Kysely<Tables>, clientId: string, { from, until }: Period) =>
  database
    .selectFrom("ledgerEntries as entry")
    .where("entry.clientId", "=", clientId)
    .where("entry.createdAt", ">=", from)
    .where("entry.createdAt", "<", until);

const readBatches = async function* (database: Kysely<Tables>, clientId: string, period: Period) {
  for (let after = -1, read = 0, more = true; more;) {
    const entries = await entriesOf(database, clientId, period)
      .where("entry.sequence", ">", after)
      .select(["entry.number", "entry.kind", "entry.memo", "entry.amount", "entry.createdAt"])
      .select("entry.sequence")
      .orderBy("entry.sequence")
      .limit(batch)
      .execute();
    read += entries.length;
    if (read > statementEntries)
      throw new Refusal("bad_input", [{ path: "from", code: "too_many" }]);
    yield entries;
    after = entries.at(-1)?.sequence ?? after;
    more = entries.length === batch;
  }
};

/* The opening balance is the sum of all entries before, so that the statement adds up even if the clock went back. */
const readAccount = async (
  database: Kysely<Tables>,
  client: FinanceClient,
  period: Period,
): Promise<Account> => {
  const before = entriesOf(database, client.id, { from: 0, until: period.from });
  const { opening } = await before
    .select(sum(sql`entry.amount`, "opening"))
    .executeTakeFirstOrThrow();
  return { client, opening, batches: readBatches(database, client.id, period) };
};

/** A client's account in a period: each entry with the balance after it, from the opening to the closing balance. */
const statementDocument = async (
  { client, opening, batches }: Account,
  about: Pick<InvoiceDocument, "issuer" | "number" | "locale" | "issuedOn"> & {
    period: string;
    timeZone: string;
  },
): Promise<InvoiceDocument> => {
  const { period, timeZone, ...document } = about;
  const { locale, number, issuedOn } = document;
  const say = words[locale];
  const format = formats(locale, client.currency);
  const lines: DocumentLine[] = [];
  let [balance, raised, lowered] = [opening, 0, 0];
  for await (const entries of batches)
    for (const { kind, memo, amount, createdAt, ...entry } of entries) {
      balance += amount;
      raised += Math.max(amount, 0);
      lowered += Math.max(-amount, 0);
      lines.push({
        item: `${format.date(dayIn(createdAt, timeZone))} · ${say.kinds[kind]}`,
        detail: `${entry.number} · ${memo}`,
        quantity: amount < 0 ? format.money(-amount) : "",
        unitPrice: amount > 0 ? format.money(amount) : "",
        amount: format.money(balance),
      });
    }
  return {
    ...document,
    title: say.statement,
    billedTo: [say.client, client.name, client.number],
    facts: [
      [say.number, number],
      [say.period, period],
      [say.currency, client.currency],
      [say.created, format.date(issuedOn)],
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
      [say.raised, format.money(raised)],
      [say.lowered, format.money(-lowered)],
      [say.closing, format.money(balance)],
    ],
    payment: [],
    remark: `${say.statementNote} ${say.days(timeZone)}`,
  };
};

/** Sends a client's statement of account for some days of the issuer's time zone. */
export const sendStatement = async (
  pdf: PdfWorker,
  call: Call<typeof printStatement>,
): Promise<Buffer> => {
  const { openReport, params, query, session, now, locale: asked } = call;
  const { database } = openReport();
  const client = await findClient(database, session, params.id);
  const { timeZone, today } = await readCalendar(database, now);
  const account = await readAccount(database, client, {
    from: dayStart(query.from, timeZone),
    until: dayStart(addDays(query.to, 1), timeZone),
  });
  const issuer = await readIssuer(database);
  const locale: Locale = query.locale ?? asked;
  const format = formats(locale, client.currency);
  const days = [query.from, query.to].map((date) => date.replaceAll("-", ""));
  const document = await statementDocument(account, {
    locale,
    number: [client.number, ...days].join("-"),
    issuedOn: today,
    timeZone,
    period: words[locale].fromTo(format.day(query.from), format.day(query.to)),
    ...(issuer && { issuer: issuerLines(issuer, locale) }),
  });
  return sendPdf(pdf, call, document, { action: "statement.downloaded", id: client.id });
};
