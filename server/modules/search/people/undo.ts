import type { undoPersonOperation } from "@console-shell/contract/calls/people";
import type { Kysely, Selectable } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { PersonOperationsTable } from "#platform/database/tables/people.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { lockPeople, touchPeople } from "./lock.ts";

type Operation = Selectable<PersonOperationsTable>;

/** An operation involving a person, locked until the transaction ends. */
const findOperation = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { id, operationId }: { id: string; operationId: string },
): Promise<Operation> => {
  const operation = await transaction
    .selectFrom("personOperations")
    .selectAll()
    .where("id", "=", operationId)
    .where((where) => where.or([where("personId", "=", id), where("otherId", "=", id)]))
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!operation) throw new Refusal("not_found");
  if (operation.undoneAt !== null)
    throw new Refusal("conflict", [{ path: "operationId", code: "decided" }]);
  return operation;
};

/** Moves the faces back from where the operation moved them; those deleted since are gone. */
const moveBack = async (
  transaction: Kysely<Tables>,
  { faceIds }: Operation,
  from: string,
  to: string,
): Promise<number> => {
  if (faceIds.length === 0) return 0;
  const faces = await transaction
    .selectFrom("personFaces")
    .select(["id", "personId"])
    .where("id", "in", faceIds)
    .execute();
  if (faces.some(({ personId }) => personId !== from))
    throw new Refusal("conflict", [{ path: "operationId", code: "changed" }]);
  await transaction
    .updateTable("personFaces")
    .set({ personId: to })
    .where("id", "in", faceIds)
    .execute();
  return faces.length;
};

const isWithoutFaces = async (transaction: Kysely<Tables>, personId: string): Promise<boolean> =>
  (await transaction
    .selectFrom("personFaces")
    .select("id")
    .where("personId", "=", personId)
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
    const { kind, personId, otherId } = operation;
    const there = await lockPeople(services, transaction, [personId, otherId]);
    const isThere = (id: string) => there.some((person) => person.id === id);
    const needed = kind === "merged" ? [personId] : [personId, otherId];
    if (!needed.every(isThere))
      throw new Refusal("conflict", [{ path: "operationId", code: "changed" }]);
    if (kind === "merged") {
      await transaction
        .insertInto("people")
        .values({
          id: otherId,
          collectionId: operation.collectionId,
          name: operation.otherName,
          createdBy: operation.otherCreatedBy,
          createdAt: operation.otherCreatedAt,
          updatedAt: now,
        })
        .execute();
    }
    const [from, to] = kind === "merged" ? [personId, otherId] : [otherId, personId];
    const count = await moveBack(transaction, operation, from, to);
    if (kind === "split" && (await isWithoutFaces(transaction, otherId)))
      await transaction.deleteFrom("people").where("id", "=", otherId).execute();
    await touchPeople(transaction, [personId], now);
    await transaction
      .updateTable("personOperations")
      .set({ undoneBy: session.operatorId, undoneAt: now })
      .where("id", "=", operation.id)
      .execute();
    const target = there.find(({ id }) => id === personId)!;
    await recordAudit(call, transaction, {
      action: "person.restored",
      target,
      details: { name: operation.otherName, kind, count },
    });
    return personId;
  });
