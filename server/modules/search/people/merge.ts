import type { mergePeople } from "@console-shell/contract/calls/people";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { lockPeople, touchPeople } from "./lock.ts";

/** Moves all faces of another person to this one, records how to undo it, and deletes the other. */
export const mergeInto = (call: Call<typeof mergePeople>): Promise<void> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { services, params, body, session, now } = call;
    const unknown = new Refusal("bad_input", [{ path: "personId", code: "unknown" }]);
    if (body.personId === params.id) throw unknown;
    const locked = await lockPeople(services, transaction, [params.id, body.personId]);
    const person = locked.find(({ id }) => id === params.id);
    const other = locked.find(({ id }) => id === body.personId);
    if (!person) throw new Refusal("not_found");
    if (!other || other.collectionId !== person.collectionId) throw unknown;
    const moved = await transaction
      .updateTable("personFaces")
      .set({ personId: person.id })
      .where("personId", "=", other.id)
      .returning("id")
      .execute();
    await transaction.deleteFrom("people").where("id", "=", other.id).execute();
    await touchPeople(transaction, [person.id], now);
    await transaction
      .insertInto("personOperations")
      .values({
        id: newId(),
        collectionId: person.collectionId,
        kind: "merged",
        personId: person.id,
        otherId: other.id,
        otherName: other.name,
        otherCreatedBy: other.createdBy,
        otherCreatedAt: other.createdAt,
        faceIds: moved.map(({ id }) => id),
        operatorId: session.operatorId,
        at: now,
        undoneBy: null,
        undoneAt: null,
      })
      .execute();
    await recordAudit(call, transaction, {
      action: "person.merged",
      target: person,
      details: { name: other.name, count: moved.length },
    });
  });
