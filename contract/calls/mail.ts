import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { mailStates } from "../words/mail-states.ts";
import { LocaleSchema } from "./schemas.ts";

/** An outgoing mail. Its text isn't stored: it may have held a secret. */
export const SentMailSchema = z.object({
  id: IdSchema,
  recipient: z.string(),
  subject: z.string(),
  locale: LocaleSchema,
  createdAt: TimeSchema,
  state: z.enum(mailStates),
  /** The mail server's error if it refused the mail. */
  error: z.string().nullable(),
});
export type SentMail = z.infer<typeof SentMailSchema>;

const filter = {
  search: z.string().trim().max(100).optional(),
  state: z.enum(mailStates).optional(),
  /** From this instant (inclusive) to that one (exclusive). */
  from: z.coerce.number().pipe(TimeSchema).optional(),
  until: z.coerce.number().pipe(TimeSchema).optional(),
};

export const listMails = endpoint({
  name: "mail.list",
  method: "GET",
  path: "/mc-api/mail/list",
  access: "management:mail:read",
  summary: "E-mails sent or failed, newest first by default. Searches recipient and subject",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(["createdAt"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(SentMailSchema),
});

export const exportMails = endpoint({
  name: "mail.export",
  method: "GET",
  path: "/mc-api/mail/export",
  access: "management:mail:read",
  summary: "Matching e-mails as CSV, oldest first, without their contents",
  query: z.object(filter),
  output: BinarySchema,
});

export const getMailState = endpoint({
  name: "mail.state",
  method: "GET",
  path: "/cc-api/mail/state",
  access: "signed-in",
  whileViewing: true,
  summary: "Whether e-mails can be sent: not in production before SMTP_URL is set",
  output: z.object({ isSetUp: z.boolean() }),
});

export const mailEndpoints = [listMails, exportMails, getMailState] as const;
