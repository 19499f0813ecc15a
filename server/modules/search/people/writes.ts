import type {
  addPersonFaces,
  createPerson,
  deletePerson,
  removePersonFaces,
  renamePerson,
} from "@console-shell/contract/calls/people";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { lockPerson, touchPeople } from "./lock.ts";
import { faceTaken, takeFaces } from "./take-faces.ts";

/** Makes a person from faces, and returns its identifier. */
export const makePerson = async (call: Call<typeof createPerson>): Promise<string> => {
  const { services, body, session, now } = call;
  const id = newId();
  await transactionWithDeadline(services.database, async (transaction) => {
    const collection = await transaction
      .selectFrom("collections")
      .select("id")
      .where("id", "=", body.collectionId)
      .where("kind", "=", "face-collection")
      .executeTakeFirst();
    if (!collection) throw new Refusal("bad_input", [{ path: "collectionId", code: "unknown" }]);
    const person = {
      id,
      collectionId: collection.id,
      name: body.name,
      createdBy: session.operatorId,
      createdAt: now,
      updatedAt: now,
    };
    await transaction.insertInto("people").values(person).execute();
    const count = await takeFaces(services, transaction, person, body.faceIds, now);
    const target = { id, name: body.name };
    await recordAudit(call, transaction, { action: "person.created", target, details: { count } });
  }).catch(faceTaken);
  return id;
};

/** Changes a person's name. */
export const changeName = (call: Call<typeof renamePerson>): Promise<void> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { services, params, body, now } = call;
    const { name: from } = await lockPerson(services, transaction, params.id);
    await transaction
      .updateTable("people")
      .set({ name: body.name, updatedAt: now })
      .where("id", "=", params.id)
      .execute();
    const target = { id: params.id, name: body.name };
    await recordAudit(call, transaction, {
      action: "person.renamed",
      target,
      details: { "from.name": from, "to.name": body.name },
    });
  });

export const addFaces = (call: Call<typeof addPersonFaces>): Promise<void> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { services, params, body, now } = call;
    const person = await lockPerson(services, transaction, params.id);
    const count = await takeFaces(services, transaction, person, body.faceIds, now);
    await touchPeople(transaction, [person.id], now);
    await recordAudit(call, transaction, {
      action: "person.faces-added",
      target: person,
      details: { count },
    });
  }).catch(faceTaken);

/** Removes faces from a person; those that are gone already are skipped. */
export const removeFaces = (call: Call<typeof removePersonFaces>): Promise<void> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { services, params, body, now } = call;
    const person = await lockPerson(services, transaction, params.id);
    const removed = await transaction
      .deleteFrom("personFaces")
      .where("personId", "=", person.id)
      .where("id", "in", body.faceIds)
      .returning("id")
      .execute();
    await touchPeople(transaction, [person.id], now);
    await recordAudit(call, transaction, {
      action: "person.faces-removed",
      target: person,
      details: { count: removed.length },
    });
  });

/** Deletes a person; its faces are unassigned then. */
export const removePerson = (call: Call<typeof deletePerson>): Promise<void> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const person = await lockPerson(call.services, transaction, call.params.id);
    await transaction.deleteFrom("people").where("id", "=", person.id).execute();
    await recordAudit(call, transaction, { action: "person.deleted", target: person });
  });
