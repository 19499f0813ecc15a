import type { Duplicate } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal, ProposalStatus } from "@console-shell/contract/calls/finance-proposals";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { effectOf } from "../ledger/postings.ts";
import { visibleTo, type Viewer } from "../viewer.ts";

const shown = 5;

/** A proposal, or one that is about to be made. */
type Payment = Pick<
  Proposal,
  "kind" | "clientId" | "clientName" | "amount" | "reference" | "createdAt"
> & { id?: string };

interface Which {
  /** Milliseconds before and after the proposal within which the same amount counts. */
  within: number;
  /** Whether entries without a proposal are searched, too. */
  seesLedger: boolean;
}

const others = (database: Kysely<Tables>, viewer: Viewer, { id, kind }: Payment) =>
  database
    .selectFrom("proposals as other")
    .innerJoin("financeClients as client", "client.id", "other.clientId")
    .leftJoin("proposalDecisions as decision", "decision.proposalId", "other.id")
    .where(visibleTo(viewer))
    .$if(id !== undefined, (query) => query.where("other.id", "!=", id!))
    .where("other.kind", "=", kind)
    // A withdrawn one is usually the same payment, proposed again.
    .where((where) =>
      where.or([where("decision.status", "is", null), where("decision.status", "!=", "withdrawn")]),
    )
    .select((where) => [
      "other.id",
      where.val<"proposal">("proposal").as("source"),
      "other.kind",
      "other.number",
      "other.clientId",
      "client.name as clientName",
      "other.amount",
      "other.currency",
      "other.reference",
      where.fn.coalesce("decision.status", where.val<ProposalStatus>("waiting")).as("status"),
      "other.createdAt",
    ])
    .orderBy("other.createdAt", "desc")
    .limit(shown);

/* Entries posted by hand; those of proposals are found as proposals. */
const readPosted = async (
  database: Kysely<Tables>,
  proposal: Payment,
  within: number,
): Promise<Duplicate[]> => {
  const rows = await database
    .selectFrom("ledgerEntries as entry")
    .where("entry.clientId", "=", proposal.clientId)
    .where("entry.kind", "=", proposal.kind)
    .where("entry.amount", "=", effectOf(proposal.kind, proposal.amount))
    .where("entry.createdAt", ">=", proposal.createdAt - within)
    .where("entry.createdAt", "<=", proposal.createdAt + within)
    .where("entry.idempotencyKey", "not like", "%/%")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("ledgerEntries as reversal")
            .select("reversal.id")
            .whereRef("reversal.reversesId", "=", "entry.id"),
        ),
      ),
    )
    .select(["entry.id", "entry.kind", "entry.number", "entry.memo", "entry.amount"])
    .select(["entry.currency", "entry.createdAt"])
    .orderBy("entry.sequence", "desc")
    .limit(shown)
    .execute();
  const { clientId, clientName } = proposal;
  return rows.map(({ memo, ...row }) => ({
    ...row,
    source: "entry" as const,
    clientId,
    clientName,
    reference: memo,
    status: null,
    sameReference: false,
  }));
};

/**
 * Proposals of the same kind with the same reference, or with the same client and amount at about the same time, and
 * such entries that were posted by hand; newest first. An adjustment's reference is a memo: it only counts for the same
 * client.
 */
export const findDuplicates = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  proposal: Payment,
  { within, seesLedger }: Which,
): Promise<Duplicate[]> => {
  const { kind, clientId, amount, reference, createdAt } = proposal;
  const sameReference =
    reference === ""
      ? []
      : await others(database, viewer, proposal)
          .where(sql<SqlBool>`lower(other.reference) = lower(${reference})`)
          .$if(kind === "adjustment", (query) => query.where("other.clientId", "=", clientId))
          .execute();
  const sameAmount = await others(database, viewer, proposal)
    .where("other.clientId", "=", clientId)
    .where("other.amount", "=", amount)
    .where("other.createdAt", ">=", createdAt - within)
    .where("other.createdAt", "<=", createdAt + within)
    .execute();
  const found = new Map<string, Duplicate>();
  for (const row of sameAmount) found.set(row.id, { ...row, sameReference: false });
  for (const row of sameReference) found.set(row.id, { ...row, sameReference: true });
  const posted = seesLedger ? await readPosted(database, proposal, within) : [];
  return [...found.values(), ...posted]
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, shown);
};
