import {
  adjustmentCalls,
  type ProposalKind,
  refundCalls,
  topUpCalls,
} from "@console-shell/contract/calls/finance-proposals";
import type { Call, Feature, Route } from "#kernel/call.ts";
import { createSemaphore, type InSlot } from "#kernel/semaphore.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { throttle, throttleRules } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import { decideProposal, type Decision, handlePropose } from "./writes.ts";
import {
  everyProposal,
  exportedProposal,
  findProposal,
  listProposals,
  proposalTotals,
  findQueue,
} from "./reads.ts";
import { attachReceipts } from "./receipt/writes.ts";
import { duplicatesOfNew, readEvidence } from "./evidence.ts";
import { sendReceipt, storeUpload } from "./receipt/reads.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

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

/** Uploads read at the same time; each may be 10 MB in memory. */
const reading = { slots: 16, slotsOfOne: 3, ownCode: "throttled" } as const;

const routesOf = (route: Route, kind: ProposalKind, calls: Calls, whileReading: InSlot) => {
  route(calls.list, ({ services, query, session }) =>
    listProposals(services, session, kind, query),
  );
  route(calls.get, ({ services, params: { id }, session }) =>
    findProposal(services.database, session, { kind, id }),
  );
  route(calls.file, async ({ openReport, query, session, reply }) =>
    sendCsv(reply, `${kind}s`, exportedProposal, everyProposal(openReport(), session, kind, query)),
  );
  route(calls.totals, ({ openReport, query, session }) =>
    proposalTotals(openReport(), session, kind, query),
  );
  route(calls.duplicates, ({ services, query, session, now }) =>
    duplicatesOfNew(services, session, { kind, ...query }, now),
  );
  route(calls.evidence, ({ services, params: { id }, session, now }) =>
    readEvidence(services, session, { kind, id }, now),
  );
  route(calls.queue, ({ services, params: { id }, query, session }) =>
    findQueue(services, session, { kind, id }, query),
  );
  route(calls.upload, async (call) => {
    await throttle(call, [throttleRules.receiptOfOperator, [call.session.operatorId]]);
    return whileReading(() => storeUpload(call), call.session.operatorId);
  });
  route(calls.attach, (call) => attachReceipts(kind, call));
  route(calls.receipt, (call) => sendReceipt(kind, call));
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
  const whileReading = createSemaphore(reading);
  routesOf(route, "top-up", topUpCalls, whileReading);
  routesOf(route, "refund", refundCalls, whileReading);
  routesOf(route, "adjustment", adjustmentCalls, whileReading);
};
