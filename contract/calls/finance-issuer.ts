import { z } from "zod";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import { issuerAddressLines } from "../words/limits.ts";
import {
  DaySchema,
  idempotencyKey,
  IssuerSchema,
  MonthSchema,
  UnprintableSchema,
} from "./finance.ts";
import { failsWith, TimeZoneSchema, typedLine, typedName, typedProse } from "./schemas.ts";

/** The issuer's details from an instant on. */
export const IssuerVersionSchema = IssuerSchema.extend({
  id: IdSchema,
  /** What PDFs can't show of these details. */
  unprintable: UnprintableSchema,
  createdAt: TimeSchema,
  createdByName: z.string(),
});
export type IssuerVersion = z.infer<typeof IssuerVersionSchema>;

const output = z.object({
  /** The last 50, newest first; the first is printed on the next invoice. If empty, no invoice can be issued yet. */
  versions: z.array(IssuerVersionSchema),
});

export const getIssuer = endpoint({
  name: "finance.issuer.get",
  method: "GET",
  path: "/cc-api/finance/issuer",
  access: "finance:invoice:read",
  summary: "Current and earlier invoice issuers",
  output,
});

export const changeIssuer = endpoint({
  name: "finance.issuer.change",
  method: "PUT",
  path: "/cc-api/finance/issuer",
  access: "finance:issuer:update",
  reauth: true,
  summary: "Set the invoice issuer. Issued invoices don't change",
  body: z.strictObject({
    name: typedName(120),
    address: typedProse(400)
      .min(1)
      .refine(
        (text) => text.split(/\r\n|\r|\n/).length <= issuerAddressLines,
        failsWith("too_many_lines"),
      )
      .describe("At most six lines"),
    taxNumber: typedLine(60),
    bankName: typedLine(120),
    bankAccount: typedName(60),
    timeZone: TimeZoneSchema,
    basedOn: IdSchema.nullable().describe("The edited version, or null if there was none"),
    idempotencyKey,
  }),
  output,
});

export const getCalendar = endpoint({
  name: "finance.calendar",
  method: "GET",
  path: "/cc-api/finance/calendar",
  access: "finance:open",
  summary: "Today and the current month in the issuer's time zone; without an issuer, in UTC",
  output: z.object({ timeZone: z.string(), today: DaySchema, month: MonthSchema }),
});

export const financeIssuerEndpoints = [getIssuer, changeIssuer, getCalendar] as const;
