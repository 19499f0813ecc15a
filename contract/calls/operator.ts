import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { LocaleSchema, failsWith } from "./schemas.ts";
import { operatorActions } from "../words/operator-actions.ts";
import { PermissionCodeSchema } from "./sub-app-manifest.ts";
import { secondFactors } from "../words/second-factors.ts";
import { RoleSchema } from "./account.ts";
import { AccountNameSchema } from "./applicant.ts";
import { EditableBasicInfoSchema } from "./basic-info.ts";
import { CopiedLinkSchema, LinkDeliverySchema } from "./invitation.ts";
import { IdentitySchema } from "./single-sign-on.ts";

export const OperatorStatusSchema = z.enum(["active", "disabled"]);
export type OperatorStatus = z.infer<typeof OperatorStatusSchema>;

/** An operator as management sees it. */
export const OperatorSchema = z.object({
  id: IdSchema,
  account: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: RoleSchema,
  status: OperatorStatusSchema,
  /** Invited, or the password was reset: the operator hasn't set one with the link yet. */
  awaitsPassword: z.boolean(),
  createdAt: TimeSchema,
  lastSignInAt: TimeSchema.nullable(),
  secondFactors: z.array(z.enum(secondFactors)),
  /** Whether an identity provider manages name, e-mail address, role and status. */
  provisioned: z.boolean(),
});
export type Operator = z.infer<typeof OperatorSchema>;

/** An operator with the actions the caller may take; those the server would refuse are left out. */
export const ListedOperatorSchema = z.object({
  ...OperatorSchema.shape,
  may: z.array(z.enum(operatorActions)),
});
export type ListedOperator = z.infer<typeof ListedOperatorSchema>;

export const OperatorDetailSchema = z.object({
  ...ListedOperatorSchema.shape,
  passwordChangedAt: TimeSchema,
  /** False if nobody has set one, as for those whom an identity provider signs in. */
  hasPassword: z.boolean(),
  liveSessions: z.int().min(0),
  /** Accounts at identity providers. */
  identities: z.array(IdentitySchema),
  /** What the operator's role grants now. */
  permissions: z.array(PermissionCodeSchema),
});
export type OperatorDetail = z.infer<typeof OperatorDetailSchema>;

const { name, email, phone } = EditableBasicInfoSchema.shape;
const profile = { name, email, phone };
const byId = z.object({ id: IdSchema });

export const operatorSorts = [
  "account",
  "name",
  "email",
  "role",
  "status",
  "createdAt",
  "lastSignInAt",
] as const;

const filter = {
  search: z.string().trim().max(100).optional(),
  role: RoleSchema.optional(),
  status: OperatorStatusSchema.optional(),
  /** Whether an identity provider manages the operator. */
  provisioned: z.enum(["true", "false"]).optional(),
};

export const listOperators = endpoint({
  name: "operator.list",
  method: "GET",
  path: "/mc-api/operator/list",
  access: "management:operator:read",
  summary: "Operators. Searches account, name and e-mail",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(operatorSorts).default("account"),
    order: z.enum(["asc", "desc"]).default("asc"),
  }),
  output: pageOf(ListedOperatorSchema),
});

export const exportOperators = endpoint({
  name: "operator.export",
  method: "GET",
  path: "/mc-api/operator/export",
  access: "management:operator:read",
  summary: "Matching operators as CSV, oldest first",
  query: z.object(filter),
  output: BinarySchema,
});

export const getOperator = endpoint({
  name: "operator.get",
  method: "GET",
  path: "/mc-api/operator/:id",
  access: "management:operator:read",
  summary: "One operator with permissions and the number of active sessions",
  params: byId,
  output: OperatorDetailSchema,
});

export const createOperator = endpoint({
  name: "operator.create",
  method: "POST",
  path: "/mc-api/operator/create",
  access: "management:operator:create",
  reauth: true,
  secondPerson: ["roles"],
  summary: "Create an operator, and e-mail or return a link to set the password",
  body: z.strictObject({
    account: AccountNameSchema,
    ...profile,
    phone: phone.optional(),
    role: RoleSchema,
    /** Language of mails, and of the console at first; defaults to the caller's. */
    locale: LocaleSchema.optional(),
    delivery: LinkDeliverySchema,
  }),
  output: OperatorSchema.extend({ link: CopiedLinkSchema }),
  status: 201,
});

export const updateOperator = endpoint({
  name: "operator.update",
  method: "PATCH",
  path: "/mc-api/operator/:id",
  access: "management:operator:update",
  reauth: ["role", "email"],
  secondPerson: { role: "roles", email: "resets" },
  summary:
    "Change name, e-mail, phone or role. A new role applies from the next request. E-mail and role require reauthentication",
  params: byId,
  body: z
    .strictObject({ ...profile, role: RoleSchema })
    .partial()
    .refine((body) => Object.keys(body).length > 0, failsWith("nothing_sent")),
  output: OperatorSchema,
});

export const disableOperator = endpoint({
  name: "operator.disable",
  method: "POST",
  path: "/mc-api/operator/:id/disable",
  access: "management:operator:update",
  reauth: true,
  summary: "Disable an operator and end every session",
  params: byId,
  output: z.object({ operator: OperatorSchema, endedSessions: z.int().min(0) }),
});

export const enableOperator = endpoint({
  name: "operator.enable",
  method: "POST",
  path: "/mc-api/operator/:id/enable",
  access: "management:operator:update",
  reauth: true,
  secondPerson: ["roles"],
  summary: "Let a disabled operator sign in again",
  params: byId,
  output: z.object({ operator: OperatorSchema }),
});

export const resetOperatorPassword = endpoint({
  name: "operator.resetPassword",
  method: "POST",
  path: "/mc-api/operator/:id/reset-password",
  access: "management:operator:update",
  reauth: true,
  secondPerson: ["resets"],
  summary: "Revoke the password, end all sessions, and e-mail or return a link to set a new one",
  params: byId,
  body: z.strictObject({ delivery: LinkDeliverySchema }),
  output: z.object({
    operator: OperatorSchema,
    endedSessions: z.int().min(0),
    link: CopiedLinkSchema,
  }),
});

export const removeSecondFactors = endpoint({
  name: "operator.removeSecondFactors",
  method: "POST",
  path: "/mc-api/operator/:id/remove-second-factors",
  access: "management:operator:update",
  reauth: true,
  secondPerson: ["resets"],
  summary: "Remove all second factors of an operator and end all sessions",
  params: byId,
  output: z.object({ operator: OperatorSchema, endedSessions: z.int().min(0) }),
});

export const endOperatorSessions = endpoint({
  name: "operator.endSessions",
  method: "POST",
  path: "/mc-api/operator/:id/end-sessions",
  access: "management:operator:update",
  reauth: true,
  summary: "Sign an operator out everywhere",
  params: byId,
  output: z.object({ endedSessions: z.int().min(0) }),
});

export const unlinkIdentity = endpoint({
  name: "operator.unlinkIdentity",
  method: "POST",
  path: "/mc-api/operator/:id/identities/:identityId/unlink",
  access: "management:operator:update",
  reauth: true,
  summary: "Unlink an operator from an account at an identity provider, and end its sessions",
  params: z.object({ id: IdSchema, identityId: IdSchema }),
  output: z.object({ endedSessions: z.int().min(0) }),
});

export const operatorEndpoints = [
  listOperators,
  exportOperators,
  getOperator,
  createOperator,
  updateOperator,
  disableOperator,
  enableOperator,
  resetOperatorPassword,
  removeSecondFactors,
  endOperatorSessions,
  unlinkIdentity,
] as const;
