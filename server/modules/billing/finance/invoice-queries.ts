import type {
  exportInvoices,
  Invoice,
  InvoiceDetail,
  InvoiceStatus,
  Issuer,
  listInvoices as listInvoicesEndpoint,
} from "@console-shell/contract/calls/finance";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "../../../kernel/send-csv.ts";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { countOf, everyOf, pageOf } from "../../../platform/database/page-of.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Source } from "../../../platform/services.ts";
import { leftOf, readCreditNotes } from "./billing/credit-notes.ts";
import { monthOf } from "./billing/months.ts";
import { seesAll, visibleTo, type Viewer } from "./viewer.ts";

type ListQuery = z.output<typeof listInvoicesEndpoint.query>;
type Filter = z.output<typeof exportInvoices.query>;
type Where = ExpressionBuilder<{ invoice: Tables["invoices"] }, "invoice">;

const present = (database: Kysely<Tables>, viewer: Viewer) =>
  database
    .selectFrom("invoices as invoice")
    .innerJoin("financeClients as client", "client.id", "invoice.clientId")
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
      "invoice.periodEnd",
      "invoice.issuedAt",
      "invoice.dueAt",
      "invoice.paidAt",
      "invoice.subtotal",
      "invoice.taxRate",
      "invoice.tax",
      "invoice.total",
      "invoice.credited",
    ]);

type Stored = Pick<Invoice, "status" | "dueAt" | "total" | "credited">;

/** Adds derived fields: whether it's overdue, and the amount left to pay. */
const withStatus = <Row extends Stored>(row: Row, now: number): Row & Pick<Invoice, "open"> => ({
  ...row,
  status: row.status === "issued" && row.dueAt < now ? "overdue" : row.status,
  open: row.status === "issued" ? row.total - row.credited : 0,
});

/** The stored condition for a displayed status. */
const hasStatus = (where: Where, status: InvoiceStatus, now: number) => {
  if (status === "paid" || status === "void") return where("invoice.status", "=", status);
  return where.and([
    where("invoice.status", "=", "issued"),
    where("invoice.dueAt", status === "overdue" ? "<" : ">=", now),
  ]);
};

/** The matching invoices visible to the viewer, read from their own table only if that is enough. */
const matching = (
  services: Source,
  viewer: Viewer,
  { search, clientId, status }: Filter,
  now: number,
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
        ...(status ? [hasStatus(where, status, now)] : []),
        ...(search ? [found(where, search)] : []),
      ]),
    );
};

const listed = (services: Source, viewer: Viewer, filter: Filter, now: number) => ({
  matching: matching(services, viewer, filter, now),
  key: "invoice.id",
  present: async (ids: string[]): Promise<Invoice[]> => {
    const rows = await present(services.database, viewer).where("invoice.id", "in", ids).execute();
    return rows.map((row) => withStatus(row, now));
  },
});

/** The columns of the export; amounts are in minor units. */
export const exportedInvoice: CsvColumns<Invoice> = [
  "number",
  "clientNumber",
  "clientName",
  "status",
  "currency",
  ["month", ({ periodStart }) => monthOf(periodStart)],
  "issuedAt",
  "dueAt",
  "paidAt",
  "subtotal",
  "taxRate",
  "tax",
  "total",
  "credited",
  "open",
];

/** Every matching invoice visible to the viewer, in batches. */
export const everyInvoice = (services: Source, viewer: Viewer, filter: Filter, now: number) =>
  everyOf(listed(services, viewer, filter, now));

/** One page of the matching invoices visible to the viewer, and their number. */
export const listInvoices = (services: Source, viewer: Viewer, query: ListQuery, now: number) =>
  pageOf(
    {
      ...listed(services, viewer, query, now),
      sorts: {
        number: "invoice.number",
        issuedAt: "invoice.issuedAt",
        dueAt: "invoice.dueAt",
        total: "invoice.total",
      },
    },
    query,
  );

/** Number of overdue invoices of the clients visible to the viewer. */
export const countOverdueInvoices = (
  services: Source,
  viewer: Viewer,
  now: number,
): Promise<number> => countOf(matching(services, viewer, { status: "overdue" }, now));

type Columns<Row> = { [Name in keyof Row]: Row[Name] | null };

const issuerOf = ({
  name,
  address,
  taxNumber,
  bankName,
  bankAccount,
}: Columns<Issuer>): Issuer | null =>
  name === null
    ? null
    : {
        name,
        address: address ?? "",
        taxNumber: taxNumber ?? "",
        bankName: bankName ?? "",
        bankAccount: bankAccount ?? "",
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
    .leftJoin("issuers as issuer", "issuer.id", "invoice.issuerId")
    .select([
      "invoice.clientName as billedTo",
      "plan.name as planName",
      "entry.number as entryNumber",
      "issuer.name as issuerName",
      "issuer.address",
      "issuer.taxNumber",
      "issuer.bankName",
      "issuer.bankAccount",
    ])
    .where("invoice.id", "=", id)
    .executeTakeFirst();
  if (!found) throw new Refusal("not_found");
  const { issuerName, address, taxNumber, bankName, bankAccount, ...row } = found;
  const lines = await database
    .selectFrom("invoiceLines")
    .select(["position", "item", "quantity", "unitPrice", "firstCalls", "furtherPrice", "amount"])
    .where("invoiceId", "=", id)
    .orderBy("position")
    .execute();
  const creditNotes = await readCreditNotes(database, id);
  return {
    ...withStatus(row, now),
    issuer: issuerOf({ name: issuerName, address, taxNumber, bankName, bankAccount }),
    lines: lines.map((line) => ({ ...line, left: leftOf(line, creditNotes) })),
    creditNotes,
  };
};
