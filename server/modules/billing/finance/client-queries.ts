import type {
  exportFinanceClients,
  FinanceClient,
  listFinanceClients,
} from "@console-shell/contract/calls/finance";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { folded } from "../../../platform/database/dialect/fold-case.ts";
import { everyRow } from "../../../platform/database/every-row.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Source } from "../../../platform/services.ts";
import { seesAll, visibleTo, type Viewer } from "./viewer.ts";

type ListQuery = z.output<typeof listFinanceClients.query>;
type Filter = z.output<typeof exportFinanceClients.query>;
type Where = ExpressionBuilder<{ client: Tables["finance_clients"] }, "client">;

const clients = (database: Kysely<Tables>, viewer: Viewer) =>
  database.selectFrom("finance_clients as client").where(visibleTo(viewer));

const present = (database: Kysely<Tables>, viewer: Viewer) =>
  clients(database, viewer)
    .leftJoin("operators as owner", "owner.id", "client.owner_id")
    .leftJoin("price_plans as plan", "plan.id", "client.plan_id")
    .select([
      "client.id as id",
      "client.number as number",
      "client.name as name",
      "client.currency as currency",
      "client.balance as balance",
      "client.credit_limit as creditLimit",
      "client.credit_state as creditState",
      "client.tax_rate as taxRate",
      "client.plan_id as planId",
      "plan.name as planName",
      "client.status as status",
      "client.owner_id as ownerId",
      "owner.name as ownerName",
      "client.contact_name as contactName",
      "client.contact_email as contactEmail",
      "client.created_at as createdAt",
      "client.updated_at as updatedAt",
    ]);

const searched = ["client.name", "client.number", "client.contact_name", "client.contact_email"];

const matching =
  (services: Source, { search, status, currency, ownerId, credit }: Filter) =>
  (where: Where) =>
    where.and([
      ...(status ? [where("client.status", "=", status)] : []),
      ...(currency ? [where("client.currency", "=", currency)] : []),
      ...(credit ? [where("client.credit_state", "in", ["low", "over"])] : []),
      ...(ownerId ? [where("client.owner_id", "=", ownerId)] : []),
      ...(search ? [containsText(services, searched, search)] : []),
    ]);

/** Every matching client visible to the viewer, in batches. */
export const everyClient = (services: Source, viewer: Viewer, filter: Filter) =>
  everyRow(
    ({ id }: FinanceClient) => id,
    (after = "", limit) =>
      present(services.database, viewer)
        .where(matching(services, filter))
        .where("client.id", ">", after)
        .orderBy("client.id")
        .limit(limit)
        .execute(),
  );

/** One page of the matching clients visible to the viewer, and their number. */
export const listClients = async (
  services: Source,
  viewer: Viewer,
  query: ListQuery,
): Promise<{ items: FinanceClient[]; total: number }> => {
  const sortColumns = {
    number: "client.number",
    name: folded(services, "client.name"),
    balance: "client.balance",
    creditLimit: "client.credit_limit",
    createdAt: "client.created_at",
  } as const;
  const found = clients(services.database, viewer).where(matching(services, query));
  // Deep pages skip the preceding rows with an index-only scan (deferred join).
  const ids = found
    .select("client.id")
    .orderBy(sortColumns[query.sort], query.order)
    .orderBy("client.id", query.order)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [{ total }, items] = await Promise.all([
    found.select((where) => where.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    present(services.database, viewer)
      .where("client.id", "in", ids)
      .orderBy(sortColumns[query.sort], query.order)
      .orderBy("client.id", query.order)
      .execute(),
  ]);
  return { items, total };
};

/** One client; throws `not_found` also if it isn't visible to the viewer. */
export const findClient = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  id: string,
): Promise<FinanceClient> => {
  const client = await present(database, viewer).where("client.id", "=", id).executeTakeFirst();
  if (!client) throw new Refusal("not_found");
  return client;
};

/** Possible owners of a client: active sales operators; only oneself for viewers of own clients. */
export const listOwners = (database: Kysely<Tables>, viewer: Viewer) => {
  const owners = database
    .selectFrom("operators")
    .select(["id", "name", "account"])
    .where("status", "=", "active")
    .orderBy("name")
    .orderBy("id");
  return seesAll(viewer)
    ? owners.where("role", "=", "sales").execute()
    : owners.where("id", "=", viewer.operatorId).execute();
};
