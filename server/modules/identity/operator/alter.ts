import type { AuditAction } from "@console-shell/contract/audit-actions";
import type { Operator } from "@console-shell/contract/endpoints/operator";
import type { Kysely, Updateable } from "kysely";
import { lockRows } from "../../../platform/database/dialect/lock-rows.ts";
import { isUniqueViolation } from "../../../platform/database/dialect/unique-violation.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { OperatorsTable } from "../../../platform/database/tables/operators.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";
import { type Audited, type AuditedCall, recordAudit } from "../audit/record-audit.ts";
import { type Asking, refuseUnlessMayAlter } from "./policy.ts";
import { operatorColumns, presentOperator } from "./present.ts";

interface Alteration {
  asking: Asking & AuditedCall;
  action: AuditAction;
  /** What of the change is worth writing down. */
  details?: (operator: Operator) => Audited["details"];
  id: string;
  /**
   * Refuses what may not be. The operator and the roots who can sign in stay as they are until the
   * transaction ends, so of two that would each take a root away the second sees the first.
   */
  check?: (
    operator: Operator,
    roots: readonly Operator[],
    transaction: Kysely<Tables>,
  ) => Promise<void> | void;
  /** Columns to set; none where only what belongs to the operator changes. */
  change?: Updateable<OperatorsTable>;
  /** What belongs to the change, in the same transaction. */
  also?: (transaction: Kysely<Tables>) => Promise<void>;
}

/* One who waits for a link may never get it, and is no root to rely on. */
const isUsableRoot = ({ role, status, awaitsPassword }: Operator) =>
  role === "root" && status === "active" && !awaitsPassword;

/* In one query and one order, or two transactions would wait for each other's row for ever. */
const lockWithRoots = async (services: Services, transaction: Kysely<Tables>, id: string) => {
  const rows = await transaction
    .selectFrom("operators")
    .select(operatorColumns)
    .where((where) => where.or([where("id", "=", id), where("role", "=", "root")]))
    .orderBy("id")
    .$call(lockRows(services))
    .execute();
  return rows.map(presentOperator);
};

/**
 * Changes an operator in one transaction: found, permitted, checked, changed. Throws `not_found`,
 * what the policy refuses, and a `conflict` on an e-mail address that is taken.
 */
export const alterOperator = async (
  services: Services,
  { asking, action, details, id, check, change, also }: Alteration,
): Promise<Operator> => {
  try {
    return await services.database.transaction().execute(async (transaction) => {
      const operators = await lockWithRoots(services, transaction, id);
      const operator = operators.find((one) => one.id === id);
      if (!operator) throw new Refusal("not_found");
      await refuseUnlessMayAlter(transaction, asking, operator);
      await check?.(operator, operators.filter(isUsableRoot), transaction);
      await also?.(transaction);
      const changed = change
        ? await transaction
            .updateTable("operators")
            .set(change)
            .where("id", "=", id)
            .returning(operatorColumns)
            .executeTakeFirstOrThrow()
        : undefined;
      const target = { id, name: operator.account };
      await recordAudit(asking, transaction, { action, target, details: details?.(operator) });
      return changed ? presentOperator(changed) : operator;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal("conflict", [{ path: "email", code: "taken" }]);
    throw error;
  }
};
