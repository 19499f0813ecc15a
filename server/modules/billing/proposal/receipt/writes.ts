import type { Kysely } from "kysely";
import { readUpload } from "#kernel/read-upload.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { leaveFiles, removeNoted } from "#platform/files/left-files.ts";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { withFiles } from "#platform/files/with-files.ts";
import { inBatches } from "#platform/in-batches.ts";
import type { RetentionRule } from "#platform/retention.ts";
import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { ProposalKind, topUpCalls } from "@console-shell/contract/calls/finance-proposals";
import { receiptsOfProposal } from "@console-shell/contract/words/limits";
import type { Call } from "#kernel/call.ts";
import { openImage } from "#kernel/open-image.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "#modules/billing/answer-once.ts";
import { lockProposal, refuseDecided } from "../reads.ts";
import { listReceipts, receiptKey } from "./reads.ts";

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString("latin1") === "%PDF-" &&
  bytes.subarray(-1_024).includes("%%EOF", 0, "latin1");

/** The type of a receipt by its content, whatever its sender calls it. Refuses other files, and what `openImage` does. */
const receiptTypeOf = async (bytes: Buffer, owner: string): Promise<Receipt["mediaType"]> => {
  if (isPdf(bytes)) return "application/pdf";
  try {
    return await openImage(bytes, owner, ({ mediaType }) => mediaType);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "unsupported_media") throw error;
    throw new Refusal("unsupported_media", [{ path: "file", code: "not_a_receipt" }]);
  }
};

/** How long a receipt waits to be proposed with. */
const uploadLifetime = 24 * 3_600_000;

type Attaching = Pick<
  Call<typeof topUpCalls.attach>,
  "services" | "by" | "session" | "request" | "now" | "params" | "body"
>;

type Upload = Pick<Call<typeof topUpCalls.upload>, "services" | "by" | "session" | "request">;

/** Stores an operator's receipt until they propose with it. Throws `unsupported_media` for another type of file. */
export const storeUpload = async ({ services, by, session, request }: Upload): Promise<Receipt> => {
  const { fileName, bytes } = await readUpload(request, "file");
  const mediaType = await receiptTypeOf(bytes, by.operatorId);
  const shown = { id: newId(), fileName, mediaType, size: bytes.length, uploadedAt: by.now };
  const row = { ...shown, sha256: sha256Of(bytes), uploadedBy: by.operatorId };
  await withFiles(services, { [receiptKey(row)]: bytes }, async (transaction) => {
    await transaction.insertInto("receiptUploads").values(row).execute();
  });
  return { ...shown, uploadedByName: session.profile.name };
};

/** Makes an operator's uploads receipts of a proposal. Throws `bad_input` if one of them isn't theirs. */
export const attachUploads = async (
  transaction: Kysely<Tables>,
  operatorId: string,
  proposalId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  const uploads = await transaction
    .deleteFrom("receiptUploads")
    .where("id", "in", ids)
    .where("uploadedBy", "=", operatorId)
    .returningAll()
    .execute();
  if (uploads.length < ids.length)
    throw new Refusal("bad_input", [{ path: "receiptIds", code: "unknown" }]);
  await transaction
    .insertInto("proposalReceipts")
    .values(uploads.map((upload) => ({ ...upload, proposalId })))
    .execute();
};

/** Adds receipts to one's own proposal that is still pending; returns all of its receipts. */
export const attachReceipts = (kind: ProposalKind, call: Attaching): Promise<Receipt[]> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, `finance.${kind}.attach`, call, async () => {
      const { by, params, body } = call;
      const { id, number, proposedBy } = await lockProposal(call, transaction, {
        kind,
        id: params.id,
      });
      if (proposedBy !== by.operatorId)
        throw new Refusal("forbidden", [{ path: "proposedById", code: "not_own_receipt" }]);
      await refuseDecided(transaction, id);
      await attachUploads(transaction, by.operatorId, id, body.receiptIds);
      const receipts = await listReceipts(transaction, id);
      if (receipts.length > receiptsOfProposal)
        throw new Refusal("conflict", [{ path: "receiptIds", code: "too_many" }]);
      await recordAudit(call, transaction, {
        action: "receipt.added",
        target: { id, name: number },
        details: { receipts: receipts.length },
      });
      return receipts;
    }),
  );

/** Removes receipts that nobody has proposed with for a day. Those of a proposal are kept with it. */
export const removeExpiredUploads: RetentionRule = (services, now) =>
  inBatches(async (atOnce) => {
    const keys = await transactionWithDeadline(services.database, async (transaction) => {
      const rows = await transaction
        .deleteFrom("receiptUploads")
        .where("id", "in", (some) =>
          some
            .selectFrom("receiptUploads")
            .select("id")
            .where("uploadedAt", "<=", now - uploadLifetime)
            .limit(atOnce),
        )
        .returning(["id", "mediaType"])
        .execute();
      const keys = rows.map(receiptKey);
      await leaveFiles(transaction, keys, services.clock());
      return keys;
    });
    await removeNoted(services, keys);
    return keys.length;
  });
