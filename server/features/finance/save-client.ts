import type {
  addFinanceClient,
  Currency,
  updateFinanceClient,
} from "@console-shell/contract/endpoints/finance";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { newId } from "../../database/id.ts";
import type { Tables } from "../../database/tables/index.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { listOwners } from "./client-queries.ts";
import { creditStateOf } from "./credit-state.ts";
import { nextNumber } from "./next-number.ts";
import { lockClient } from "./record-entry.ts";
import { taxRates } from "./tax-rates.ts";
import { tellCredit } from "./tell-credit.ts";
import { seesAll, type Viewer } from "./viewer.ts";

type NewClient = z.output<typeof addFinanceClient.body>;
type ClientChange = z.output<typeof updateFinanceClient.body>;

/** One who sees only own clients may not give one away, nor leave it without an owner. */
const checkOwner = async (database: Kysely<Tables>, viewer: Viewer, ownerId: string | null) => {
  if (ownerId === null && seesAll(viewer)) return;
  const owners = await listOwners(database, viewer);
  if (!owners.some(({ id }) => id === ownerId))
    throw new Refusal("bad_input", [{ path: "ownerId", code: "unknown" }]);
};

/** A plan of the client's own currency. */
const checkPlan = async (
  database: Kysely<Tables>,
  planId: string | null | undefined,
  currency: Currency,
) => {
  if (!planId) return;
  const plan = await database
    .selectFrom("price_plans")
    .select("currency")
    .where("id", "=", planId)
    .executeTakeFirst();
  if (plan?.currency !== currency)
    throw new Refusal("bad_input", [{ path: "planId", code: "unknown" }]);
};

/** Opens a client account within a transaction and answers its identifier. */
export const addClient = async (
  transaction: Kysely<Tables>,
  viewer: Viewer,
  client: NewClient,
  now: number,
): Promise<string> => {
  await checkOwner(transaction, viewer, client.ownerId);
  await checkPlan(transaction, client.planId, client.currency);
  const id = newId();
  await transaction
    .insertInto("finance_clients")
    .values({
      id,
      number: `C${await nextNumber(transaction, "client", 10_001)}`,
      name: client.name,
      currency: client.currency,
      balance: 0,
      entry_count: 0,
      credit_limit: client.creditLimit,
      tax_rate: client.taxRate ?? taxRates[client.currency],
      plan_id: client.planId,
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
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  id: string,
  change: ClientChange,
  now: number,
): Promise<void> => {
  const client = await lockClient(services, transaction, viewer, id);
  if (change.ownerId !== undefined) await checkOwner(transaction, viewer, change.ownerId);
  await checkPlan(transaction, change.planId, client.currency);
  const state = creditStateOf(client.balance, change.creditLimit ?? client.credit_limit);
  await transaction
    .updateTable("finance_clients")
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.creditLimit === undefined ? {} : { credit_limit: change.creditLimit }),
      ...(change.taxRate === undefined ? {} : { tax_rate: change.taxRate }),
      ...(change.planId === undefined ? {} : { plan_id: change.planId }),
      ...(change.status === undefined ? {} : { status: change.status }),
      ...(change.ownerId === undefined ? {} : { owner_id: change.ownerId }),
      ...(change.contactName === undefined ? {} : { contact_name: change.contactName }),
      ...(change.contactEmail === undefined ? {} : { contact_email: change.contactEmail }),
      credit_state: state,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
  // Whoever owns the client from now on is told, by the name that it has from now on.
  const told = { ...client, name: change.name ?? client.name };
  if (change.ownerId !== undefined) told.owner_id = change.ownerId;
  await tellCredit(services, transaction, told, state, now);
};
