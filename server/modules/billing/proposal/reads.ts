import type { ApiOutput } from "@console-shell/contract";
import type {
  Proposal,
  ProposalKind,
  proposalQuery,
  ProposalStatus,
  queueQuery,
} from "@console-shell/contract/calls/finance-proposals";
import { type ExpressionBuilder, type Kysely, type Selectable, sql, type SqlBool } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Services } from "#platform/services.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import { countOf } from "#platform/database/page-of.ts";
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
interface ListContext {
  session: Viewer;
  /** The number of matches, if it is known. */
  total?: number | undefined;
}

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
export const matchingProposals = (
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

/** The column of each sort; `client` needs the clients' table, too. */
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
  const waiting = matchingProposals(source, everyone, kind, { status: "waiting" })
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

/** The number of others' waiting proposals, if a page shows these: every operator's Home asks for it. */
export const knownTotal = async (
  services: SharedReadNeeds,
  viewer: Viewer,
  kind: ProposalKind,
  { status, by, clientId, search }: Filter,
): Promise<number | undefined> => {
  if (status !== "waiting" || by !== "others" || clientId || search) return undefined;
  const tally = await tallyWaitingProposals(services, kind, seesAll(viewer));
  return tally(viewer.operatorId);
};

/** The proposals of a kind that the session sees. */
const proposalsOf = (kind: ProposalKind) =>
  defineList(
    (services: Source, filter: Filter & { sort?: string }, { session, total }: ListContext) => {
      const found = matchingProposals(services, session, kind, filter);
      return {
        matching: found,
        ...(filter.sort === "client" && {
          sortable: found.innerJoin("financeClients as client", "client.id", "proposal.clientId"),
        }),
        total,
        key: "proposal.id",
        present: (ids: string[]): Promise<Proposal[]> =>
          present(services.database, session, kind).where("proposal.id", "in", ids).execute(),
      };
    },
    {
      sorts: sortsOf,
      file: `${kind}s`,
      fileOrder: "asc",
      columns: [
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
      ],
    },
  );

/** The lists of proposals, by kind. */
export const proposals = {
  "top-up": proposalsOf("top-up"),
  refund: proposalsOf("refund"),
  adjustment: proposalsOf("adjustment"),
} satisfies Record<ProposalKind, object>;

/** Sums of the matching proposals of a kind, by currency. */
export const proposalTotals = (
  services: Source,
  viewer: Viewer,
  kind: ProposalKind,
  filter: Filter,
): Promise<ApiOutput<"GET /cc-api/finance/top-up/totals">> =>
  matchingProposals(services, viewer, kind, filter)
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
    matchingProposals(services, viewer, kind, { status: "waiting", by: "others" }).where(
      "proposal.id",
      "in",
      ids,
    ),
  );

/**
 * Others' waiting proposals before and after one, in the list's order. The one itself needn't be waiting: after a
 * decision, the page still leads to the next one.
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
  const waiting = matchingProposals(services, viewer, named.kind, {
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

/** Locks a proposal until the transaction ends. Throws `not_found` also if its client isn't visible. */
export const lockProposal = async (
  { services, session }: { services: Services; session: Viewer },
  transaction: Kysely<Tables>,
  { kind, id }: Pick<Proposal, "kind" | "id">,
): Promise<Selectable<Tables["proposals"]>> => {
  const proposal = await transaction
    .selectFrom("proposals")
    .selectAll()
    .where("id", "=", id)
    .where("kind", "=", kind)
    .where("clientId", "in", (clients) =>
      clients.selectFrom("financeClients as client").select("client.id").where(visibleTo(session)),
    )
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!proposal) throw new Refusal("not_found");
  return proposal;
};

/** Throws `conflict` if a locked proposal has been decided on or withdrawn. */
export const refuseDecided = async (transaction: Kysely<Tables>, id: string): Promise<void> => {
  const earlier = await transaction
    .selectFrom("proposalDecisions")
    .select("proposalId")
    .where("proposalId", "=", id)
    .executeTakeFirst();
  if (earlier) throw new Refusal("conflict", [{ path: "status", code: "decided" }]);
};
