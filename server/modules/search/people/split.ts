import type { splitPerson } from "@console-shell/contract/calls/people";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { lockPerson, touchPeople } from "./lock.ts";

/** Makes a new person from some, not all, of a person's faces; returns the new one's identifier. */
export const splitOff = async (call: Call<typeof splitPerson>): Promise<string> => {
  const { services, params, body, session, now } = call;
  const newPersonId = newId();
  await transactionWithDeadline(services.database, async (transaction) => {
    const person = await lockPerson(services, transaction, params.id);
    const all = await transaction
      .selectFrom("personFaces")
      .select("id")
      .where("personId", "=", person.id)
      .execute();
    const known = new Set(all.map(({ id }) => id));
    const ids = [...new Set(body.faceIds)];
    if (ids.some((id) => !known.has(id)))
      throw new Refusal("bad_input", [{ path: "faceIds", code: "unknown" }]);
    if (ids.length === all.length)
      throw new Refusal("bad_input", [{ path: "faceIds", code: "too_many" }]);
    await transaction
      .insertInto("people")
      .values({
        id: newPersonId,
        collectionId: person.collectionId,
        name: body.name,
        createdBy: session.operatorId,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await transaction
      .updateTable("personFaces")
      .set({ personId: newPersonId })
      .where("id", "in", ids)
      .execute();
    await touchPeople(transaction, [person.id], now);
    await transaction
      .insertInto("personOperations")
      .values({
        id: newId(),
        collectionId: person.collectionId,
        kind: "split",
        personId: person.id,
        otherId: newPersonId,
        otherName: body.name,
        otherCreatedBy: session.operatorId,
        otherCreatedAt: now,
        faceIds: ids,
        operatorId: session.operatorId,
        at: now,
        undoneBy: null,
        undoneAt: null,
      })
      .execute();
    await recordAudit(call, transaction, {
      action: "person.split",
      target: person,
      details: { name: body.name, count: ids.length },
    });
  });
  return newPersonId;
};
