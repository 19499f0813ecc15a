import type { KeyEndpoint } from "@console-shell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ApiUsageTable } from "../../../platform/database/tables/api-usage.ts";
import { together } from "../../../platform/database/together.ts";
import { writeInTime } from "../../../platform/database/write-in-time.ts";
import type { ProgramAnswer } from "../../../kernel/admission.ts";
import type { Caller } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { type Claim, keepAnswer } from "./idempotency/claims.ts";
import { addApiUsage } from "./usage-rows.ts";

const hour = 3_600_000;

interface Done {
  /** As it is counted; null for a free one. */
  usage: ApiUsageTable | null;
  /** What is to be answered again to whoever tries the same again. */
  kept?: Kept & { at: number };
}

interface Kept {
  claim: Claim;
  answer: ProgramAnswer;
  /** Whether an earlier try has done it, and could not count it. */
  isLate: boolean;
}

const lockOrder = ({ kept }: Done) => (kept ? `${kept.claim.applicationId} ${kept.claim.key}` : "");

/**
 * Stores calls; those that are answered at the same moment share a statement. What cannot be stored in time
 * is not stored later either: its call is answered as failed, and nobody pays for it. Answers of each whether
 * its answer was kept, if there is one to keep.
 */
export const storeCall = together(async (database, calls: readonly Done[]) => {
  const lost = new Set<Done>();
  await writeInTime(database, async (transaction) => {
    const ordered = calls.toSorted((a, b) => (lockOrder(a) < lockOrder(b) ? -1 : 1));
    for (const one of ordered) {
      const { kept } = one;
      if (kept && !(await keepAnswer(transaction, kept.claim, kept.answer, kept.at))) lost.add(one);
    }
    // What was done before is counted by one of its tries. What this one did is paid for in any case.
    const counted = calls.filter((one) => !one.kept?.isLate || !lost.has(one));
    await addApiUsage(
      transaction,
      counted.flatMap(({ usage }) => usage ?? []),
    );
  });
  return calls.map((one) => ({ isKept: !lost.has(one) }));
});

/** A call as it is stored; null for a free one. */
export const usageRow = (
  { name, meter }: KeyEndpoint,
  { applicationId, keyId, payerId }: Caller,
  { status, milliseconds, at }: { status: number; milliseconds: number; at: number },
): ApiUsageTable | null =>
  meter && {
    at: at - (at % hour),
    application_id: applicationId,
    key_id: keyId,
    // Who pays later on does not pay for this call.
    payer_id: payerId ?? "",
    operation: name,
    status_class: Math.floor(status / 100),
    meter,
    calls: 1,
    total_ms: Math.round(milliseconds),
  };

/**
 * Stores a call that has been done, before its answer is sent: what a client has got is paid for, even
 * if this process dies the moment after. Where it can't be stored the call fails with `unavailable`
 * instead of being free; what it has changed stays. The answer to a call that others may try again is kept
 * with it: either both are stored or neither, and then the next try counts it.
 */
export const meterSuccess = async (
  endpoint: KeyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  kept?: Kept,
): Promise<void> => {
  const { caller, arrivedAt: at } = request;
  const facts = { status: 200, milliseconds: reply.elapsedTime, at };
  const usage = caller && usageRow(endpoint, caller, facts);
  if (!usage && !kept) return;
  try {
    const done = { usage, ...(kept && { kept: { ...kept, at } }) };
    const { isKept } = await storeCall(request.server.services.database, done);
    if (!isKept && !kept?.isLate)
      request.log.error("A call of the public API took longer than it was this try's to do");
  } catch (error) {
    request.log.error({ err: error }, "A call of the public API could not be counted");
    throw new Refusal("unavailable");
  }
};
