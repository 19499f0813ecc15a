import type { Operator } from "@console-shell/contract/calls/operator";
import type { AuditAction } from "@console-shell/contract/words/audit";
import type { Kysely, Updateable } from "kysely";
import type { ChangeToApprove } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { lockChanges } from "#platform/database/dialect/lock-rows.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { OperatorsTable } from "#platform/database/tables/operators.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { type Audited, type AuditedCall, recordAudit } from "../audit/writes.ts";
import { type SessionCall, refuseUnlessMayAlter } from "./policy.ts";
import { operatorColumns, presentOperator } from "./reads.ts";

interface Alteration {
  action: AuditAction;
  /** The audited details of the change. */
  details?: (operator: Operator) => Audited["details"];
  id: string;
  /**
   * Refuses forbidden changes. The operator and the roots who can sign in stay locked until the transaction ends, so of
   * two calls that would each remove a root the second sees the first.
   */
  check?: (
    operator: Operator,
    roots: readonly Operator[],
    transaction: Kysely<Tables>,
  ) => Promise<void> | void;
  /** Which kinds of change it is for `call.approval`, and what else its approver sees, if its call doesn't say so. */
  approved?: (operator: Operator) => Pick<ChangeToApprove, "kinds" | "details">;
  /** Columns to set; none if only related records change. */
  change?: Updateable<OperatorsTable>;
  /** Changes of related records, in the same transaction. */
  also?: (transaction: Kysely<Tables>) => Promise<void>;
}

/* A root who waits for a link may never get it, so doesn't count as one who can sign in. */
const isUsableRoot = ({ role, status, awaitsPassword }: Operator) =>
  role === "root" && status === "active" && !awaitsPassword;

/*
 * In one query and one order, because two transactions could otherwise deadlock. The lock lets others refer to the
 * operators: a decision on an approval does, and would deadlock with the change that it decides on.
 */
const lockWithRoots = async (services: Services, transaction: Kysely<Tables>, id: string) => {
  const rows = await transaction
    .selectFrom("operators")
    .select(operatorColumns)
    .where((where) => where.or([where("id", "=", id), where("role", "=", "root")]))
    .orderBy("id")
    .$call(lockChanges(services))
    .execute();
  return rows.map((row) => presentOperator(row));
};

/**
 * Changes an operator in one transaction: find, authorise, check, change. Throws `not_found`, the policy's refusals,
 * and a `conflict` for an e-mail address that is taken.
 */
export const alterOperator = async (
  call: SessionCall & AuditedCall,
  { action, details, id, check, approved, change, also }: Alteration,
): Promise<Operator> => {
  const { services } = call;
  try {
    return await transactionWithDeadline(services.database, async (transaction) => {
      const operators = await lockWithRoots(services, transaction, id);
      const operator = operators.find((one) => one.id === id);
      if (!operator) throw new Refusal("not_found");
      await refuseUnlessMayAlter(transaction, call, operator);
      await check?.(operator, operators.filter(isUsableRoot), transaction);
      const target = { id, name: operator.account };
      if (call.approval)
        await call.approval.require(transaction, {
          action,
          target,
          details: details?.(operator),
          ...approved?.(operator),
        });
      await also?.(transaction);
      const changed = change
        ? await transaction
            .updateTable("operators")
            .set(change)
            .where("id", "=", id)
            .returning(operatorColumns)
            .executeTakeFirstOrThrow()
        : undefined;
      await recordAudit(call, transaction, { action, target, details: details?.(operator) });
      return changed ? presentOperator(changed) : operator;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal("conflict", [{ path: "email", code: "taken" }]);
    throw error;
  }
};
