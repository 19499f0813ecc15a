import {
  adjustmentCalls,
  type ProposalKind,
  refundCalls,
  topUpCalls,
} from "@console-shell/contract/calls/finance-proposals";
import type { Call, Feature, Route } from "../../../../kernel/call.ts";
import { sendCsv } from "../../../../kernel/send-csv.ts";
import { answerOnce } from "../answer-once.ts";
import { decideProposal, type Decision } from "./decide.ts";
import {
  everyProposal,
  exportedProposal,
  findProposal,
  listProposals,
} from "./proposal-queries.ts";
import { handlePropose } from "./propose.ts";
import { transactionWithDeadline } from "../../../../platform/database/transaction-with-deadline.ts";

type Deciding = Pick<
  Call<typeof topUpCalls.approve>,
  "services" | "session" | "request" | "now" | "params" | "body"
>;

const decide = (kind: ProposalKind, call: Deciding, decision: Decision) =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, `finance.${kind}.${decision.status}`, call, async () => {
      const named = { kind, id: call.params.id };
      await decideProposal(call, transaction, named, decision);
      return findProposal(transaction, call.session, named);
    }),
  );

type Calls = typeof topUpCalls | typeof refundCalls | typeof adjustmentCalls;

const routesOf = (route: Route, kind: ProposalKind, calls: Calls) => {
  route(calls.list, ({ services, query, session }) =>
    listProposals(services, session, kind, query),
  );
  route(calls.get, ({ services, params: { id }, session }) =>
    findProposal(services.database, session, { kind, id }),
  );
  route(calls.file, async ({ openReport, query, session, reply }) =>
    sendCsv(reply, `${kind}s`, exportedProposal, everyProposal(openReport(), session, kind, query)),
  );
  route(calls.propose, (call) => handlePropose(kind, call));
  route(calls.approve, (call) =>
    decide(kind, call, { status: "approved", reason: "", ...call.body }),
  );
  route(calls.reject, (call) => decide(kind, call, { status: "rejected", ...call.body }));
  route(calls.withdraw, (call) =>
    decide(kind, call, { status: "withdrawn", reason: "", ...call.body }),
  );
};

/** Top-ups, refunds and large adjustments: one operator proposes, another decides. */
export const proposals: Feature = (route) => {
  routesOf(route, "top-up", topUpCalls);
  routesOf(route, "refund", refundCalls);
  routesOf(route, "adjustment", adjustmentCalls);
};
