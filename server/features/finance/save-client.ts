import type {
  addFinanceClient,
  updateFinanceClient,
} from "@console-shell/contract/endpoints/finance";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { newId } from "../../database/id.ts";
import type { Tables } from "../../database/tables/index.ts";
import { Refusal } from "../../http/refusal.ts";
import { listOwners } from "./client-queries.ts";
import { seesAll, visibleTo, type Viewer } from "./viewer.ts";

type NewClient = z.output<typeof addFinanceClient.body>;
type ClientChange = z.output<typeof updateFinanceClient.body>;

/** One who sees only own clients may not give one away, nor leave it without an owner. */
const checkOwner = async (database: Kysely<Tables>, viewer: Viewer, ownerId: string | null) => {
  if (ownerId === null && seesAll(viewer)) return;
  const owners = await listOwners(database, viewer);
  if (!owners.some(({ id }) => id === ownerId))
    throw new Refusal("bad_input", [{ path: "ownerId", code: "unknown" }]);
};

/** Numbers are without gaps, since a counter that is rolled back has not been used. */
const nextNumber = async (transaction: Kysely<Tables>) => {
  const { value } = await transaction
    .updateTable("finance_counters")
    .set((counter) => ({ value: counter("value", "+", 1) }))
    .where("name", "=", "client")
    .returning("value")
    .executeTakeFirstOrThrow();
  return `C${value}`;
};

/** Opens a client account within a transaction and answers its identifier. */
export const addClient = async (
  transaction: Kysely<Tables>,
  viewer: Viewer,
  client: NewClient,
  now: number,
): Promise<string> => {
  await checkOwner(transaction, viewer, client.ownerId);
  const id = newId();
  await transaction
    .insertInto("finance_clients")
    .values({
      id,
      number: await nextNumber(transaction),
      name: client.name,
      currency: client.currency,
      balance: 0,
      entry_count: 0,
      credit_limit: client.creditLimit,
      status: "active",
      owner_id: client.ownerId,
      contact_name: client.contactName,
      contact_email: client.contactEmail,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
};

/** Changes the fields given; refuses with `not_found` where the viewer sees no such client. */
export const updateClient = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  id: string,
  change: ClientChange,
  now: number,
): Promise<void> => {
  if (change.ownerId !== undefined) await checkOwner(database, viewer, change.ownerId);
  const updated = await database
    .updateTable("finance_clients as client")
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.creditLimit === undefined ? {} : { credit_limit: change.creditLimit }),
      ...(change.status === undefined ? {} : { status: change.status }),
      ...(change.ownerId === undefined ? {} : { owner_id: change.ownerId }),
      ...(change.contactName === undefined ? {} : { contact_name: change.contactName }),
      ...(change.contactEmail === undefined ? {} : { contact_email: change.contactEmail }),
      updated_at: now,
    })
    .where("client.id", "=", id)
    .where(visibleTo(viewer))
    .returning("id")
    .executeTakeFirst();
  if (!updated) throw new Refusal("not_found");
};
