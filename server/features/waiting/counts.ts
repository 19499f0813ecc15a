import type { WaitingName } from "@console-shell/contract/waiting-kinds";
import type { Call } from "../../http/call.ts";
import type { listWaiting } from "@console-shell/contract/endpoints/waiting";
import { countFiring } from "../alert/queries.ts";
import { countWaitingFaceQueries } from "../face-search/query-list.ts";
import { countOverdueInvoices } from "../finance/invoice-queries.ts";
import { countWaitingProposals } from "../finance/proposals/proposal-queries.ts";
import { countWaitingObjectQueries } from "../object-search/query-list.ts";
import { countFailedJobs } from "../job/job-queries.ts";
import { countWaitingApplicants } from "../applicant/list-applicants.ts";

type Asking = Pick<Call<typeof listWaiting>, "services" | "session" | "now">;

/** How each kind is counted: as the list that it leads to counts it. */
export const counts: Record<WaitingName, (asking: Asking) => Promise<number>> = {
  applicants: ({ services }) => countWaitingApplicants(services.database),
  alerts: ({ services, now }) => countFiring(services, now),
  faceQueries: ({ services }) => countWaitingFaceQueries(services),
  objectQueries: ({ services }) => countWaitingObjectQueries(services),
  failedJobs: ({ services }) => countFailedJobs(services.database),
  overdueInvoices: ({ services, session, now }) => countOverdueInvoices(services, session, now),
  topUps: ({ services, session }) => countWaitingProposals(services, session, "top-up"),
  refunds: ({ services, session }) => countWaitingProposals(services, session, "refund"),
  adjustments: ({ services, session }) => countWaitingProposals(services, session, "adjustment"),
};
