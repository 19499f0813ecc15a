import type { PersonOperation } from "@console-shell/contract/calls/people";
import type { Services } from "../../../platform/services.ts";

const maxShown = 50;

/** The merges and splits involving a person, newest first. */
export const listOperations = async (
  { database }: Pick<Services, "database">,
  personId: string,
): Promise<PersonOperation[]> => {
  const rows = await database
    .selectFrom("person_operations")
    .innerJoin("operators", "operators.id", "person_operations.operator_id")
    .leftJoin("operators as undoers", "undoers.id", "person_operations.undone_by")
    .leftJoin("people as sources", "sources.id", "person_operations.person_id")
    .selectAll("person_operations")
    .select(["operators.name as doer", "undoers.name as undoer", "sources.name as source"])
    .where((where) =>
      where.or([where("person_id", "=", personId), where("other_id", "=", personId)]),
    )
    .orderBy("at", "desc")
    .orderBy("person_operations.id", "desc")
    .limit(maxShown)
    .execute();
  return rows.map((row) => {
    const isOther = row.other_id === personId;
    return {
      id: row.id,
      kind: row.kind,
      other: isOther
        ? { id: row.person_id, name: row.source ?? "" }
        : { id: row.other_id, name: row.other_name },
      isOther,
      faceCount: row.face_ids.length,
      by: { id: row.operator_id, name: row.doer },
      at: row.at,
      undone:
        row.undone_by === null || row.undone_at === null
          ? null
          : { by: { id: row.undone_by, name: row.undoer ?? "" }, at: row.undone_at },
    };
  });
};
