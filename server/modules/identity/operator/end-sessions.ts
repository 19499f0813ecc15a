import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";

/** Ends every session of an operator, on every node, and returns how many there were. */
export const endSessions = async (
  database: Kysely<Tables>,
  operatorId: string,
): Promise<number> => {
  const ended = await database
    .deleteFrom("sessions")
    .where("operatorId", "=", operatorId)
    .returning("id")
    .execute();
  return ended.length;
};
