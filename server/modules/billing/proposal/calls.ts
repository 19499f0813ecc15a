import {
  adjustmentCalls,
  type ProposalKind,
  refundCalls,
  topUpCalls,
} from "@console-shell/contract/calls/finance-proposals";
import { answer, type Answers } from "#kernel/answer.ts";
import type { Feature } from "#kernel/call.ts";
import { createSemaphore, type InSlot } from "#kernel/semaphore.ts";
import { throttle, throttleRules } from "#modules/identity/index.ts";
import { duplicatesOfNew, readEvidence } from "./evidence.ts";
import { findProposal, findQueue, knownTotal, proposals, proposalTotals } from "./reads.ts";
import { sendReceipt } from "./receipt/reads.ts";
import { attachReceipts, storeUpload } from "./receipt/writes.ts";
import { decideProposal, propose } from "./writes.ts";

/** Uploads read at the same time; each may be 10 MB in memory. */
const reading = { slots: 16, slotsOfOne: 3, ownCode: "throttled" } as const;

/** The calls of any kind: they differ in permissions and paths only. */
type Calls = {
  [Name in keyof typeof topUpCalls]:
    | (typeof topUpCalls)[Name]
    | (typeof refundCalls)[Name]
    | (typeof adjustmentCalls)[Name];
};

const answersOf = (kind: ProposalKind, whileReading: InSlot): Answers<Calls> => ({
  list: async ({ services, session, query }) => {
    const total = await knownTotal(services, session, kind, query);
    return proposals[kind].page({ services, session, query, total });
  },
  file: proposals[kind].csv,
  totals: ({ openReport, session, query }) => proposalTotals(openReport(), session, kind, query),
  get: ({ services, session, params: { id } }) =>
    findProposal(services.database, session, { kind, id }),
  propose: (call) => propose(kind, call),
  duplicates: ({ services, session, query, now }) =>
    duplicatesOfNew(services, session, { kind, ...query }, now),
  evidence: ({ services, session, params: { id }, now }) =>
    readEvidence(services, session, { kind, id }, now),
  queue: ({ services, session, params: { id }, query }) =>
    findQueue(services, session, { kind, id }, query),
  upload: async (call) => {
    await throttle(call, [throttleRules.receiptOfOperator, [call.session.operatorId]]);
    return whileReading(() => storeUpload(call), call.session.operatorId);
  },
  attach: (call) => attachReceipts(kind, call),
  receipt: (call) => sendReceipt(kind, call),
  approve: (call) => decideProposal(kind, call, { status: "approved", reason: "", ...call.body }),
  reject: (call) => decideProposal(kind, call, { status: "rejected", ...call.body }),
  withdraw: (call) => decideProposal(kind, call, { status: "withdrawn", reason: "", ...call.body }),
});

/** Top-ups, refunds and large adjustments: one operator proposes, another decides. */
export const proposal: Feature = (route, hooks, services) => {
  const whileReading = createSemaphore(reading);
  answer<Calls>(topUpCalls, answersOf("top-up", whileReading))(route, hooks, services);
  answer<Calls>(refundCalls, answersOf("refund", whileReading))(route, hooks, services);
  answer<Calls>(adjustmentCalls, answersOf("adjustment", whileReading))(route, hooks, services);
};
