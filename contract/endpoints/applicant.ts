import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "../endpoint.ts";

/** The name somebody signs in with: 3 to 32 letters, digits, dots, hyphens or underscores. */
export const AccountNameSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/);

export const ApplicantInputSchema = z.strictObject({
  account: AccountNameSchema,
  name: z.string().trim().min(1).max(80),
  company: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  phone: z
    .string()
    .trim()
    .max(32)
    .regex(/^[+()\-\s\d]*$/)
    .optional(),
  reason: z.string().trim().max(1000).optional(),
});

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
});
export type Applicant = z.infer<typeof ApplicantSchema>;

export const addApplicant = endpoint({
  name: "applicant.add",
  method: "POST",
  path: "/mc-api/basic/applicant/add",
  access: "public",
  summary: "Apply for an account; sending it twice keeps one application",
  body: ApplicantInputSchema,
  output: z.object({ reference: z.string() }),
});

export const listApplicants = endpoint({
  name: "applicant.list",
  method: "GET",
  path: "/mc-api/applicant/list",
  access: "management:applicant:read",
  summary: "Applications, newest first",
  query: z.object({ ...pageQuery, status: ApplicantSchema.shape.status.optional() }),
  output: pageOf(ApplicantSchema),
});

export const applicantEndpoints = [addApplicant, listApplicants] as const;
