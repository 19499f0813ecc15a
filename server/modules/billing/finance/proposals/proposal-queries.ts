import type {
  Proposal,
  ProposalKind,
  proposalQuery,
  ProposalStatus,
} from "@console-shell/contract/calls/finance-proposals";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../../platform/database/dialect/contains-text.ts";
import { folded } from "../../../../platform/database/dialect/fold-case.ts";
import { everyRow } from "../../../../platform/database/every-row.ts";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import type { Source } from "../../../../platform/services.ts";
import { seesAll, visibleTo, type Viewer } from "../viewer.ts";

type ListQuery = z.output<typeof proposalQuery>;
type Filter = Pick<ListQuery, "clientId" | "status" | "search">;
type Where = ExpressionBuilder<Tables & { proposal: Tables["proposals"] }, "proposal">;

const present = (database: Kysely<Tables>, viewer: Viewer, kind: ProposalKind) =>
  database
    .selectFrom("proposals as proposal")
    .innerJoin("finance_clients as client", "client.id", "proposal.client_id")
    .leftJoin("proposal_decisions as decision", "decision.proposal_id", "proposal.id")
    .where("proposal.kind", "=", kind)
    .where(visibleTo(viewer))
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

const hasStatus = (where: Where, status: ProposalStatus) => {
  const decisions = where
    .selectFrom("proposal_decisions as decided")
    .select("decided.proposal_id")
    .whereRef("decided.proposal_id", "=", "proposal.id");
  return status === "waiting"
    ? where.not(where.exists(decisions))
    : where.exists(decisions.where("decided.status", "=", status));
};

/** The matching proposals visible to the viewer, read from their own table only if that is enough. */
const matching = (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
  { clientId, status, search }: Filter,
) => {
  const { database } = services;
  const clients = database.selectFrom("finance_clients as client").select("client.id");
  const found = (where: Where, text: string) =>
    where.or([
      containsText(services, ["proposal.number", "proposal.reference"], text),
      where(
        "proposal.client_id",
        "in",
        clients.where(containsText(services, ["client.name", "client.number"], text)),
      ),
    ]);
  return database
    .selectFrom("proposals as proposal")
    .where("proposal.kind", "=", kind)
    .where((where) =>
      where.and([
        ...(seesAll(viewer)
          ? []
          : [where("proposal.client_id", "in", clients.where(visibleTo(viewer)))]),
        ...(clientId ? [where("proposal.client_id", "=", clientId)] : []),
        ...(status ? [hasStatus(where, status)] : []),
        ...(search ? [found(where, search)] : []),
      ]),
    );
};

const count = async (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
  filter: Filter,
): Promise<number> => {
  const { total } = await matching(services, viewer, kind, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};

/** Every matching proposal of a kind visible to the viewer, in batches. */
export const everyProposal = (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
  filter: Filter,
) =>
  everyRow(
    ({ id }: Proposal) => id,
    (after = "", limit) =>
      present(services.database, viewer, kind)
        .where("proposal.id", "in", (select) =>
          select
            .selectFrom(
              matching(services, viewer, kind, filter)
                .select("proposal.id")
                .where("proposal.id", ">", after)
                .orderBy("proposal.id")
                .limit(limit)
                .as("found"),
            )
            .select("found.id"),
        )
        .orderBy("proposal.id")
        .execute(),
  );

/** One page of the matching proposals of a kind, for the clients visible to the viewer, and their number. */
export const listProposals = async (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
  query: ListQuery,
): Promise<{ items: Proposal[]; total: number }> => {
  const { sort, order } = query;
  const clientName = folded(services, "client.name");
  const sortColumns = { createdAt: "proposal.created_at", amount: "proposal.amount" } as const;
  const found = matching(services, viewer, kind, query).select("proposal.id");
  // Deep pages skip the preceding rows with an index-only scan (deferred join).
  const ids = (
    sort === "client"
      ? found
          .innerJoin("finance_clients as client", "client.id", "proposal.client_id")
          .orderBy(clientName, order)
      : found.orderBy(sortColumns[sort], order)
  )
    .orderBy("proposal.id", order)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [total, items] = await Promise.all([
    count(services, viewer, kind, query),
    present(services.database, viewer, kind)
      .where("proposal.id", "in", ids)
      .orderBy(sort === "client" ? clientName : sortColumns[sort], order)
      .orderBy("proposal.id", order)
      .execute(),
  ]);
  return { items, total };
};

/** One proposal; throws `not_found` also if its client isn't visible to the viewer. */
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

/** Number of pending proposals of a kind, for the clients visible to the viewer. */
export const countWaitingProposals = (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
): Promise<number> => count(services, viewer, kind, { status: "waiting" });
