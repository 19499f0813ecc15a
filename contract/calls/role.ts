import { z } from "zod";
import { BinarySchema, endpoint } from "./endpoint.ts";
import { roles } from "../words/roles.ts";
import { RoleSchema } from "./account.ts";
import { failsWith } from "./schemas.ts";
import { PermissionCodeSchema } from "./sub-app-manifest.ts";

const PermissionsSchema = z.array(PermissionCodeSchema);
/** Of one role in one change. */
const changedAtOnce = PermissionsSchema.max(200);

const RolesSchema = z.object({
  items: z.array(
    z.object({
      role: RoleSchema,
      permissions: PermissionsSchema,
      /** Active operators who hold the role. */
      operators: z.int().min(0),
    }),
  ),
  total: z.int().min(0),
  /** Permissions that published sub-apps have declared, now or in an earlier release, besides those of the table. */
  own: PermissionsSchema,
});

/** Permissions granted to and revoked from one role. */
export const RoleChangeSchema = z
  .strictObject({ role: RoleSchema, give: changedAtOnce, take: changedAtOnce })
  .refine(({ give, take }) => give.length + take.length > 0, failsWith("nothing_sent"))
  .refine(
    ({ give, take }) => new Set([...give, ...take]).size === give.length + take.length,
    failsWith("duplicated"),
  );
export type RoleChange = z.infer<typeof RoleChangeSchema>;

export const listRoles = endpoint({
  name: "role.list",
  method: "GET",
  path: "/mc-api/role/list",
  access: "management:role:read",
  summary: "Roles with their permissions and number of active operators",
  output: RolesSchema,
});

export const listGrantableRoles = endpoint({
  name: "role.grantable",
  method: "GET",
  path: "/mc-api/role/grantable",
  access: "management:open",
  summary: "Roles that you can grant: none with more permissions than your own",
  output: z.array(RoleSchema),
});

export const exportRoles = endpoint({
  name: "role.export",
  method: "GET",
  path: "/mc-api/role/export",
  access: "management:role:read",
  summary: "The matrix of permissions (rows) and roles (columns) as CSV",
  output: BinarySchema,
});

export const changeRoles = endpoint({
  name: "role.change",
  method: "POST",
  path: "/mc-api/role/change",
  access: "management:role:update",
  reauth: true,
  maxBody: 256 * 1024,
  secondPerson: ["roles"],
  summary:
    "Grant and revoke permissions of roles, all or none. Takes effect with each operator's next request. A conflict if a permission was already granted or revoked",
  body: z
    .strictObject({ changes: z.array(RoleChangeSchema).min(1).max(roles.length) })
    .refine(
      ({ changes }) => new Set(changes.map(({ role }) => role)).size === changes.length,
      failsWith("duplicated", "changes"),
    ),
  output: RolesSchema,
});

export const roleEndpoints = [listRoles, listGrantableRoles, exportRoles, changeRoles] as const;
