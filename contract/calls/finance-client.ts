import { addressKey } from "../words/typed-text.ts";
import { z } from "zod";
import { balanceWeeks, billingEmailsMost } from "../words/limits.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import {
  ClientStatusSchema,
  creditLimitSchema,
  CurrencySchema,
  FinanceClientSchema,
  idempotencyKey,
  MoneySchema,
  MonthSchema,
} from "./finance.ts";
import { EmailSchema, LocaleSchema, typedLine, typedName, failsWith } from "./schemas.ts";

const search = z.string().trim().max(100).optional();
const idParams = z.object({ id: IdSchema });
const OwnerSchema = z.object({ id: IdSchema, name: z.string(), account: z.string() });
const editableClient = {
  name: typedName(120),
  creditLimit: creditLimitSchema,
  taxRate: z.int().min(0).max(10_000).describe("Basis points: 600 is 6 %"),
  planId: IdSchema.nullable(),
  ownerId: IdSchema.nullable(),
  contactName: typedLine(80),
  contactEmail: z.union([EmailSchema, z.literal("")]),
  billingEmails: z
    .array(EmailSchema)
    .max(billingEmailsMost)
    .refine(
      (emails) => new Set(emails.map((email) => addressKey(email))).size === emails.length,
      failsWith("duplicated"),
    )
    .describe("Where invoices are e-mailed"),
  billingLocale: LocaleSchema,
  reminders: z.boolean().describe("Whether it's reminded of open invoices"),
};

const clientFilter = {
  search,
  status: ClientStatusSchema.optional(),
  currency: CurrencySchema.optional(),
  ownerId: IdSchema.optional(),
  credit: z.enum(["low"]).optional().describe("Less than a fifth of the credit left, or none"),
};

const ListedClientSchema = FinanceClientSchema.extend({
  /** If asked for, and with finance:ledger:read; null for weeks without a known balance. */
  course: z.array(MoneySchema.nullable()).optional(),
});
export type ListedClient = z.infer<typeof ListedClientSchema>;

export const listFinanceClients = endpoint({
  name: "finance.clients",
  method: "GET",
  path: "/cc-api/finance/client/list",
  access: "finance:client:read",
  summary: "Client accounts. Without finance:client:read-all, only your own",
  query: z.object({
    ...pageQuery,
    ...clientFilter,
    sort: z
      .enum(["number", "name", "balance", "creditLimit", "creditLeft", "createdAt"])
      .default("number"),
    order: z.enum(["asc", "desc"]).default("asc"),
    course: z
      .enum(["weeks"])
      .optional()
      .describe(`With each client's balance at the end of the last ${balanceWeeks} weeks`),
  }),
  output: pageOf(ListedClientSchema),
});

export const exportFinanceClients = endpoint({
  name: "finance.clientsFile",
  method: "GET",
  path: "/cc-api/finance/client/export",
  access: "finance:client:read",
  summary: "Client accounts that match, as CSV",
  query: z.object(clientFilter),
  output: BinarySchema,
});

export const listFinanceOwners = endpoint({
  name: "finance.owners",
  method: "GET",
  path: "/cc-api/finance/owner/list",
  access: "finance:client:read",
  summary:
    "Sales operators who can own a client, the first ones by name. Without finance:client:read-all, only yourself",
  query: z.object({
    search: z.string().trim().max(100).optional(),
    id: IdSchema.optional().describe("Only this one, also if no longer active"),
  }),
  output: z.array(OwnerSchema),
});

export const addFinanceClient = endpoint({
  name: "finance.addClient",
  method: "POST",
  path: "/cc-api/finance/client/add",
  access: "finance:client:create",
  reauth: ["creditLimit"],
  summary: "Create a client account. The server assigns its number",
  body: z.strictObject({
    ...editableClient,
    currency: CurrencySchema,
    taxRate: editableClient.taxRate.optional().describe("By default, the currency's"),
    planId: editableClient.planId.default(null),
    ownerId: editableClient.ownerId.default(null),
    contactName: editableClient.contactName.default(""),
    contactEmail: editableClient.contactEmail.default(""),
    billingEmails: editableClient.billingEmails.default([]),
    billingLocale: editableClient.billingLocale
      .optional()
      .describe("By default, Chinese for CNY and otherwise English"),
    reminders: editableClient.reminders.default(true),
    idempotencyKey,
  }),
  output: FinanceClientSchema,
  status: 201,
});

export const getFinanceClient = endpoint({
  name: "finance.client",
  method: "GET",
  path: "/cc-api/finance/client/:id",
  access: "finance:client:read",
  summary: "One client account",
  params: idParams,
  output: FinanceClientSchema,
});

export const updateFinanceClient = endpoint({
  name: "finance.updateClient",
  method: "PATCH",
  path: "/cc-api/finance/client/:id",
  access: "finance:client:update",
  reauth: ["creditLimit", "planId", "taxRate", "validFrom"],
  summary:
    "Change a client account. A suspended one can't be charged, but is invoiced for its calls",
  params: idParams,
  body: z
    .strictObject({ ...editableClient, status: ClientStatusSchema })
    .partial()
    .extend({
      validFrom: MonthSchema.optional().describe(
        "The month from which plan and tax rate apply, by default the current one. They replace earlier settings in later months without an invoice. Can't be a future or invoiced month",
      ),
      updatedAt: TimeSchema.optional().describe(
        "The version of the edited client. Without it, the client is changed whatever its version",
      ),
      idempotencyKey,
    })
    .refine(
      (body) => Object.keys(body).some((name) => name !== "updatedAt" && name !== "idempotencyKey"),
      failsWith("nothing_sent"),
    ),
  output: FinanceClientSchema,
});

export const financeClientEndpoints = [
  listFinanceClients,
  exportFinanceClients,
  listFinanceOwners,
  addFinanceClient,
  getFinanceClient,
  updateFinanceClient,
] as const;
