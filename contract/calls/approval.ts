import { z } from "zod";
import { CopiedLinkSchema } from "./invitation.ts";
import { approvalReasonLength, approvalStatuses } from "../words/approvals.ts";
import { AuditEventSchema } from "./audit.ts";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { typedProse } from "./schemas.ts";

/** A change that somebody else has to approve. */
export const ApprovalSchema = z.object({
  id: IdSchema,
  /** What the audit log will say about the change. */
  action: z.string(),
  /** The name of what changes; empty if it has none. */
  target: z.string(),
  /** What changes, without secrets. */
  details: AuditEventSchema.shape.details,
  /** Why, as its requester wrote. */
  reason: z.string(),
  status: z.enum(approvalStatuses),
  requestedByName: z.string(),
  /** Their account: anybody can choose a name. */
  requestedByAccount: z.string(),
  createdAt: TimeSchema,
  expiresAt: TimeSchema,
  /** Null while it waits, and for one that expired. */
  decidedAt: TimeSchema.nullable(),
  decidedByName: z.string().nullable(),
  /** Why it was rejected; otherwise empty. */
  comment: z.string(),
  /** What the caller may do with it. */
  may: z.array(z.enum(["approve", "reject", "withdraw"])),
});
export type Approval = z.infer<typeof ApprovalSchema>;

const params = z.object({ id: IdSchema });
const access = "management:approval:decide";

export const listApprovals = endpoint({
  name: "approval.list",
  method: "GET",
  path: "/mc-api/approval/list",
  access,
  summary:
    "Changes that need a second person: one's own, and those that one has the permission to make. Searches target and requester",
  query: z.object({
    ...pageQuery,
    id: IdSchema.optional(),
    search: z.string().trim().max(100).optional(),
    status: z.enum(approvalStatuses).optional(),
    by: z
      .enum(["others", "me"])
      .optional()
      .describe("`others`: neither requested by the caller nor about the caller's account"),
    sort: z.enum(["createdAt"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(ApprovalSchema),
});

export const approveChange = endpoint({
  name: "approval.approve",
  method: "POST",
  path: "/mc-api/approval/:id/approve",
  access,
  reauth: true,
  summary:
    "Approve a change and make it, in the caller's name. Needs the permission of the change itself. If the change is refused, it goes on waiting",
  params,
  output: z.object({
    approval: ApprovalSchema,
    /** The secret of a new provisioning token, which is only in this response. */
    secret: z.string().nullable(),
    /** The link to set a password, if the change asked for one to copy. */
    link: CopiedLinkSchema,
  }),
});

export const rejectChange = endpoint({
  name: "approval.reject",
  method: "POST",
  path: "/mc-api/approval/:id/reject",
  access,
  reauth: true,
  summary: "Reject a change, with a reason for its requester",
  params,
  body: z.strictObject({ reason: typedProse(approvalReasonLength).min(1) }),
  output: ApprovalSchema,
});

export const listOwnApprovals = endpoint({
  name: "approval.own.list",
  method: "GET",
  path: "/cc-api/operator/approvals",
  access: "signed-in",
  summary: "Changes that the caller has sent for approval, newest first",
  query: z.object(pageQuery),
  output: pageOf(ApprovalSchema),
});

export const withdrawChange = endpoint({
  name: "approval.withdraw",
  method: "POST",
  path: "/cc-api/operator/approvals/:id/withdraw",
  access: "signed-in",
  summary: "Withdraw one's own request",
  params,
  output: ApprovalSchema,
});

export const approvalEndpoints = [
  listApprovals,
  approveChange,
  rejectChange,
  listOwnApprovals,
  withdrawChange,
] as const;
