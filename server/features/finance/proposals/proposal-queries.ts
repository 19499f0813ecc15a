import type {
  Proposal,
  ProposalKind,
  proposalQuery,
  ProposalStatus,
} from "@console-shell/contract/endpoints/finance-proposals";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../database/dialect/contains-text.ts";
import { folded } from "../../../database/dialect/fold-case.ts";
import { everyRow } from "../../../database/every-row.ts";
import type { Tables } from "../../../database/tables/index.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { visibleTo, type Viewer } from "../viewer.ts";

type ListQuery = z.output<typeof proposalQuery>;
type Filter = Pick<ListQuery, "clientId" | "status" | "search">;
type Where = ExpressionBuilder<
  {
    proposal: Tables["proposals"];
    client: Tables["finance_clients"];
    decision: Tables["proposal_decisions"];
  },
  "proposal" | "client" | "decision"
>;

const proposals = (database: Kysely<Tables>, viewer: Viewer, kind: ProposalKind) =>
  database
    .selectFrom("proposals as proposal")
    .innerJoin("finance_clients as client", "client.id", "proposal.client_id")
    .leftJoin("proposal_decisions as decision", "decision.proposal_id", "proposal.id")
    .where("proposal.kind", "=", kind)
    .where(visibleTo(viewer));

const present = (database: Kysely<Tables>, viewer: Viewer, kind: ProposalKind) =>
  proposals(database, viewer, kind)
    .innerJoin("operators as proposer", "proposer.id", "proposal.proposed_by")
    .leftJoin("operators as decider", "decider.id", "decision.decided_by")
    .leftJoin("ledger_entries as entry", "entry.id", "decision.entry_id")
    .select([
      "proposal.id as id",
      "proposal.kind as kind",
      "proposal.number as number",
      "proposal.client_id as clientId",
      "client.number as clientNumber",
      "client.name as clientName",
      "proposal.currency as currency",
      "proposal.amount as amount",
      "proposal.reference as reference",
      "proposal.note as note",
      "proposal.proposed_by as proposedById",
      "proposer.name as proposedByName",
      "proposal.created_at as createdAt",
      "decision.decided_at as decidedAt",
      "decider.name as decidedByName",
      "decision.entry_id as entryId",
      "entry.number as entryNumber",
    ])
    .select((where) => [
      where.fn.coalesce("decision.status", where.val<ProposalStatus>("waiting")).as("status"),
      where.fn.coalesce("decision.reason", where.val("")).as("reason"),
    ]);

const searched = ["client.name", "client.number", "proposal.number", "proposal.reference"];

const hasStatus = (where: Where, status: ProposalStatus) =>
  status === "waiting"
    ? where("decision.proposal_id", "is", null)
    : where("decision.status", "=", status);

const matching =
  (services: Services, { clientId, status, search }: Filter) =>
  (where: Where) =>
    where.and([
      ...(clientId ? [where("proposal.client_id", "=", clientId)] : []),
      ...(status ? [hasStatus(where, status)] : []),
      ...(search ? [containsText(services, searched, search)] : []),
    ]);

const count = async (
  services: Services,
  viewer: Viewer,
  kind: ProposalKind,
  filter: Filter,
): Promise<number> => {
  const { total } = await proposals(services.database, viewer, kind)
    .where(matching(services, filter))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};

/** Every proposal of a kind that the viewer sees and that matches, some at a time. */
export const everyProposal = (
  services: Services,
  viewer: Viewer,
  kind: ProposalKind,
  filter: Filter,
) =>
  everyRow(
    ({ id }: Proposal) => id,
    (after = "", limit) =>
      present(services.database, viewer, kind)
        .where(matching(services, filter))
        .where("proposal.id", ">", after)
        .orderBy("proposal.id")
        .limit(limit)
        .execute(),
  );

/** One page of the proposals of a kind, of the clients that the viewer sees and that match, and how many there are. */
export const listProposals = async (
  services: Services,
  viewer: Viewer,
  kind: ProposalKind,
  query: ListQuery,
): Promise<{ items: Proposal[]; total: number }> => {
  const sortColumns = {
    createdAt: "proposal.created_at",
    amount: "proposal.amount",
    client: folded(services, "client.name"),
  } as const;
  const items = await present(services.database, viewer, kind)
    .where(matching(services, query))
    .orderBy(sortColumns[query.sort], query.order)
    .orderBy("proposal.id", query.order)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  return { items, total: await count(services, viewer, kind, query) };
};

/** One proposal; refuses with `not_found` also where the viewer does not see its client. */
export const findProposal = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  { kind, id }: Pick<Proposal, "kind" | "id">,
): Promise<Proposal> => {
  const proposal = await present(database, viewer, kind)
    .where("proposal.id", "=", id)
    .executeTakeFirst();
  if (!proposal) throw new Refusal("not_found");
  return proposal;
};

/** How many of a kind wait for a decision, of the clients that the viewer sees. */
export const countWaitingProposals = (
  services: Services,
  viewer: Viewer,
  kind: ProposalKind,
): Promise<number> => count(services, viewer, kind, { status: "waiting" });
