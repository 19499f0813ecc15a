import type { AnyPermission, Role } from "@console-shell/contract";
import type { NamedCauses } from "@console-shell/contract/words/alerts";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { type Cause, type CausingRule, metrics } from "../metrics.ts";
import { readCauses, seenCauses } from "./read-causes.ts";

/** How many a message names. */
const maxNamed = 3;

const editing = "console:alert:update";

const named = (causes: readonly Cause[]): NamedCauses | undefined =>
  causes.length === 0
    ? undefined
    : { names: causes.slice(0, maxNamed).map(({ name }) => name), total: causes.length };

/** What messages about a rule name; undefined if there's nothing that the recipient may see. */
interface Named {
  forOperator: (operator: { id: string; role: Role }) => NamedCauses | undefined;
  /** For a webhook: nothing that anyone who may set its address doesn't see themselves. */
  forWebhook: NamedCauses | undefined;
}

/** Reads the causes that messages name; rules of an evaluation that watch the same share them. */
export const createCauseNames = (
  database: Kysely<Tables>,
  now: number,
): ((rule: CausingRule) => Promise<Named>) => {
  const read = new Map<string, Promise<Cause[]>>();
  let grants: Promise<Map<Role, Set<AnyPermission>>> | undefined;
  const readGrants = async () => {
    const codes = Object.values(metrics).flatMap(({ causes }) =>
      causes ? [...causes.needed, causes.all] : [],
    );
    const rows = await database
      .selectFrom("rolePermissions")
      .select(["role", "permission"])
      .where("permission", "in", [...codes, editing])
      .execute();
    return new Map(
      [...Map.groupBy(rows, ({ role }) => role)].map(([role, ofRole]) => [
        role,
        new Set<AnyPermission>(ofRole.map(({ permission }) => permission)),
      ]),
    );
  };
  return async (rule) => {
    const { metric, comparison, threshold, windowMinutes } = rule;
    if (!metrics[metric].causes) return { forOperator: () => undefined, forWebhook: undefined };
    const key = `${metric} ${comparison} ${threshold} ${windowMinutes}`;
    const reading = read.get(key) ?? readCauses(database, rule, now);
    read.set(key, reading);
    const causes = await reading;
    const roles = await (grants ??= readGrants());
    const seenBy = (role: Role, operatorId: string) =>
      seenCauses(metric, causes, { operatorId, permissions: roles.get(role) ?? new Set() });
    const editors = [...roles].filter(([, permissions]) => permissions.has(editing));
    const isOpen =
      editors.length > 0 && editors.every(([role]) => seenBy(role, "").length === causes.length);
    return {
      forOperator: ({ id, role }) => named(seenBy(role, id)),
      forWebhook: isOpen ? named(causes) : undefined,
    };
  };
};
