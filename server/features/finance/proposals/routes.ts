import type { ProposalKind } from "@console-shell/contract/endpoints/finance-proposals";
import * as refund from "@console-shell/contract/endpoints/finance-refunds";
import * as topUp from "@console-shell/contract/endpoints/finance-top-ups";
import type { Call, Feature, Route } from "../../../http/call.ts";
import { sendCsv } from "../../../http/send-csv.ts";
import { decideProposal, type Decision } from "./decide.ts";
import { everyProposal, findProposal, listProposals } from "./proposal-queries.ts";
import { handlePropose } from "./propose.ts";

/** The columns of the files. */
const exported = [
  "number",
  "clientNumber",
  "clientName",
  "currency",
  "amount",
  "reference",
  "note",
  "status",
  "proposedByName",
  "createdAt",
  "decidedByName",
  "decidedAt",
  "reason",
  "entryNumber",
] as const;

type Deciding = Pick<
  Call<typeof topUp.approveTopUp>,
  "services" | "session" | "request" | "now" | "params"
>;

const decide = (kind: ProposalKind, call: Deciding, decision: Decision) =>
  call.services.database.transaction().execute(async (transaction) => {
    const named = { kind, id: call.params.id };
    await decideProposal(call, transaction, named, decision);
    return findProposal(transaction, call.session, named);
  });

const topUps = (route: Route) => {
  route(topUp.listTopUps, ({ services, query, session }) =>
    listProposals(services, session, "top-up", query),
  );
  route(topUp.getTopUp, ({ services, params: { id }, session }) =>
    findProposal(services.database, session, { kind: "top-up", id }),
  );
  route(topUp.exportTopUps, async ({ openReport, query, session, reply }) =>
    sendCsv(reply, "top-ups", exported, everyProposal(openReport(), session, "top-up", query)),
  );
  route(topUp.proposeTopUp, (call) => handlePropose("top-up", call));
  route(topUp.approveTopUp, (call) =>
    decide("top-up", call, { status: "approved", reason: "", ...call.body }),
  );
  route(topUp.rejectTopUp, (call) => decide("top-up", call, { status: "rejected", ...call.body }));
  route(topUp.withdrawTopUp, (call) =>
    decide("top-up", call, { status: "withdrawn", reason: "", ...call.body }),
  );
};

const refunds = (route: Route) => {
  route(refund.listRefunds, ({ services, query, session }) =>
    listProposals(services, session, "refund", query),
  );
  route(refund.getRefund, ({ services, params: { id }, session }) =>
    findProposal(services.database, session, { kind: "refund", id }),
  );
  route(refund.exportRefunds, async ({ openReport, query, session, reply }) =>
    sendCsv(reply, "refunds", exported, everyProposal(openReport(), session, "refund", query)),
  );
  route(refund.proposeRefund, (call) => handlePropose("refund", call));
  route(refund.approveRefund, (call) =>
    decide("refund", call, { status: "approved", reason: "", ...call.body }),
  );
  route(refund.rejectRefund, (call) =>
    decide("refund", call, { status: "rejected", ...call.body }),
  );
  route(refund.withdrawRefund, (call) =>
    decide("refund", call, { status: "withdrawn", reason: "", ...call.body }),
  );
};

/** Top-ups and refunds from the proposal to the decision of somebody else. */
export const proposals: Feature = (route) => {
  topUps(route);
  refunds(route);
};
