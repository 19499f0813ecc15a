import { z } from "zod";
import { statementEntries } from "../words/limits.ts";
import { meters } from "../words/meters.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import {
  CurrencySchema,
  DaySchema,
  idempotencyKey,
  InvoiceStatusSchema,
  MoneySchema,
  MonthSchema,
} from "./finance.ts";
import { failsWith, LocaleSchema, typedProse } from "./schemas.ts";

const params = z.object({ id: IdSchema });
const noteParams = z.object({ id: IdSchema, noteId: IdSchema });
const text = typedProse(2_000).min(1);

/** An operator's note on a client, for other operators. */
export const ClientNoteSchema = z.object({
  id: IdSchema,
  text: z.string(),
  createdById: IdSchema,
  createdByName: z.string(),
  createdAt: TimeSchema,
  /** Null if its author has never changed it. */
  changedAt: TimeSchema.nullable(),
});
export type ClientNote = z.infer<typeof ClientNoteSchema>;

export const listClientNotes = endpoint({
  name: "finance.note.list",
  method: "GET",
  path: "/cc-api/finance/client/:id/note/list",
  access: "finance:note:read",
  summary: "Notes on a client that you can view, newest first",
  params,
  query: z.object(pageQuery),
  output: pageOf(ClientNoteSchema),
});

export const addClientNote = endpoint({
  name: "finance.note.add",
  method: "POST",
  path: "/cc-api/finance/client/:id/note/add",
  access: "finance:note:create",
  summary: "Write a note on a client that you can view",
  params,
  body: z.strictObject({ text, idempotencyKey }),
  output: ClientNoteSchema,
  status: 201,
});

export const changeClientNote = endpoint({
  name: "finance.note.change",
  method: "PATCH",
  path: "/cc-api/finance/client/:id/note/:noteId",
  access: "finance:note:create",
  summary: "Change your own note",
  params: noteParams,
  body: z.strictObject({ text }),
  output: ClientNoteSchema,
});

export const deleteClientNote = endpoint({
  name: "finance.note.delete",
  method: "DELETE",
  path: "/cc-api/finance/client/:id/note/:noteId",
  access: "finance:note:create",
  summary: "Delete your own note",
  params: noteParams,
  output: z.literal(true),
});

/** A month's billable calls of a client. */
export const ClientMonthSchema = z.object({
  month: MonthSchema,
  calls: z.int(),
  /** Most used first. */
  meters: z.array(z.object({ meter: z.enum(meters), calls: z.int() })),
  /** Including fee and tax: invoiced, or by the plan so far. Null without a price, or the permission to see it. */
  cost: MoneySchema.nullable(),
  /** The month's invoice; null if there is none, or you may not see invoices. */
  invoice: z.object({ id: IdSchema, number: z.string(), status: InvoiceStatusSchema }).nullable(),
});
export type ClientMonth = z.infer<typeof ClientMonthSchema>;

export const getClientUsage = endpoint({
  name: "finance.clientUsage",
  method: "GET",
  path: "/cc-api/finance/client/:id/usage",
  access: "finance:client:read",
  summary:
    "Billable calls and costs of a client in the last months, oldest first. Costs need the permission to see invoices, the ledger or price plans",
  params,
  output: z.object({ currency: CurrencySchema, months: z.array(ClientMonthSchema) }),
});

export const getClientCredit = endpoint({
  name: "finance.clientCredit",
  method: "GET",
  path: "/cc-api/finance/client/:id/credit",
  access: "finance:client:read",
  summary: "How a client's balance and credit limit have changed. Balances need the ledger's",
  params,
  output: z.object({
    /** The balance at the end of each of the last 90 days; null without the permission to see the ledger. */
    days: z
      .array(z.object({ day: DaySchema, balance: MoneySchema, creditLimit: MoneySchema }))
      .nullable(),
    /** Changes of the limit, newest first. */
    limits: z.array(
      z.object({
        id: IdSchema,
        before: MoneySchema,
        after: MoneySchema,
        changedByName: z.string(),
        changedAt: TimeSchema,
      }),
    ),
  }),
});

export const printStatement = endpoint({
  name: "finance.client.statement",
  method: "GET",
  path: "/cc-api/finance/client/:id/statement",
  access: "finance:ledger:read",
  summary: `A client's statement of account as PDF: opening balance, entries and closing balance of a period, with at most ${statementEntries} entries`,
  params,
  query: z
    .object({
      from: DaySchema,
      to: DaySchema,
      locale: LocaleSchema.optional().describe("By default, the request's"),
    })
    .refine(({ from, to }) => from <= to, failsWith("before_start", "to")),
  output: BinarySchema,
});

export const financeClientRecordEndpoints = [
  listClientNotes,
  addClientNote,
  changeClientNote,
  deleteClientNote,
  getClientUsage,
  getClientCredit,
  printStatement,
] as const;
