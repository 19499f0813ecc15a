import * as calls from "@console-shell/contract/calls/audit";
import { answer } from "#kernel/answer.ts";
import { Refusal } from "#kernel/refusal.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { chainBeforeReading } from "./chain.ts";
import { makeCheckpoint } from "./checkpoints.ts";
import {
  everyAudit,
  exportedEvent,
  pageOfAudit,
  pageOfOwnActivity,
  readAuditKeys,
  readAuditState,
} from "./reads.ts";
import { verifyChain } from "./verify.ts";
import { recordAuditAlone } from "./writes.ts";

/** The audit log. Events are chained before they're read. */
export const audit = answer(calls, {
  listAuditEvents: async ({ services, query }) => {
    await chainBeforeReading(services);
    return pageOfAudit(services, query);
  },
  exportAuditEvents: async ({ services, openReport, query, reply }) => {
    await chainBeforeReading(services);
    return sendCsv(reply, "audit", exportedEvent, everyAudit(openReport(), query));
  },
  listOwnActivity: async ({ services, query, session }) => {
    await chainBeforeReading(services);
    return pageOfOwnActivity(services, session.operatorId, query);
  },
  verifyAuditChain: async ({ services, openReport }) => {
    await chainBeforeReading(services);
    return verifyChain(openReport(), services.sealer);
  },
  getAuditState: ({ services }) => readAuditState(services),
  signAuditCheckpoint: async (call) => {
    await recordAuditAlone(call, { action: "audit.checkpoint-signed" });
    await makeCheckpoint(call.services);
    const { sequence, signedSequence, checkpoint } = await readAuditState(call.services);
    // A chain that was changed in the database isn't signed any more.
    if (!checkpoint || signedSequence < sequence) throw new Refusal("conflict");
    return checkpoint;
  },
  listAuditKeys: async ({ services }) => ({ keys: await readAuditKeys(services.database) }),
});
