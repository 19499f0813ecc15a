import { z } from "zod";
import { CopiedLinkSchema, LinkDeliverySchema } from "./invitation.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { RoleSchema } from "./account.ts";
import { EmailSchema, typedName, typedProse } from "./schemas.ts";

/** The name used to sign in: 3 to 32 letters, digits, dots, hyphens or underscores. */
export const AccountNameSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/);

export const ApplicantInputSchema = z.strictObject({
  account: AccountNameSchema,
  name: typedName(80),
  company: typedName(120),
  email: EmailSchema,
  phone: z
    .string()
    .trim()
    .max(32)
    .regex(/^[+()\-\s\d]*$/)
    .optional(),
  reason: typedProse(1000).optional(),
});

/** A registration as reviewers see it; its e-mail address is always confirmed. */
export const ApplicantSchema = z.object({
  id: IdSchema,
  reference: z.string(),
  account: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  reason: z.string(),
  status: z.enum(["waiting", "approved", "rejected"]),
  createdAt: TimeSchema,
  /** Null while it's pending, as is the account name of who decided. */
  decidedAt: TimeSchema.nullable(),
  decidedBy: z.string().nullable(),
  /** The reason for the rejection, as mailed; otherwise empty. */
  rejection: z.string(),
});
export type Applicant = z.infer<typeof ApplicantSchema>;

export const addApplicant = endpoint({
  name: "applicant.add",
  method: "POST",
  path: "/mc-api/basic/applicant/add",
  access: "public",
  summary:
    "Register for an account and get a link by e-mail. Registering twice keeps one registration",
  body: ApplicantInputSchema,
  output: z.object({ reference: z.string() }),
});

export const confirmApplicant = endpoint({
  name: "applicant.confirm",
  method: "POST",
  path: "/mc-api/basic/applicant/confirm",
  access: "public",
  summary:
    "Confirm the e-mail address with the token of the e-mailed link. The registration is then reviewed",
  body: z.strictObject({ token: z.string().min(1).max(128) }),
  output: z.object({ reference: z.string() }),
});

const applicantSorts = ["createdAt", "account"] as const;

const filter = {
  search: z.string().trim().max(100).optional(),
  status: ApplicantSchema.shape.status.optional(),
};

export const listApplicants = endpoint({
  name: "applicant.list",
  method: "GET",
  path: "/mc-api/applicant/list",
  access: "management:applicant:read",
  summary:
    "Registrations with a confirmed e-mail address. Searches reference, account, name, company and e-mail address",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(applicantSorts).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(ApplicantSchema),
});

export const exportApplicants = endpoint({
  name: "applicant.export",
  method: "GET",
  path: "/mc-api/applicant/export",
  access: "management:applicant:read",
  summary: "Matching registrations as CSV, oldest first",
  query: z.object(filter),
  output: BinarySchema,
});

const byId = z.object({ id: IdSchema });

export const approveApplicant = endpoint({
  name: "applicant.approve",
  method: "POST",
  path: "/mc-api/applicant/:id/approve",
  access: "management:applicant:decide",
  reauth: true,
  secondPerson: ["roles"],
  summary:
    "Approve a registration: create the operator, and e-mail or return a link to set a password",
  params: byId,
  body: z.strictObject({
    role: RoleSchema,
    /** An account name other than the one applied for. */
    account: AccountNameSchema.optional(),
    delivery: LinkDeliverySchema,
  }),
  output: ApplicantSchema.extend({ link: CopiedLinkSchema }),
});

export const rejectApplicant = endpoint({
  name: "applicant.reject",
  method: "POST",
  path: "/mc-api/applicant/:id/reject",
  access: "management:applicant:decide",
  reauth: true,
  summary: "Reject a registration and e-mail the reason",
  params: byId,
  body: z.strictObject({ reason: typedProse(500).min(1) }),
  output: ApplicantSchema,
});

export const applicantEndpoints = [
  addApplicant,
  confirmApplicant,
  listApplicants,
  exportApplicants,
  approveApplicant,
  rejectApplicant,
] as const;
