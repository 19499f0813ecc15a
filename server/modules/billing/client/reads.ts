import type { CreditState, FinanceClient } from "@console-shell/contract/calls/finance";
import type {
  exportFinanceClients,
  listFinanceOwners,
} from "@console-shell/contract/calls/finance-client";
import { ownersListed } from "@console-shell/contract/words/limits";
import { type Kysely, type Selectable, sql } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Services } from "#platform/services.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Source } from "#platform/database/source.ts";
import { seesAll, visibleTo, type Viewer } from "../viewer.ts";
import { moneyColumns, taxRateColumn } from "../money.ts";

/** How much of its credit a client has left: less than a fifth is low, below zero is over. */
export const creditStateOf = (balance: number, creditLimit: number): CreditState => {
  const left = balance + creditLimit;
  if (left < 0) return "over";
  return left * 5 < creditLimit ? "low" : "ok";
};

type Filter = z.output<typeof exportFinanceClients.query>;

const visibleClients = (database: Kysely<Tables>, viewer: Viewer) =>
  database.selectFrom("financeClients as client").where(visibleTo(viewer));

const present = (database: Kysely<Tables>, viewer: Viewer) =>
  visibleClients(database, viewer)
    .leftJoin("operators as owner", "owner.id", "client.ownerId")
    .leftJoin("pricePlans as plan", "plan.id", "client.planId")
    .select([
      "client.id",
      "client.number",
      "client.name",
      "client.currency",
      "client.balance",
      "client.creditLimit",
      "client.creditState",
      "client.taxRate",
      "client.planId",
      "plan.name as planName",
      "client.status",
      "client.ownerId",
      "owner.name as ownerName",
      "client.contactName",
      "client.contactEmail",
      "client.billingEmails",
      "client.billingLocale",
      "client.reminders",
      "client.createdAt",
      "client.updatedAt",
    ]);

const searched = ["client.name", "client.number", "client.contactName", "client.contactEmail"];

/** The share of the limit that is left, as alerts measure it; clients without credit have the most. */
const creditLeft = sql`case when client.credit_limit > 0
  then cast(client.balance + client.credit_limit as double precision) / client.credit_limit
  else 1e15 end`;

/** The clients that the session sees. */
export const clients = defineList(
  (
    services: Source,
    { search, status, currency, ownerId, credit }: Filter,
    { session }: { session: Viewer },
  ) => ({
    matching: visibleClients(services.database, session).where((where) =>
      where.and([
        ...(status ? [where("client.status", "=", status)] : []),
        ...(currency ? [where("client.currency", "=", currency)] : []),
        ...(credit ? [where("client.creditState", "in", ["low", "over"])] : []),
        ...(ownerId ? [where("client.ownerId", "=", ownerId)] : []),
        ...(search ? [containsText(services, searched, search)] : []),
      ]),
    ),
    key: "client.id",
    present: (ids: string[]): Promise<FinanceClient[]> =>
      present(services.database, session).where("client.id", "in", ids).execute(),
  }),
  {
    sorts: (services) => ({
      number: "client.number",
      name: folded(services, "client.name"),
      balance: "client.balance",
      creditLimit: "client.creditLimit",
      creditLeft,
      createdAt: "client.createdAt",
    }),
    file: "clients",
    fileOrder: "asc",
    columns: [
      "number",
      "name",
      "status",
      "currency",
      ...moneyColumns("balance", "creditLimit"),
      "creditState",
      taxRateColumn,
      "planName",
      "ownerName",
      "contactName",
      "contactEmail",
      ["billingEmails", ({ billingEmails }) => billingEmails.join(" ")],
      "billingLocale",
      "createdAt",
    ],
  },
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

export type LockedClient = Selectable<Tables["financeClients"]>;

/**
 * Locks the client until the transaction ends, so its balance can't change before a decision on it is stored. Throws
 * `not_found` if the client isn't visible to the viewer.
 */
export const lockClient = async (
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  id: string,
): Promise<LockedClient> => {
  const client = await transaction
    .selectFrom("financeClients as client")
    .selectAll("client")
    .where("client.id", "=", id)
    .where(visibleTo(viewer))
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!client) throw new Refusal("not_found");
  return client;
};

/* Possible owners of a client: active sales operators; only oneself for viewers of own clients. */
const owners = (database: Kysely<Tables>, viewer: Viewer) => {
  const active = database.selectFrom("operators").where("status", "=", "active");
  return seesAll(viewer)
    ? active.where("role", "=", "sales")
    : active.where("id", "=", viewer.operatorId);
};

/* An owner that the viewer may see, also one who is no longer active or has another role by now. */
const ownerOf = (database: Kysely<Tables>, viewer: Viewer, id: string) =>
  database
    .selectFrom("operators")
    .where("id", "=", id)
    .where((where) =>
      seesAll(viewer)
        ? where.or([
            where("role", "=", "sales"),
            where(
              "id",
              "in",
              where.selectFrom("financeClients").select("ownerId").where("ownerId", "=", id),
            ),
          ])
        : where("id", "=", viewer.operatorId),
    );

/** The first possible owners of a client by name, those with a text in name or account, or the one with an id. */
export const listOwners = (
  services: Source,
  viewer: Viewer,
  { search, id }: z.output<typeof listFinanceOwners.query>,
) =>
  (id ? ownerOf(services.database, viewer, id) : owners(services.database, viewer))
    .select(["id", "name", "account"])
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["account", "name"], search!)),
    )
    .orderBy("name")
    .orderBy("id")
    .limit(ownersListed)
    .execute();

/** Whether an operator can own a client. */
export const isOwner = async (database: Kysely<Tables>, viewer: Viewer, id: string) =>
  (await owners(database, viewer).select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

const left = sql<number>`cast(balance + credit_limit as double precision) / credit_limit`;

const withCredit = (database: Kysely<Tables>) =>
  database.selectFrom("financeClients").where("status", "=", "active").where("creditLimit", ">", 0);

/**
 * The smallest share of a credit limit that an active client has left, negative beyond the limit; null if no active
 * client has a limit.
 */
export const lowestCreditLeft = async (database: Kysely<Tables>): Promise<number | null> => {
  const { lowest } = await withCredit(database)
    .select(sql<number | null>`min(${left})`.as("lowest"))
    .executeTakeFirstOrThrow();
  return lowest;
};

/** Active clients with less than a share of their credit limit left, those with the least first; at most `limit`. */
export const clientsBelow = (database: Kysely<Tables>, share: number, limit: number) =>
  withCredit(database)
    .select(["id", "name", "ownerId", left.as("left")])
    .where(left, "<", share)
    .orderBy(left)
    .orderBy("id")
    .limit(limit)
    .execute();
