import type { addClientApp, updateClientApp } from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { foldCase } from "#platform/database/dialect/fold-case.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";

type NewClientApp = z.output<typeof addClientApp.body>;
type ClientAppChange = z.output<typeof updateClientApp.body>;

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

/** Adds a client app and returns its identifier. */
export const insertClientApp = async (
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
      nameKey: foldCase(clientApp.name),
      status: "active",
      createdAt: now,
      updatedAt: now,
    })
    .execute()
    .catch(refuseTakenName);
  return id;
};

/** Changes the given fields; throws `not_found` if there is no such client app. */
export const changeClientApp = async (
  database: Kysely<Tables>,
  id: string,
  { name, description, ownerId, status }: ClientAppChange,
  now: number,
): Promise<void> => {
  if (ownerId) await checkOwner(database, ownerId);
  const updated = await database
    .updateTable("clientApplications")
    .set({
      ...(name === undefined ? {} : { name, nameKey: foldCase(name) }),
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
