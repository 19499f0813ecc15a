import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import { memberRoles } from "../words/member-roles.ts";

const MemberRoleSchema = z.enum(memberRoles);

/** An operator with access to a client app as one of its members. */
export const MemberSchema = z.object({
  operatorId: IdSchema,
  name: z.string(),
  account: z.string(),
  role: z.enum(["owner", ...memberRoles]),
  /** Null for the owner, who is listed with the client app. */
  addedAt: TimeSchema.nullable(),
  addedByName: z.string().nullable(),
});
export type Member = z.infer<typeof MemberSchema>;

const clientAppParams = z.object({ id: IdSchema });
const memberParams = z.object({ id: IdSchema, operatorId: IdSchema });
const at = "/cc-api/client-app/:id/member" as const;
const update = "console-application:application:update" as const;

export const listMembers = endpoint({
  name: "member.list",
  method: "GET",
  path: `${at}/list`,
  access: "console-application:application:read",
  summary: "The owner of a client app, then its members by name",
  params: clientAppParams,
  output: z.array(MemberSchema),
});

export const exportMembers = endpoint({
  name: "member.export",
  method: "GET",
  path: `${at}/export`,
  access: "console-application:application:read",
  summary: "The owner of a client app and its members, as CSV",
  params: clientAppParams,
  output: BinarySchema,
});

export const addMember = endpoint({
  name: "member.add",
  method: "POST",
  path: `${at}/add`,
  access: update,
  reauth: true,
  summary: "Add an operator as viewer or manager of a client app",
  params: clientAppParams,
  body: z.strictObject({ operatorId: IdSchema, role: MemberRoleSchema }),
  output: MemberSchema,
  status: 201,
});

export const updateMember = endpoint({
  name: "member.update",
  method: "PATCH",
  path: `${at}/:operatorId`,
  access: update,
  reauth: true,
  summary: "Change a member's role",
  params: memberParams,
  body: z.strictObject({ role: MemberRoleSchema }),
  output: MemberSchema,
});

export const removeMember = endpoint({
  name: "member.remove",
  method: "DELETE",
  path: `${at}/:operatorId`,
  access: update,
  reauth: true,
  summary: "Remove a member from a client app. The owner can't be removed",
  params: memberParams,
  output: z.literal(true),
});

export const memberEndpoints = [
  listMembers,
  exportMembers,
  addMember,
  updateMember,
  removeMember,
] as const;
