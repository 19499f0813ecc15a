import type { undoPersonOperation } from "@console-shell/contract/calls/people";
import type { Kysely, Selectable } from "kysely";
import { lockRows } from "../../../../platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "../../../../platform/database/transaction-with-deadline.ts";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import type { PersonOperationsTable } from "../../../../platform/database/tables/people.ts";
import type { Call } from "../../../../kernel/call.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import type { Services } from "../../../../platform/services.ts";
import { recordAudit } from "../../../identity/index.ts";
import { lockPeople, touchPeople } from "../lock-person.ts";

type Operation = Selectable<PersonOperationsTable>;

/** An operation involving a person, locked until the transaction ends. */
const findOperation = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { id, operationId }: { id: string; operationId: string },
): Promise<Operation> => {
  const operation = await transaction
    .selectFrom("person_operations")
    .selectAll()
    .where("id", "=", operationId)
    .where((where) => where.or([where("person_id", "=", id), where("other_id", "=", id)]))
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!operation) throw new Refusal("not_found");
  if (operation.undone_at !== null)
    throw new Refusal("conflict", [{ path: "operationId", code: "decided" }]);
  return operation;
};

/** Moves the faces back from where the operation moved them; those deleted since are gone. */
const moveBack = async (
  transaction: Kysely<Tables>,
  { face_ids }: Operation,
  from: string,
  to: string,
): Promise<number> => {
  if (face_ids.length === 0) return 0;
  const faces = await transaction
    .selectFrom("person_faces")
    .select(["id", "person_id"])
    .where("id", "in", face_ids)
    .execute();
  if (faces.some(({ person_id }) => person_id !== from))
    throw new Refusal("conflict", [{ path: "operationId", code: "changed" }]);
  await transaction
    .updateTable("person_faces")
    .set({ person_id: to })
    .where("id", "in", face_ids)
    .execute();
  return faces.length;
};

const isWithoutFaces = async (transaction: Kysely<Tables>, personId: string): Promise<boolean> =>
  (await transaction
    .selectFrom("person_faces")
    .select("id")
    .where("person_id", "=", personId)
    .limit(1)
    .executeTakeFirst()) === undefined;

/**
 * Undoes a merge or a split, once. If one of its faces has been moved again, or a person it needs is gone, it throws a
 * `conflict` and changes nothing. Returns the person who had the faces before.
 */
export const undoOperation = (call: Call<typeof undoPersonOperation>): Promise<string> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { services, params, session, now } = call;
    const operation = await findOperation(services, transaction, params);
    const { kind, person_id, other_id } = operation;
    const there = await lockPeople(services, transaction, [person_id, other_id]);
    const isThere = (id: string) => there.some((person) => person.id === id);
    const needed = kind === "merged" ? [person_id] : [person_id, other_id];
    if (!needed.every(isThere))
      throw new Refusal("conflict", [{ path: "operationId", code: "changed" }]);
    if (kind === "merged") {
      await transaction
        .insertInto("people")
        .values({
          id: other_id,
          collection_id: operation.collection_id,
          name: operation.other_name,
          created_by: operation.other_created_by,
          created_at: operation.other_created_at,
          updated_at: now,
        })
        .execute();
    }
    const [from, to] = kind === "merged" ? [person_id, other_id] : [other_id, person_id];
    const count = await moveBack(transaction, operation, from, to);
    if (kind === "split" && (await isWithoutFaces(transaction, other_id)))
      await transaction.deleteFrom("people").where("id", "=", other_id).execute();
    await touchPeople(transaction, [person_id], now);
    await transaction
      .updateTable("person_operations")
      .set({ undone_by: session.operatorId, undone_at: now })
      .where("id", "=", operation.id)
      .execute();
    const target = there.find(({ id }) => id === person_id)!;
    await recordAudit(call, transaction, {
      action: "person.restored",
      target,
      details: { name: operation.other_name, kind, count },
    });
    return person_id;
  });
