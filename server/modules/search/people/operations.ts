import type { PersonOperation } from "@console-shell/contract/calls/people";
import type { Services } from "#platform/services.ts";

const maxShown = 50;

/** The merges and splits involving a person, newest first. */
export const listOperations = async (
  { database }: Pick<Services, "database">,
  personId: string,
): Promise<PersonOperation[]> => {
  const rows = await database
    .selectFrom("personOperations")
    .innerJoin("operators", "operators.id", "personOperations.operatorId")
    .leftJoin("operators as undoers", "undoers.id", "personOperations.undoneBy")
    .leftJoin("people as sources", "sources.id", "personOperations.personId")
    .selectAll("personOperations")
    .select(["operators.name as doer", "undoers.name as undoer", "sources.name as source"])
    .where((where) => where.or([where("personId", "=", personId), where("otherId", "=", personId)]))
    .orderBy("at", "desc")
    .orderBy("personOperations.id", "desc")
    .limit(maxShown)
    .execute();
  return rows.map((row) => {
    const isOther = row.otherId === personId;
    return {
      id: row.id,
      kind: row.kind,
      other: isOther
        ? { id: row.personId, name: row.source ?? "" }
        : { id: row.otherId, name: row.otherName },
      isOther,
      faceCount: row.faceIds.length,
      by: { id: row.operatorId, name: row.doer },
      at: row.at,
      undone:
        row.undoneBy === null || row.undoneAt === null
          ? null
          : { by: { id: row.undoneBy, name: row.undoer ?? "" }, at: row.undoneAt },
    };
  });
};
