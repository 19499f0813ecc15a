import type {
  exportFinanceClients,
  FinanceClient,
  listFinanceClients,
} from "@console-shell/contract/calls/finance";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "../../../kernel/send-csv.ts";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { folded } from "../../../platform/database/dialect/fold-case.ts";
import { everyOf, pageOf } from "../../../platform/database/page-of.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Source } from "../../../platform/services.ts";
import { seesAll, visibleTo, type Viewer } from "./viewer.ts";

type ListQuery = z.output<typeof listFinanceClients.query>;
type Filter = z.output<typeof exportFinanceClients.query>;

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

const listed = (
  services: Source,
  viewer: Viewer,
  { search, status, currency, ownerId, credit }: Filter,
) => ({
  matching: clients(services.database, viewer).where((where) =>
    where.and([
      ...(status ? [where("client.status", "=", status)] : []),
      ...(currency ? [where("client.currency", "=", currency)] : []),
      ...(credit ? [where("client.credit_state", "in", ["low", "over"])] : []),
      ...(ownerId ? [where("client.owner_id", "=", ownerId)] : []),
      ...(search ? [containsText(services, searched, search)] : []),
    ]),
  ),
  key: "client.id",
  present: (ids: string[]): Promise<FinanceClient[]> =>
    present(services.database, viewer).where("client.id", "in", ids).execute(),
});

/** The columns of the export; amounts are in minor units. */
export const exportedClient: CsvColumns<FinanceClient> = [
  "number",
  "name",
  "status",
  "currency",
  "balance",
  "creditLimit",
  "creditState",
  "taxRate",
  "planName",
  "ownerName",
  "contactName",
  "contactEmail",
  "createdAt",
];

/** Every matching client visible to the viewer, in batches. */
export const everyClient = (services: Source, viewer: Viewer, filter: Filter) =>
  everyOf(listed(services, viewer, filter));

/** One page of the matching clients visible to the viewer, and their number. */
export const listClients = (services: Source, viewer: Viewer, query: ListQuery) =>
  pageOf(
    {
      ...listed(services, viewer, query),
      sorts: {
        number: "client.number",
        name: folded(services, "client.name"),
        balance: "client.balance",
        creditLimit: "client.credit_limit",
        createdAt: "client.created_at",
      },
    },
    query,
  );

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
