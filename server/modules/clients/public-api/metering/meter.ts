import { isKeyEndpoint, type KeyEndpoint } from "@console-shell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ApiUsageTable } from "#platform/database/tables/api-usage.ts";
import { groupCommit, groupDeadline } from "#platform/database/group-commit.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { ClientAppAnswer } from "#kernel/admission.ts";
import type { Feature } from "#kernel/call.ts";
import type { Caller } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type Claim, keepAnswer } from "../idempotency/claims.ts";
import { addApiUsage } from "./writes.ts";

const hour = 3_600_000;

interface Done {
  /** Its meter; null for a free call. */
  usage: ApiUsageTable | null;
  /** The response to store for retries. */
  kept?: Kept & { at: number };
}

interface Kept {
  claim: Claim;
  answer: ClientAppAnswer;
  /** Whether an earlier attempt ran it but couldn't meter it. */
  isLate: boolean;
}

const lockOrder = ({ kept }: Done) => (kept ? `${kept.claim.clientAppId} ${kept.claim.key}` : "");

/**
 * Stores calls; concurrent ones share a statement. A call that can't be stored in time isn't stored later either: it
 * fails, and isn't billed. Returns for each whether its response was stored, if there was one to store.
 */
const storeCall = groupCommit(async (database, calls: readonly Done[]) => {
  const lost = new Set<Done>();
  await transactionWithDeadline(
    database,
    async (transaction) => {
      const ordered = calls.toSorted((a, b) => (lockOrder(a) < lockOrder(b) ? -1 : 1));
      for (const one of ordered) {
        const { kept } = one;
        if (kept && !(await keepAnswer(transaction, kept.claim, kept.answer, kept.at)))
          lost.add(one);
      }
      // A call run earlier is metered by one of its attempts. A call that this attempt ran is billed in any case.
      const counted = calls.filter((one) => !one.kept?.isLate || !lost.has(one));
      await addApiUsage(
        transaction,
        counted.flatMap(({ usage }) => usage ?? []),
      );
    },
    groupDeadline,
  );
  return calls.map((one) => ({ isKept: !lost.has(one) }));
});

/** A call's row; null for a free one. */
const usageRow = (
  { name, meter }: KeyEndpoint,
  { clientAppId, keyId, payerId }: Caller,
  { status, milliseconds, at }: { status: number; milliseconds: number; at: number },
): ApiUsageTable | null =>
  meter && {
    at: at - (at % hour),
    applicationId: clientAppId,
    keyId,
    // A later payer doesn't pay for this call.
    payerId: payerId ?? "",
    operation: name,
    statusClass: Math.floor(status / 100),
    meter,
    calls: 1,
    totalMs: Math.round(milliseconds),
  };

/**
 * Meters a completed call before its response is sent: a call that was answered is billed, even if this process dies
 * right after. If it can't be stored the call fails with `unavailable` instead of being free; its changes stay. A
 * retryable call's response is stored with it: either both or neither, and then the next attempt meters it.
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

/** Counts refused and failed requests of the public API; successes are metered before they're answered. */
export const refusedMetering: Feature = (_route, hooks, { database, background }) =>
  hooks.onAnswer((event) => {
    const { endpoint, caller, status } = event;
    if (!caller || !isKeyEndpoint(endpoint) || status < 400) return;
    const usage = usageRow(endpoint, caller, event);
    if (usage)
      background.run("A refused call of the public API could not be counted", async () => {
        await storeCall(database, { usage });
      });
  });
