import type {
  Currency,
  InvoiceLine,
  CreditNote,
  Invoice,
  InvoiceDetail,
  InvoiceMail,
  Issuer,
} from "@console-shell/contract/calls/finance";
import { callsPerPrice } from "@console-shell/contract/words/meters";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { moneyColumns, sum, taxRateColumn } from "../money.ts";
import { type Kysely, type ExpressionBuilder, type RawBuilder, sql, type Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { exportInvoices, totalInvoices } from "@console-shell/contract/calls/finance-invoice";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { defineList } from "#kernel/list.ts";
import type { ApiOutput } from "@console-shell/contract";
import { countOf } from "#platform/database/page-of.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Source } from "#platform/database/source.ts";
import { addDays, daysBetween, dayIn, dueDay, readCalendar, storedDay } from "../calendar.ts";
import { monthEnd, monthOf, monthStart } from "../months.ts";
import { everyone, seesAll, visibleTo, type Viewer } from "../viewer.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Services } from "#platform/services.ts";
import { unprintableIn } from "../document/fonts.ts";
import { unprintableOf } from "../issuer/reads.ts";
import { type LockedClient, lockClient } from "../client/reads.ts";

type Line = InvoiceLine & { currency: Currency };

/** The columns of an invoice's lines as CSV; prices are per `pricedPer` units of the quantity, rounded half up. */
export const lineColumns: CsvColumns<Line> = [
  "position",
  "item",
  "quantity",
  "currency",
  ...moneyColumns("unitPrice"),
  ["pricedPer", ({ item }) => callsPerPrice(item)],
  "firstCalls",
  ...moneyColumns("furtherPrice", "amount"),
];

/** The rows of these columns. */
export const lineRows = ({
  lines,
  currency,
}: {
  lines: readonly InvoiceLine[];
  currency: Currency;
}): Line[] => lines.map((line) => ({ ...line, currency }));

/** The credit notes of an invoice, oldest first. */
const readCreditNotes = async (
  database: Kysely<Tables>,
  invoiceId: string,
  timeZone: string,
): Promise<CreditNote[]> => {
  const notes = await database
    .selectFrom("creditNotes as note")
    .innerJoin("operators as issuer", "issuer.id", "note.issuedBy")
    .where("note.invoiceId", "=", invoiceId)
    .orderBy("note.issuedAt")
    .orderBy("note.number")
    .select([
      "note.id",
      "note.number",
      "note.issuedAt",
      "issuer.name as issuedByName",
      "note.reason",
      "note.subtotal",
      "note.tax",
      "note.total",
    ])
    .execute();
  const lines = await database
    .selectFrom("creditNoteLines as line")
    .innerJoin("creditNotes as note", "note.id", "line.creditNoteId")
    .innerJoin("invoiceLines as invoiced", (join) =>
      join
        .onRef("invoiced.invoiceId", "=", "note.invoiceId")
        .onRef("invoiced.position", "=", "line.position"),
    )
    .where("note.invoiceId", "=", invoiceId)
    .orderBy("line.position")
    .select(["line.creditNoteId as noteId", "line.position", "invoiced.item", "line.amount"])
    .execute();
  return notes.map(({ issuedAt, ...note }) => ({
    ...note,
    issuedOn: dayIn(issuedAt, timeZone),
    lines: lines
      .filter(({ noteId }) => noteId === note.id)
      .map(({ noteId: _note, ...line }) => line),
  }));
};

/** The amount of a line that earlier credit notes left. */
const leftOf = (
  { position, amount }: { position: number; amount: number },
  notes: readonly CreditNote[],
): number =>
  notes
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((left, line) => left - line.amount, amount);

type Filter = z.output<typeof exportInvoices.query>;
type Where = ExpressionBuilder<{ invoice: Tables["invoices"] }, "invoice">;

/** State of the last e-mail with the invoice; of several addresses, the one that needs attention. */
const mailState = sql<Invoice["mailState"]>`(select state from invoice_mails as mail
  where mail.invoice_id = invoice.id and mail.kind = 'invoice'
  order by mail.created_at desc, case mail.state when 'failed' then 0 when 'unconfirmed' then 1
    when 'waiting' then 2 when 'cancelled' then 3 else 4 end limit 1)`;

/* One of several invoices in an e-mail has the state of the e-mail, unless it was left out. */
const reminded = sql<number>`(select count(distinct mail.created_at) from invoice_mails as mail
  left join invoice_mails as lead on lead.id = mail.lead_id
  where mail.invoice_id = invoice.id and mail.kind = 'reminder' and mail.state <> 'cancelled'
    and coalesce(lead.state, mail.state) = 'sent')`;

const present = (database: Kysely<Tables>, viewer: Viewer) =>
  database
    .selectFrom("invoices as invoice")
    .innerJoin("financeClients as client", "client.id", "invoice.clientId")
    .leftJoin("issuers as issuer", "issuer.id", "invoice.issuerId")
    .where(visibleTo(viewer))
    .select([
      "invoice.id",
      "invoice.number",
      "invoice.clientId",
      "client.number as clientNumber",
      "client.name as clientName",
      "invoice.currency",
      "invoice.status",
      "invoice.periodStart",
      "issuer.timeZone",
      "invoice.issuedAt",
      "invoice.dueAt",
      "invoice.paidAt",
      "invoice.subtotal",
      "invoice.taxRate",
      "invoice.tax",
      "invoice.total",
      "invoice.credited",
    ])
    .select((where) => [
      mailState.as("mailState"),
      reminded.as("reminders"),
      where
        .selectFrom("invoiceMails as mail")
        .whereRef("mail.invoiceId", "=", "invoice.id")
        .where("mail.kind", "=", "invoice")
        .select(({ fn }) => fn.min("mail.sentAt").as("at"))
        .as("mailedAt"),
    ]);

interface Stored extends Pick<Invoice, "status" | "total" | "credited"> {
  timeZone: string | null;
  periodStart: number;
  issuedAt: number;
  dueAt: number;
  paidAt: number | null;
}

/**
 * An invoice's days in its issuer's time zone, and derived fields: whether it's overdue, and the amount left to pay. It's
 * due for the whole day.
 */
const withDays = <Row extends Stored>(
  { timeZone: zone, periodStart, issuedAt, dueAt, paidAt, ...row }: Row,
  today: string,
) => {
  const timeZone = zone ?? "UTC";
  const dueOn = dueDay(dueAt);
  const late = row.status === "issued" ? Math.max(0, daysBetween(dueOn, today)) : 0;
  return {
    ...row,
    month: monthOf(periodStart),
    issuedOn: dayIn(issuedAt, timeZone),
    dueOn,
    paidOn: paidAt === null ? null : dayIn(paidAt, timeZone),
    status: late > 0 ? ("overdue" as const) : row.status,
    open: row.status === "issued" ? row.total - row.credited : 0,
    daysOverdue: late,
  };
};

/** The stored condition for a displayed status. */
const hasStatus = (where: Where, status: NonNullable<Filter["status"]>, today: string) => {
  if (status === "paid" || status === "void") return where("invoice.status", "=", status);
  if (status === "open") return where("invoice.status", "=", "issued");
  return where.and([
    where("invoice.status", "=", "issued"),
    where("invoice.dueAt", status === "overdue" ? "<" : ">=", storedDay(today)),
  ]);
};

const mailFilters = {
  // One that is credited in full can't be sent.
  unsent: sql<boolean>`(${mailState} is null and invoice.status <> 'void')`,
  waiting: sql<boolean>`${mailState} = 'waiting'`,
  sent: sql<boolean>`${mailState} = 'sent'`,
  failed: sql<boolean>`${mailState} in ('failed', 'unconfirmed')`,
} satisfies Record<NonNullable<Filter["mail"]>, RawBuilder<boolean>>;

/** The matching invoices visible to the viewer, read from their own table only if that is enough. */
export const matchingInvoices = (
  services: Source,
  viewer: Viewer,
  { search, clientId, status, currency, mail, ...range }: Filter,
  today: string,
) => {
  const { database } = services;
  const clients = database.selectFrom("financeClients as client").select("client.id");
  const found = (where: Where, text: string) =>
    where.or([
      containsText(services, ["invoice.number"], text),
      where(
        "invoice.id",
        "in",
        database
          .selectFrom("creditNotes")
          .select("creditNotes.invoiceId")
          .where(containsText(services, ["creditNotes.number"], text)),
      ),
      where("invoice.clientId", "in", clients.where(containsText(services, ["client.name"], text))),
    ]);
  return database
    .selectFrom("invoices as invoice")
    .where((where) =>
      where.and([
        ...(seesAll(viewer)
          ? []
          : [where("invoice.clientId", "in", clients.where(visibleTo(viewer)))]),
        ...(clientId ? [where("invoice.clientId", "=", clientId)] : []),
        ...(currency ? [where("invoice.currency", "=", currency)] : []),
        ...(range.monthFrom
          ? [where("invoice.periodStart", ">=", monthStart(range.monthFrom))]
          : []),
        ...(range.monthTo ? [where("invoice.periodStart", "<", monthEnd(range.monthTo))] : []),
        ...(range.dueFrom ? [where("invoice.dueAt", ">=", storedDay(range.dueFrom))] : []),
        ...(range.dueTo ? [where("invoice.dueAt", "<", storedDay(addDays(range.dueTo, 1)))] : []),
        ...(range.totalFrom === undefined ? [] : [where("invoice.total", ">=", range.totalFrom)]),
        ...(range.totalTo === undefined ? [] : [where("invoice.total", "<=", range.totalTo)]),
        ...(mail ? [mailFilters[mail]] : []),
        ...(status ? [hasStatus(where, status, today)] : []),
        ...(search ? [found(where, search)] : []),
      ]),
    );
};

/* As the index on it: open ones by due date, so overdue ones first, then the others, last issued first. */
const urgency = sql<number>`(case when status = 'issued' then due_at
  else 9000000000000000 - issued_at end)`;

/** The invoices that the session sees. */
export const invoices = defineList(
  async (services: Source, filter: Filter, { session, now }: { session: Viewer; now: number }) => {
    const { today } = await readCalendar(services.database, now);
    return {
      matching: matchingInvoices(services, session, filter, today),
      key: "invoice.id" as const,
      present: async (ids: string[]): Promise<Invoice[]> => {
        const rows = await present(services.database, session)
          .where("invoice.id", "in", ids)
          .execute();
        return rows.map((row) => withDays(row, today));
      },
    };
  },
  {
    sorts: {
      urgency,
      number: "invoice.number",
      issuedAt: "invoice.issuedAt",
      dueAt: "invoice.dueAt",
      total: "invoice.total",
    },
    file: "invoices",
    fileOrder: "asc",
    columns: [
      "number",
      "clientNumber",
      "clientName",
      "status",
      "currency",
      "month",
      "issuedOn",
      "dueOn",
      "paidOn",
      ...moneyColumns("subtotal"),
      taxRateColumn,
      ...moneyColumns("tax", "total", "credited", "open"),
      "daysOverdue",
      "mailState",
      "mailedAt",
      "reminders",
    ],
  },
);

const left = sql`invoice.total - invoice.credited`;

/** Sums of the matching invoices visible to the viewer, by currency. */
export const invoiceTotals = async (
  services: Source,
  viewer: Viewer,
  filter: z.output<typeof totalInvoices.query>,
  now: number,
): Promise<ApiOutput<"GET /cc-api/finance/invoice/totals">> => {
  const { today } = await readCalendar(services.database, now);
  const isOverdue = sql`invoice.status = 'issued' and invoice.due_at < ${storedDay(today)}`;
  return matchingInvoices(services, viewer, filter, today)
    .select(["invoice.currency", ({ fn }) => fn.countAll<number>().as("count")])
    .select([
      sum(sql`invoice.total`, "issued"),
      sum(sql`invoice.credited`, "credited"),
      sum(sql`case when invoice.status = 'issued' then ${left} else 0 end`, "open"),
      sum(sql`case when ${isOverdue} then ${left} else 0 end`, "overdue"),
    ])
    .groupBy("invoice.currency")
    .orderBy("invoice.currency")
    .execute();
};

/**
 * Counts overdue invoices once for every operator who sees all clients, or for every other one. The result maps an
 * operator to the number for the clients visible to them.
 */
export const tallyOverdueInvoices = async (
  source: Source,
  isOfAll: boolean,
  now: number,
): Promise<(operatorId: string) => number> => {
  const { today } = await readCalendar(source.database, now);
  const overdue = matchingInvoices(source, everyone, { status: "overdue" }, today);
  if (isOfAll) {
    const count = await countOf(overdue);
    return () => count;
  }
  const rows = await overdue
    .innerJoin("financeClients as client", "client.id", "invoice.clientId")
    .select(["client.ownerId", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("client.ownerId")
    .execute();
  const byOwner = new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
  return (operatorId) => byOwner.get(operatorId) ?? 0;
};

/** Number of overdue invoices among `ids`, of the clients visible to the viewer. */
export const countOverdueInvoices = async (
  services: Source,
  viewer: Viewer,
  now: number,
  ids: readonly string[],
): Promise<number> => {
  const { today } = await readCalendar(services.database, now);
  return countOf(
    matchingInvoices(services, viewer, { status: "overdue" }, today).where("invoice.id", "in", ids),
  );
};

type Columns<Row> = { [Name in keyof Row]: Row[Name] | null };

const issuerOf = ({
  name,
  address,
  taxNumber,
  bankName,
  bankAccount,
  timeZone,
}: Columns<Issuer>): Issuer | null =>
  name === null
    ? null
    : {
        name,
        address: address ?? "",
        taxNumber: taxNumber ?? "",
        bankName: bankName ?? "",
        bankAccount: bankAccount ?? "",
        timeZone: timeZone ?? "UTC",
      };

/** The last e-mails with an invoice, newest first. */
const readMails = async (database: Kysely<Tables>, invoiceId: string): Promise<InvoiceMail[]> => {
  const mails = await database
    .selectFrom("invoiceMails as mail")
    .leftJoin("operators as creator", "creator.id", "mail.createdBy")
    .leftJoin("invoiceMails as lead", (join) =>
      // Left out of the e-mail, it no longer follows it.
      join.onRef("lead.id", "=", "mail.leadId").on("mail.state", "<>", "cancelled"),
    )
    .where("mail.invoiceId", "=", invoiceId)
    .orderBy("mail.createdAt", "desc")
    .orderBy("mail.id", "desc")
    .limit(100)
    .select(["mail.id", "mail.kind", "mail.days", "mail.recipient", "mail.createdAt"])
    .select("creator.name as createdByName")
    .select(({ fn }) => [
      fn.coalesce("lead.subject", "mail.subject").as("subject"),
      fn.coalesce("lead.body", "mail.body").as("text"),
      fn.coalesce("lead.state", "mail.state").as("state"),
      fn.coalesce("lead.error", "mail.error").as("error"),
      fn.coalesce("lead.sentAt", "mail.sentAt").as("sentAt"),
      fn.coalesce("lead.dueAt", "mail.dueAt").as("dueAt"),
      fn.coalesce("lead.tries", "mail.tries").as("tries"),
    ])
    .execute();
  return mails.map(({ dueAt, tries, ...mail }) => ({ ...mail, retryAt: tries > 0 ? dueAt : null }));
};

/** One invoice with its lines and credit notes; throws `not_found` also if it isn't visible to the viewer. */
export const findInvoice = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  id: string,
  now: number,
): Promise<InvoiceDetail> => {
  const found = await present(database, viewer)
    .leftJoin("pricePlanVersions as version", "version.id", "invoice.planVersionId")
    .leftJoin("pricePlans as plan", "plan.id", "version.planId")
    .leftJoin("ledgerEntries as entry", "entry.id", "invoice.entryId")
    .select([
      "invoice.clientName as billedTo",
      "plan.name as planName",
      "entry.number as entryNumber",
      "issuer.name as issuerName",
      "issuer.address",
      "issuer.taxNumber",
      "issuer.bankName",
      "issuer.bankAccount",
      "client.billingEmails",
      "client.reminders as remindable",
    ])
    .where("invoice.id", "=", id)
    .executeTakeFirst();
  if (!found) throw new Refusal("not_found");
  const { issuerName, address, taxNumber, bankName, bankAccount, ...stored } = found;
  const { billingEmails, remindable, ...row } = stored;
  const { timeZone } = row;
  const { today } = await readCalendar(database, now);
  const lines = await database
    .selectFrom("invoiceLines")
    .select(["position", "item", "quantity", "unitPrice", "firstCalls", "furtherPrice", "amount"])
    .where("invoiceId", "=", id)
    .orderBy("position")
    .execute();
  const issuer = issuerOf({
    name: issuerName,
    address,
    taxNumber,
    bankName,
    bankAccount,
    timeZone,
  });
  const creditNotes = await readCreditNotes(database, id, timeZone ?? "UTC");
  return {
    ...withDays(row, today),
    issuer,
    lines: lines.map((line) => ({ ...line, left: leftOf(line, creditNotes) })),
    creditNotes,
    mails: await readMails(database, id),
    unprintable: (
      [
        ["client", unprintableIn(row.billedTo)],
        ["issuer", issuer ? unprintableOf(issuer) : ""],
        ["plan", unprintableIn(row.planName ?? "")],
        ["reason", unprintableIn(...creditNotes.map(({ reason }) => reason))],
      ] as const
    )
      .filter(([, characters]) => characters !== "")
      .map(([field, characters]) => ({ field, characters })),
    client: { hasAddress: billingEmails.length > 0, reminders: remindable },
  };
};

/**
 * Locks an invoice and its client until the transaction ends; the client first, as everywhere. Throws `not_found` if
 * the invoice isn't visible to the viewer.
 */
export const lockInvoice = async (
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  id: string,
): Promise<{ invoice: Selectable<Tables["invoices"]>; client: LockedClient }> => {
  const found = await transaction
    .selectFrom("invoices")
    .select("clientId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw new Refusal("not_found");
  const client = await lockClient(services, transaction, viewer, found.clientId);
  const invoice = await transaction
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .$call(lockRows(services))
    .executeTakeFirstOrThrow();
  return { invoice, client };
};

/** The invoice of a credit note; throws `not_found` if there is no such note. */
export const invoiceOfNote = async (database: Kysely<Tables>, noteId: string): Promise<string> => {
  const note = await database
    .selectFrom("creditNotes")
    .select("invoiceId")
    .where("id", "=", noteId)
    .executeTakeFirst();
  if (!note) throw new Refusal("not_found");
  return note.invoiceId;
};
