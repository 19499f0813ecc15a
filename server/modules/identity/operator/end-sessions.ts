import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { AuditedInTransaction } from "../audit/record-audit.ts";
import { deleteSessions } from "../session/end-view.ts";

/** Ends every session of an operator, on every node, and returns how many there were. */
export const endSessions = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  operatorId: string,
): Promise<number> =>
  (await deleteSessions(call, transaction, (where) => where("operatorId", "=", operatorId))).length;
