import type { Duplicate, Evidence } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal, ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { duplicateDays, historyDays } from "@console-shell/contract/words/limits";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Source } from "#platform/database/source.ts";
import { findClient, creditStateOf } from "../client/reads.ts";
import { listEntries } from "../ledger/reads.ts";
import { effectOf, isCovered } from "../ledger/postings.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { findDuplicates } from "./duplicates.ts";
import { kinds } from "./kinds.ts";
import { findProposal } from "./reads.ts";
import { listReceipts } from "./receipt/reads.ts";

const day = 24 * 3_600_000;
const recentEntries = 10;

/* Those who decide need the balance; others see it as on the client's page. */
const seesBalance = ({ permissions }: Viewer, kind: ProposalKind) =>
  permissions.has("finance:client:read") || permissions.has(kinds[kind].decide);

const readBalance = async (
  database: Kysely<Tables>,
  { kind, clientId, amount, status, entryId }: Proposal,
): Promise<Evidence["balance"]> => {
  if (status === "rejected" || status === "withdrawn") return null;
  const client = await database
    .selectFrom("financeClients")
    .select(["balance", "creditLimit"])
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  const { creditLimit } = client;
  const entry =
    entryId === null
      ? undefined
      : await database
          .selectFrom("ledgerEntries")
          .select(["amount", "balanceAfter"])
          .where("id", "=", entryId)
          .executeTakeFirstOrThrow();
  const effect = effectOf(kind, amount);
  const after = entry ? entry.balanceAfter : client.balance + effect;
  return {
    before: entry ? after - entry.amount : client.balance,
    after,
    creditLimit,
    creditStateAfter: creditStateOf(after, creditLimit),
    covered: entry !== undefined || isCovered(client, kind, effect),
  };
};

const readHistory = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  proposerId: string,
  now: number,
): Promise<Evidence["proposer"]> => {
  const readable = (Object.keys(kinds) as ProposalKind[]).filter((kind) =>
    viewer.permissions.has(kinds[kind].read),
  );
  const rows = await database
    .selectFrom("proposals as proposal")
    .innerJoin("financeClients as client", "client.id", "proposal.clientId")
    .leftJoin("proposalDecisions as decision", "decision.proposalId", "proposal.id")
    .where(visibleTo(viewer))
    .where("proposal.proposedBy", "=", proposerId)
    .where("proposal.createdAt", ">", now - historyDays * day)
    .where("proposal.kind", "in", readable)
    .groupBy("decision.status")
    .select(({ fn }) => ["decision.status", fn.countAll<number>().as("count")])
    .execute();
  const countOf = (status: (typeof rows)[number]["status"]) =>
    rows.find((row) => row.status === status)?.count ?? 0;
  return {
    proposed: rows.reduce((sum, { count }) => sum + count, 0),
    approved: countOf("approved"),
    rejected: countOf("rejected"),
    withdrawn: countOf("withdrawn"),
  };
};

const duplicatesOf = (
  { database }: Source,
  viewer: Viewer,
  payment: Parameters<typeof findDuplicates>[2],
): Promise<Duplicate[]> =>
  findDuplicates(database, viewer, payment, {
    within: duplicateDays * day,
    seesLedger: viewer.permissions.has("finance:ledger:read"),
  });

/** Possible duplicates of a proposal that the viewer is about to make, as far as they see these elsewhere. */
export const duplicatesOfNew = async (
  services: Source,
  viewer: Viewer,
  payment: Pick<Proposal, "kind" | "clientId" | "amount" | "reference">,
  now: number,
): Promise<Duplicate[]> => {
  const client = await findClient(services.database, viewer, payment.clientId);
  return viewer.permissions.has(kinds[payment.kind].read)
    ? duplicatesOf(services, viewer, { ...payment, clientName: client.name, createdAt: now })
    : [];
};

/** The facts for a decision on a proposal: only what the viewer sees elsewhere, and the balance for those who decide. */
export const readEvidence = async (
  services: Source,
  viewer: Viewer,
  named: Pick<Proposal, "kind" | "id">,
  now: number,
): Promise<Evidence> => {
  const { database } = services;
  const proposal = await findProposal(database, viewer, named);
  const seesLedger = viewer.permissions.has("finance:ledger:read");
  const entries = seesLedger
    ? await listEntries(
        services,
        viewer,
        { clientId: proposal.clientId, page: 1, pageSize: recentEntries, order: "desc" },
        now,
      )
    : null;
  const duplicates = await duplicatesOf(services, viewer, proposal);
  return {
    balance: seesBalance(viewer, named.kind) ? await readBalance(database, proposal) : null,
    entries: entries?.items ?? null,
    duplicates,
    receipts: await listReceipts(database, proposal.id),
    proposer: await readHistory(database, viewer, proposal.proposedById, now),
  };
};
