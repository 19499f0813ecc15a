import type { WaitingName } from "@console-shell/contract/words/waiting-kinds";
import type { Call } from "#kernel/call.ts";
import type { listWaiting } from "@console-shell/contract/calls/waiting";
import { countRules } from "../alert/rule-queries.ts";
import { countWaitingFaceQueries, countWaitingObjectQueries } from "#modules/search/index.ts";
import { countOverdueInvoices, countWaitingProposals } from "#modules/billing/index.ts";
import { countFailedJobs } from "#modules/catalog/index.ts";
import { countWaitingApplicants, countWaitingApprovals } from "#modules/identity/index.ts";

type Asking = Pick<Call<typeof listWaiting>, "services" | "session" | "now">;

/** How many of the records among `ids` still wait, for each kind; how many there are in all, `waiting/tallies.ts` knows. */
export const countersAmong: Record<
  WaitingName,
  (asking: Asking, ids: readonly string[]) => Promise<number>
> = {
  applicants: ({ services }, ids) => countWaitingApplicants(services.database, ids),
  approvals: ({ services, session, now }, ids) =>
    countWaitingApprovals(services, session, now, ids),
  alerts: ({ services }, ids) => countRules(services.database, "firing", ids),
  faceQueries: ({ services }, ids) => countWaitingFaceQueries(services, ids),
  objectQueries: ({ services }, ids) => countWaitingObjectQueries(services, ids),
  failedJobs: ({ services }, ids) => countFailedJobs(services.database, ids),
  overdueInvoices: ({ services, session, now }, ids) =>
    countOverdueInvoices(services, session, now, ids),
  topUps: ({ services, session }, ids) => countWaitingProposals(services, session, "top-up", ids),
  refunds: ({ services, session }, ids) => countWaitingProposals(services, session, "refund", ids),
  adjustments: ({ services, session }, ids) =>
    countWaitingProposals(services, session, "adjustment", ids),
};
