import type {
  listTopUps as listTopUpsEndpoint,
  TopUp,
  TopUpStatus,
} from "@console-shell/contract/endpoints/finance-top-ups";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../database/dialect/contains-text.ts";
import { folded } from "../../../database/dialect/fold-case.ts";
import type { Tables } from "../../../database/tables/index.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { visibleTo, type Viewer } from "../viewer.ts";

type ListQuery = z.output<typeof listTopUpsEndpoint.query>;
type Filter = Pick<ListQuery, "clientId" | "status" | "search">;
type Where = ExpressionBuilder<
  {
    topUp: Tables["top_ups"];
    client: Tables["finance_clients"];
    decision: Tables["top_up_decisions"];
  },
  "topUp" | "client" | "decision"
>;

const topUps = (database: Kysely<Tables>, viewer: Viewer) =>
  database
    .selectFrom("top_ups as topUp")
    .innerJoin("finance_clients as client", "client.id", "topUp.client_id")
    .leftJoin("top_up_decisions as decision", "decision.top_up_id", "topUp.id")
    .where(visibleTo(viewer));

const present = (database: Kysely<Tables>, viewer: Viewer) =>
  topUps(database, viewer)
    .innerJoin("operators as proposer", "proposer.id", "topUp.proposed_by")
    .leftJoin("operators as decider", "decider.id", "decision.decided_by")
    .leftJoin("ledger_entries as entry", "entry.id", "decision.entry_id")
    .select([
      "topUp.id as id",
      "topUp.number as number",
      "topUp.client_id as clientId",
      "client.number as clientNumber",
      "client.name as clientName",
      "topUp.currency as currency",
      "topUp.amount as amount",
      "topUp.reference as reference",
      "topUp.note as note",
      "topUp.proposed_by as proposedById",
      "proposer.name as proposedByName",
      "topUp.created_at as createdAt",
      "decision.decided_at as decidedAt",
      "decider.name as decidedByName",
      "decision.entry_id as entryId",
      "entry.number as entryNumber",
    ])
    .select((where) => [
      where.fn.coalesce("decision.status", where.val<TopUpStatus>("waiting")).as("status"),
      where.fn.coalesce("decision.reason", where.val("")).as("reason"),
    ]);

const searched = ["client.name", "client.number", "topUp.number", "topUp.reference"];

const hasStatus = (where: Where, status: TopUpStatus) =>
  status === "waiting"
    ? where("decision.top_up_id", "is", null)
    : where("decision.status", "=", status);

const matching =
  (services: Services, { clientId, status, search }: Filter) =>
  (where: Where) =>
    where.and([
      ...(clientId ? [where("topUp.client_id", "=", clientId)] : []),
      ...(status ? [hasStatus(where, status)] : []),
      ...(search ? [containsText(services, searched, search)] : []),
    ]);

const count = async (services: Services, viewer: Viewer, filter: Filter): Promise<number> => {
  const { total } = await topUps(services.database, viewer)
    .where(matching(services, filter))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};

/** One page of the top-ups of the clients that the viewer sees and that match, and how many there are. */
export const listTopUps = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<{ items: TopUp[]; total: number }> => {
  const sortColumns = {
    createdAt: "topUp.created_at",
    amount: "topUp.amount",
    client: folded(services, "client.name"),
  } as const;
  const items = await present(services.database, viewer)
    .where(matching(services, query))
    .orderBy(sortColumns[query.sort], query.order)
    .orderBy("topUp.id", query.order)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  return { items, total: await count(services, viewer, query) };
};

/** One top-up; refuses with `not_found` also where the viewer does not see its client. */
export const findTopUp = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  id: string,
): Promise<TopUp> => {
  const topUp = await present(database, viewer).where("topUp.id", "=", id).executeTakeFirst();
  if (!topUp) throw new Refusal("not_found");
  return topUp;
};

/** How many top-ups wait for a decision, of the clients that the viewer sees. */
export const countWaitingTopUps = (services: Services, viewer: Viewer): Promise<number> =>
  count(services, viewer, { status: "waiting" });
