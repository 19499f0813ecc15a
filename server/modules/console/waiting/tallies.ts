import type { WaitingName } from "@console-shell/contract/words/waiting-kinds";
import type { Session } from "#kernel/session.ts";
import type { Source } from "#platform/database/source.ts";
import type { SharedReadNeeds } from "#platform/shared-reads.ts";
import { seesAll, tallyOverdueInvoices, tallyWaitingProposals } from "#modules/billing/index.ts";
import { countFailedJobs } from "#modules/catalog/index.ts";
import { countWaitingApplicants, tallyWaitingApprovals } from "#modules/identity/index.ts";
import { countWaitingFaceQueries, countWaitingObjectQueries } from "#modules/search/index.ts";
import { countRules } from "../alert/reads.ts";

/** The operator that a count is for. */
export type Reader = Pick<Session, "operatorId" | "permissions">;

/** A kind's count for each reader, after one query for all of them. */
export type Tally = (reader: Reader) => number;

interface Kind {
  /** Whether operators who see only their own clients need a query of their own. */
  isByClient: boolean;
  read: (from: From, now: number, isOfAll: boolean) => Promise<Tally>;
}

interface From {
  services: SharedReadNeeds;
  /** Where to count what isn't a shared read. */
  source: Source;
}

const equal = (count: (source: Source) => Promise<number>): Kind => ({
  isByClient: false,
  async read({ source }) {
    const found = await count(source);
    return () => found;
  },
});

const proposals = (kind: "top-up" | "refund" | "adjustment"): Kind => ({
  isByClient: true,
  async read({ services }, _now, isOfAll) {
    const tally = await tallyWaitingProposals(services, kind, isOfAll);
    return ({ operatorId }) => tally(operatorId);
  },
});

const kinds: Record<WaitingName, Kind> = {
  applicants: equal(({ database }) => countWaitingApplicants(database)),
  approvals: { isByClient: false, read: ({ source }, now) => tallyWaitingApprovals(source, now) },
  alerts: equal(({ database }) => countRules(database, "firing")),
  faceQueries: equal((source) => countWaitingFaceQueries(source)),
  objectQueries: equal((source) => countWaitingObjectQueries(source)),
  failedJobs: equal(({ database }) => countFailedJobs(database)),
  overdueInvoices: {
    isByClient: true,
    async read({ source }, now, isOfAll) {
      const tally = await tallyOverdueInvoices(source, isOfAll, now);
      return ({ operatorId }) => tally(operatorId);
    },
  },
  topUps: proposals("top-up"),
  refunds: proposals("refund"),
  adjustments: proposals("adjustment"),
};

/** Whether a kind's tally for this reader covers all clients, or each operator's own. */
export const isOfAll = (kind: WaitingName, reader: Reader): boolean =>
  !kinds[kind].isByClient || seesAll(reader);

/** Counts a kind for every reader for whom `isOfAll` is the same. */
export const readTally = (
  kind: WaitingName,
  from: From,
  { now, ofAll }: { now: number; ofAll: boolean },
): Promise<Tally> => kinds[kind].read(from, now, ofAll);
