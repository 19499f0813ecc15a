import { z } from "zod";
import type { SecondPersonKind } from "../words/approvals.ts";
import { secondFactorRules } from "../words/second-factors.ts";
import {
  apiKeyDays,
  idleMinutes,
  sessionHours,
  subAppTokenDays,
} from "../words/security-policy.ts";
import { RoleSchema } from "./account.ts";
import { endpoint, TimeSchema } from "./endpoint.ts";
import { AddressListSchema } from "./schemas.ts";

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

const changed = {
  /** The version to send with a change; null if it has the defaults. */
  changedAt: TimeSchema.nullable(),
  changedByName: z.string().nullable(),
};
const version = z.int().nullable().describe("The version of the edited policy");

const roleRules = {
  secondFactor: z.enum(secondFactorRules),
  /** A session ends this long after the sign-in, however active it is. */
  longestHours: within(sessionHours),
  /** A session ends when it's unused for this long. */
  idleMinutes: within(idleMinutes),
  /** Whether a sign-in may last 30 days instead; never for root. */
  remembered: z.boolean(),
  /** Where the role may be used from, in place of everyone's list; empty if that one applies. */
  addresses: AddressListSchema,
};

/** The sign-in policy of one role. */
export const RolePolicySchema = z.object({ role: RoleSchema, ...roleRules, ...changed });
export type RolePolicy = z.infer<typeof RolePolicySchema>;

/** Which changes somebody else has to approve. */
const SecondPersonSchema = z.strictObject({
  roles: z.boolean(),
  resets: z.boolean(),
  libraryGrants: z.boolean(),
} satisfies Record<SecondPersonKind, z.ZodBoolean>);

const generalRules = {
  /** Where the console may be used from; empty for anywhere. */
  addresses: AddressListSchema,
  apiKeyDays: within(apiKeyDays).nullable(),
  subAppTokenDays: within(subAppTokenDays).nullable(),
};

export const SecurityPolicySchema = z.object({
  ...generalRules,
  secondPerson: SecondPersonSchema,
  ...changed,
  roles: z.array(RolePolicySchema),
  /** The caller's own address, as the server sees it. */
  ownAddress: z.string(),
});
export type SecurityPolicy = z.infer<typeof SecurityPolicySchema>;

export const getSecurityPolicy = endpoint({
  name: "securityPolicy.get",
  method: "GET",
  path: "/mc-api/security-policy",
  access: "management:security-policy:read",
  summary: "The sign-in policy of every role, address lists, and how long keys may be valid",
  output: SecurityPolicySchema,
});

export const updateSecurityPolicy = endpoint({
  name: "securityPolicy.update",
  method: "PUT",
  path: "/mc-api/security-policy",
  access: "management:security-policy:update",
  reauth: true,
  secondPerson: {
    "secondPerson.roles": "roles",
    "secondPerson.resets": "resets",
    "secondPerson.libraryGrants": "libraryGrants",
  },
  summary:
    "Change everyone's address list, how long keys may be valid, and what needs a second person. A list without the caller's own address is refused. Turning off such a requirement needs a second person, too",
  body: z.strictObject({
    ...generalRules,
    /** Absent: nothing changes. */
    secondPerson: SecondPersonSchema.optional(),
    changedAt: version,
  }),
  output: SecurityPolicySchema,
});

export const updateRolePolicy = endpoint({
  name: "securityPolicy.updateRole",
  method: "PUT",
  path: "/mc-api/security-policy/role/:role",
  access: "management:security-policy:update",
  reauth: true,
  summary: "Change a role's sign-in policy, effective with the next call of its sessions",
  params: z.object({ role: RoleSchema }),
  body: z.strictObject({ ...roleRules, changedAt: version }),
  output: SecurityPolicySchema,
});

export const getKeyPolicy = endpoint({
  name: "securityPolicy.keys",
  method: "GET",
  path: "/cc-api/security-policy/keys",
  access: "console-application:application:read",
  alsoAccess: ["management:sub-app:read"],
  summary: "How many days keys and tokens may be valid; null for no limit",
  output: SecurityPolicySchema.pick({ apiKeyDays: true, subAppTokenDays: true }),
});

const keyEffect = z.object({
  /** Those that would end with the change. */
  endNow: z.int(),
  /** Those that would end later, but earlier than now. */
  endEarlier: z.int(),
});
const days = ({ min, max }: { min: number; max: number }) =>
  z.coerce.number().int().min(min).max(max).optional().describe("None for no limit");

export const getKeyEffect = endpoint({
  name: "securityPolicy.keyEffect",
  method: "GET",
  path: "/mc-api/security-policy/keys/effect",
  access: "management:security-policy:update",
  summary: "How many valid keys and tokens would end earlier if they may be valid for so many days",
  query: z.object({ apiKeyDays: days(apiKeyDays), subAppTokenDays: days(subAppTokenDays) }),
  output: z.object({ apiKeys: keyEffect, subAppTokens: keyEffect }),
});

export const securityPolicyEndpoints = [
  getSecurityPolicy,
  updateSecurityPolicy,
  updateRolePolicy,
  getKeyPolicy,
  getKeyEffect,
] as const;
