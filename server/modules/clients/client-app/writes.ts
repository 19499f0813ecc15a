import { textKey } from "@console-shell/contract/words/typed-text";
import type * as calls from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { refuseStaleProof } from "#kernel/access.ts";
import type { Session } from "#kernel/session.ts";
import { type AuditedCall, changesOf, recordAudit } from "#modules/identity/index.ts";
import { publishEvent } from "../webhook/publish.ts";
import { findClientApp } from "./reads.ts";

type NewClientApp = z.output<typeof calls.addClientApp.body>;
type ClientAppChange = z.output<typeof calls.updateClientApp.body>;

const checkOwner = async (database: Kysely<Tables>, ownerId: string) => {
  const owner = await database
    .selectFrom("operators")
    .select("id")
    .where("id", "=", ownerId)
    .where("status", "=", "active")
    .executeTakeFirst();
  if (!owner) throw new Refusal("bad_input", [{ path: "ownerId", code: "unknown" }]);
};

/** The database decides whether a name is free, so that two concurrent calls can't both get it. */
const refuseTakenName = (error: unknown): never => {
  if (isUniqueViolation(error)) throw new Refusal("conflict", [{ path: "name", code: "taken" }]);
  throw error;
};

const insertClientApp = async (
  database: Kysely<Tables>,
  clientApp: NewClientApp,
  now: number,
): Promise<string> => {
  await checkOwner(database, clientApp.ownerId);
  const id = newId();
  await database
    .insertInto("clientApplications")
    .values({
      id,
      ...clientApp,
      nameKey: textKey(clientApp.name),
      status: "active",
      createdAt: now,
      updatedAt: now,
    })
    .execute()
    .catch(refuseTakenName);
  return id;
};

/** Changes the given fields; throws `not_found` if there is no such client app. */
const updateFields = async (
  database: Kysely<Tables>,
  id: string,
  { name, description, ownerId, status }: ClientAppChange,
  now: number,
): Promise<void> => {
  if (ownerId) await checkOwner(database, ownerId);
  const updated = await database
    .updateTable("clientApplications")
    .set({
      ...(name === undefined ? {} : { name, nameKey: textKey(name) }),
      ...(description === undefined ? {} : { description }),
      ...(ownerId === undefined ? {} : { ownerId }),
      ...(status === undefined ? {} : { status }),
      updatedAt: now,
    })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst()
    .catch(refuseTakenName);
  if (!updated) throw new Refusal("not_found");
};

type ClientApp = Awaited<ReturnType<typeof findClientApp>>;

/** The owner's account for the audit log: names can be shared, account names can't. */
const ownerOf = async (database: Kysely<Tables>, { ownerId }: ClientApp): Promise<string> => {
  const { name, account } = await database
    .selectFrom("operators")
    .select(["name", "account"])
    .where("id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return `${name} (${account})`;
};

/** A client app's audited fields; of the description only that it changed. */
const factsOf = async (database: Kysely<Tables>, clientApp: ClientApp) => ({
  name: clientApp.name,
  owner: await ownerOf(database, clientApp),
  status: clientApp.status,
});

/** Adds a client app and returns its identifier. */
export const addClientApp = (call: AuditedCall, input: NewClientApp): Promise<string> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const id = await insertClientApp(transaction, input, now);
    const added = await findClientApp(transaction, id, now);
    const owner = await ownerOf(transaction, added);
    await recordAudit(call, transaction, {
      action: "application.added",
      target: { id, name: added.name },
      details: { environment: input.environment, owner },
    });
    return id;
  });
};

/** Changes a client app, and notifies its webhooks if that suspends or resumes it. */
export const changeClientApp = (
  call: AuditedCall & { session: Session },
  id: string,
  change: ClientAppChange,
): Promise<void> => {
  const { services, session, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    await transaction
      .selectFrom("clientApplications")
      .select("id")
      .where("id", "=", id)
      .$call(lockRows(services))
      .execute();
    const before = await findClientApp(transaction, id, now);
    if (change.ownerId !== undefined && change.ownerId !== before.ownerId)
      refuseStaleProof(session, now);
    const factsBefore = await factsOf(transaction, before);
    await updateFields(transaction, id, change, now);
    const after = await findClientApp(transaction, id, now);
    const { name, status } = after;
    if (status !== before.status) {
      const type = status === "suspended" ? "application.suspended" : "application.resumed";
      await publishEvent(services, transaction, { clientAppId: id, type, data: { name }, now });
    }
    const details = {
      ...changesOf(factsBefore, await factsOf(transaction, after)),
      ...(before.description !== after.description && { description: true }),
    };
    if (Object.keys(details).length === 0) return;
    await recordAudit(call, transaction, {
      action: "application.changed",
      target: { id, name },
      details,
    });
  });
};
