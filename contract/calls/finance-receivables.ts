import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery } from "./endpoint.ts";
import { CurrencySchema, MoneySchema } from "./finance.ts";

/** Open amounts by the days since they were due. */
const ages = {
  notDue: MoneySchema,
  upTo30: MoneySchema.describe("1 to 30 days overdue"),
  upTo60: MoneySchema.describe("31 to 60 days overdue"),
  upTo90: MoneySchema.describe("61 to 90 days overdue"),
  over90: MoneySchema,
  total: MoneySchema,
};

export const ReceivableSchema = z.object({
  id: IdSchema,
  clientNumber: z.string(),
  clientName: z.string(),
  currency: CurrencySchema,
  /** Open invoices. */
  invoices: z.int(),
  ...ages,
});
export type Receivable = z.infer<typeof ReceivableSchema>;

const filter = {
  search: z.string().trim().max(100).optional().describe("In the client's name or number"),
  currency: CurrencySchema.optional(),
};

export const listReceivables = endpoint({
  name: "finance.receivables",
  method: "GET",
  path: "/cc-api/finance/receivables/list",
  access: "finance:invoice:read",
  summary: "Clients with open invoices and what they owe by age, the most overdue first by default",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(["overdue", "total", "name"]).default("overdue"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(ReceivableSchema),
});

export const totalReceivables = endpoint({
  name: "finance.receivableTotals",
  method: "GET",
  path: "/cc-api/finance/receivables/totals",
  access: "finance:invoice:read",
  summary: "What the clients that match owe by age, by currency",
  query: z.object(filter),
  output: z.array(
    z.object({ currency: CurrencySchema, clients: z.int(), invoices: z.int(), ...ages }),
  ),
});

export const exportReceivables = endpoint({
  name: "finance.receivablesFile",
  method: "GET",
  path: "/cc-api/finance/receivables/export",
  access: "finance:invoice:read",
  summary: "What the clients that match owe by age, as CSV",
  query: z.object(filter),
  output: BinarySchema,
});

export const financeReceivableEndpoints = [
  listReceivables,
  totalReceivables,
  exportReceivables,
] as const;
