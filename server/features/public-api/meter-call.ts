import type { KeyEndpoint } from "@console-shell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ApiUsageTable } from "../../database/tables/api-usage.ts";
import { together } from "../../database/together.ts";
import { writeInTime } from "../../database/write-in-time.ts";
import type { Caller } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { addApiUsage } from "./usage-rows.ts";

const hour = 3_600_000;

/**
 * Stores calls; those that are answered at the same moment share a statement. What cannot be stored in time
 * is not stored later either: its call is answered as failed, and nobody pays for it.
 */
export const storeCall = together(async (database, rows: readonly ApiUsageTable[]) => {
  await writeInTime(database, (transaction) => addApiUsage(transaction, rows));
  return rows.map(() => undefined);
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
 * instead of being free; what it has changed stays.
 */
export const meterSuccess = async (
  endpoint: KeyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { caller, arrivedAt: at } = request;
  const facts = { status: 200, milliseconds: reply.elapsedTime, at };
  const row = caller && usageRow(endpoint, caller, facts);
  if (!row) return;
  try {
    await storeCall(request.server.services.database, row);
  } catch (error) {
    request.log.error({ err: error }, "A call of the public API could not be counted");
    throw new Refusal("unavailable");
  }
};
