import type { ApiOutput } from "@console-shell/contract";
import type {
  Proposal,
  ProposalKind,
  proposalQuery,
  ProposalStatus,
  queueQuery,
} from "@console-shell/contract/calls/finance-proposals";
import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import { countOf, everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Source } from "#platform/database/source.ts";
import { type SharedReadNeeds, sharedReadsOf } from "#platform/shared-reads.ts";
import { sum, moneyColumns } from "../money.ts";
import { kinds } from "./kinds.ts";
import { everyone, seesAll, visibleTo, type Viewer } from "../viewer.ts";
import type { Queue } from "@console-shell/contract/calls/finance-evidence";

type ListQuery = z.output<typeof proposalQuery>;
type Filter = Pick<ListQuery, "clientId" | "status" | "by" | "search">;
type Where = ExpressionBuilder<Tables & { proposal: Tables["proposals"] }, "proposal">;

const present = (database: Kysely<Tables>, viewer: Viewer, kind: ProposalKind) =>
  database
    .selectFrom("proposals as proposal")
    .innerJoin("financeClients as client", "client.id", "proposal.clientId")
    .leftJoin("proposalDecisions as decision", "decision.proposalId", "proposal.id")
    .where("proposal.kind", "=", kind)
    .where(visibleTo(viewer))
    .innerJoin("operators as proposer", "proposer.id", "proposal.proposedBy")
    .leftJoin("operators as decider", "decider.id", "decision.decidedBy")
    .leftJoin("ledgerEntries as entry", "entry.id", "decision.entryId")
    .select([
      "proposal.id",
      "proposal.kind",
      "proposal.number",
      "proposal.clientId",
      "client.number as clientNumber",
      "client.name as clientName",
      "proposal.currency",
      "proposal.amount",
      "proposal.reference",
      "proposal.note",
      "proposal.proposedBy as proposedById",
      "proposer.name as proposedByName",
      "proposal.createdAt",
      "decision.decidedAt",
      "decider.name as decidedByName",
      "decision.entryId",
      "entry.number as entryNumber",
    ])
    .select((where) => [
      where.fn.coalesce("decision.status", where.val<ProposalStatus>("waiting")).as("status"),
      where.fn.coalesce("decision.reason", where.val("")).as("reason"),
    ]);

const hasStatus = (where: Where, status: ProposalStatus) => {
  const decisions = where
    .selectFrom("proposalDecisions as decided")
    .select("decided.proposalId")
    .whereRef("decided.proposalId", "=", "proposal.id");
  return status === "waiting"
    ? where.not(where.exists(decisions))
    : where.exists(decisions.where("decided.status", "=", status));
};

/** The matching proposals visible to the viewer, read from their own table only if that is enough. */
export const matching = (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
  { clientId, status, by, search }: Filter,
) => {
  const { database } = services;
  const clients = database.selectFrom("financeClients as client").select("client.id");
  const found = (where: Where, text: string) =>
    where.or([
      containsText(services, ["proposal.number", "proposal.reference"], text),
      where(
        "proposal.clientId",
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
          : [where("proposal.clientId", "in", clients.where(visibleTo(viewer)))]),
        ...(clientId ? [where("proposal.clientId", "=", clientId)] : []),
        ...(status ? [hasStatus(where, status)] : []),
        ...(by ? [where("proposal.proposedBy", "!=", viewer.operatorId)] : []),
        ...(search ? [found(where, search)] : []),
      ]),
    );
};

const listed = (services: Source, viewer: Viewer, kind: ProposalKind, filter: Filter) => ({
  matching: matching(services, viewer, kind, filter),
  key: "proposal.id",
  present: (ids: string[]): Promise<Proposal[]> =>
    present(services.database, viewer, kind).where("proposal.id", "in", ids).execute(),
});

/** The columns of the export. */
export const exportedProposal: CsvColumns<Proposal> = [
  "number",
  "clientNumber",
  "clientName",
  "currency",
  ...moneyColumns("amount"),
  "reference",
  "note",
  "status",
  "proposedByName",
  "createdAt",
  "decidedByName",
  "decidedAt",
  "reason",
  "entryNumber",
];

/** Every matching proposal of a kind visible to the viewer, in batches. */
export const everyProposal = (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
  filter: Filter,
) => everyOf(listed(services, viewer, kind, filter));

/** What each order of the list sorts by; by `client` needs its table, too. */
const sortsOf = (services: Source) => ({
  createdAt: "proposal.createdAt",
  amount: "proposal.amount",
  client: folded(services, "client.name"),
});

const tallyFrom = async (
  source: Source,
  kind: ProposalKind,
  isOfAll: boolean,
): Promise<(operatorId: string) => number> => {
  const waiting = matching(source, everyone, kind, { status: "waiting" })
    .select(["proposal.proposedBy", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("proposal.proposedBy");
  const sumOf = (rows: readonly { proposedBy: string; count: number }[], operatorId: string) =>
    rows.reduce((sum, row) => sum + (row.proposedBy === operatorId ? 0 : row.count), 0);
  if (isOfAll) {
    const rows = await waiting.execute();
    return (operatorId) => sumOf(rows, operatorId);
  }
  const rows = await waiting
    .innerJoin("financeClients as client", "client.id", "proposal.clientId")
    .select("client.ownerId")
    .groupBy("client.ownerId")
    .execute();
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return (operatorId) => sumOf(byOwner.get(operatorId) ?? [], operatorId);
};

/**
 * Counts a kind's pending proposals once for every operator who sees all clients, or for every other one; see
 * `shared-reads.ts`. The result maps an operator to the number of others' proposals, for the clients visible to them.
 */
export const tallyWaitingProposals = (
  services: SharedReadNeeds,
  kind: ProposalKind,
  isOfAll: boolean,
): Promise<(operatorId: string) => number> =>
  sharedReadsOf(services).read({
    key: `proposals ${kind} ${isOfAll}`,
    permissions: [kinds[kind].decide],
    read: (source) => tallyFrom(source, kind, isOfAll),
  });

/** How many others' proposals wait, if that is what a page shows: the queue asks for it on every operator's Home. */
const knownTotal = async (
  services: SharedReadNeeds,
  viewer: Viewer,
  kind: ProposalKind,
  { status, by, clientId, search }: Filter,
): Promise<number | undefined> => {
  if (status !== "waiting" || by !== "others" || clientId || search) return undefined;
  const tally = await tallyWaitingProposals(services, kind, seesAll(viewer));
  return tally(viewer.operatorId);
};

/** One page of the matching proposals of a kind, for the clients visible to the viewer, and their number. */
export const listProposals = async (
  services: SharedReadNeeds,
  viewer: Viewer,
  kind: ProposalKind,
  query: ListQuery,
) => {
  const total = await knownTotal(services, viewer, kind, query);
  const list = { ...listed(services, viewer, kind, query), total };
  const sorts = sortsOf(services);
  if (query.sort !== "client") return pageOf({ ...list, sorts }, query);
  const sortable = list.matching.innerJoin(
    "financeClients as client",
    "client.id",
    "proposal.clientId",
  );
  return pageOf({ ...list, sorts, sortable }, query);
};

/** Sums of the matching proposals of a kind, by currency. */
export const proposalTotals = (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
  filter: Filter,
): Promise<ApiOutput<"GET /cc-api/finance/top-up/totals">> =>
  matching(services, viewer, kind, filter)
    .leftJoin("proposalDecisions as decision", "decision.proposalId", "proposal.id")
    .select(["proposal.currency", ({ fn }) => fn.countAll<number>().as("count")])
    .select([
      sum(sql`proposal.amount`, "amount"),
      sum(sql`case when decision.status is null then proposal.amount else 0 end`, "waiting"),
      sum(sql`case when decision.status = 'approved' then proposal.amount else 0 end`, "approved"),
    ])
    .groupBy("proposal.currency")
    .orderBy("proposal.currency")
    .execute();

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

/** Number of others' pending proposals of a kind among `ids`, for the clients visible to the viewer. */
export const countWaitingProposals = (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
  ids: readonly string[],
): Promise<number> =>
  countOf(
    matching(services, viewer, kind, { status: "waiting", by: "others" }).where(
      "proposal.id",
      "in",
      ids,
    ),
  );

/**
 * Others' waiting proposals before and after one, in the list's order. It needn't be one of them: after a decision, the
 * next one is still that after it.
 */
export const findQueue = async (
  services: Source,
  viewer: Viewer,
  named: Pick<Proposal, "kind" | "id">,
  { sort, order, ...filter }: z.output<typeof queueQuery>,
): Promise<Queue> => {
  const { database } = services;
  await findProposal(database, viewer, named);
  const by = sortsOf(services)[sort];
  const sorted = typeof by === "string" ? sql.ref(by) : by;
  const { value } = await database
    .selectFrom("proposals as proposal")
    .innerJoin("financeClients as client", "client.id", "proposal.clientId")
    .where("proposal.id", "=", named.id)
    .select(sorted.as("value"))
    .executeTakeFirstOrThrow();
  const waiting = matching(services, viewer, named.kind, {
    ...filter,
    status: "waiting",
    by: "others",
  }).innerJoin("financeClients as client", "client.id", "proposal.clientId");
  const here = sql`(${sorted}, ${sql.ref("proposal.id")})`;
  const side = (sign: "<" | ">") =>
    waiting.where(sql<SqlBool>`${here} ${sql.raw(sign)} (${value}, ${named.id})`);
  const [before, after] = order === "asc" ? (["<", ">"] as const) : ([">", "<"] as const);
  const nearest = async (sign: "<" | ">") => {
    const direction = sign === "<" ? "desc" : "asc";
    const row = await side(sign)
      .orderBy(sorted, direction)
      .orderBy("proposal.id", direction)
      .select("proposal.id")
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  };
  return {
    position: (await countOf(side(before))) + 1,
    total: await countOf(waiting),
    previousId: await nearest(before),
    nextId: await nearest(after),
  };
};
