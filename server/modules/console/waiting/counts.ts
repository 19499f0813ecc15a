import type { WaitingName } from "@console-shell/contract/words/waiting-kinds";
import type { Call } from "../../../kernel/call.ts";
import type { listWaiting } from "@console-shell/contract/calls/waiting";
import { countRules } from "../alert/rule-queries.ts";
import { countWaitingFaceQueries, countWaitingObjectQueries } from "../../search/index.ts";
import { countOverdueInvoices, countWaitingProposals } from "../../billing/index.ts";
import { countFailedJobs } from "../../catalog/index.ts";
import { countWaitingApplicants } from "../../identity/index.ts";

type Asking = Pick<Call<typeof listWaiting>, "services" | "session" | "now">;

/** The counter of each kind: it matches the count of the list it links to. */
export const counts: Record<WaitingName, (asking: Asking) => Promise<number>> = {
  applicants: ({ services }) => countWaitingApplicants(services.database),
  alerts: ({ services }) => countRules(services.database, "firing"),
  faceQueries: ({ services }) => countWaitingFaceQueries(services),
  objectQueries: ({ services }) => countWaitingObjectQueries(services),
  failedJobs: ({ services }) => countFailedJobs(services.database),
  overdueInvoices: ({ services, session, now }) => countOverdueInvoices(services, session, now),
  topUps: ({ services, session }) => countWaitingProposals(services, session, "top-up"),
  refunds: ({ services, session }) => countWaitingProposals(services, session, "refund"),
  adjustments: ({ services, session }) => countWaitingProposals(services, session, "adjustment"),
};
