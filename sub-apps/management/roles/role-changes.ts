import type { ApiInput, ApiOutput, AnyPermission, Role } from "@console-shell/contract";
import { inTableOrder } from "@console-shell/contract/words/permissions";

export type RoleRow = ApiOutput<"GET /mc-api/role/list">["items"][number];
export type RoleChange = ApiInput<"POST /mc-api/role/change">["body"]["changes"][number];

/** The drafted permissions of changed roles. */
export type Drafted = ReadonlyMap<Role, ReadonlySet<AnyPermission>>;

/** Whether a role will have a permission: as drafted, else as it is. */
export const isToHave = (drafted: Drafted, row: RoleRow, permission: AnyPermission): boolean =>
  drafted.get(row.role)?.has(permission) ?? row.permissions.includes(permission);

/** The draft with one permission toggled. */
export const toggled = (drafted: Drafted, row: RoleRow, permission: AnyPermission): Drafted => {
  const next = new Set(drafted.get(row.role) ?? row.permissions);
  if (!next.delete(permission)) next.add(permission);
  return new Map([...drafted, [row.role, next]]);
};

/** The draft's grants and removals, in the table's order; unchanged roles are omitted. */
export const changesOf = (drafted: Drafted, rows: readonly RoleRow[]): RoleChange[] =>
  rows.flatMap((row) => {
    const wanted = drafted.get(row.role);
    if (!wanted) return [];
    const had = new Set(row.permissions);
    const give = inTableOrder(wanted.difference(had));
    const take = inTableOrder(had.difference(wanted));
    return give.length + take.length > 0 ? [{ role: row.role, give, take }] : [];
  });

const subAppOf = (permission: AnyPermission) => permission.slice(0, permission.indexOf(":"));
const opens = (subApp: string): AnyPermission => `${subApp}:open`;

/** Permissions without effect, because the role can't open their sub-app. */
export const withoutEffect = (drafted: Drafted, row: RoleRow): AnyPermission[] =>
  inTableOrder(drafted.get(row.role) ?? row.permissions).filter(
    (code) => !isToHave(drafted, row, opens(subAppOf(code))),
  );
