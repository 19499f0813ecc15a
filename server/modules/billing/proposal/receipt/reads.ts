import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { ProposalKind, topUpCalls } from "@console-shell/contract/calls/finance-proposals";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { readUpload } from "#kernel/read-upload.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { leaveFiles, removeNoted } from "#platform/files/left-files.ts";
import { isMissingFile } from "#platform/files/missing-file.ts";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { withFiles } from "#platform/files/with-files.ts";
import { inBatches } from "#platform/in-batches.ts";
import type { RetentionRule } from "#platform/retention.ts";
import { auditDownload } from "#modules/identity/index.ts";
import { findProposal } from "../reads.ts";
import { receiptTypeOf } from "./writes.ts";

/** How long a receipt waits to be proposed with. */
const uploadLifetime = 24 * 3_600_000;

const endings: Record<Receipt["mediaType"], string> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** The file of a receipt. */
export const receiptKey = ({ id, mediaType }: Pick<Receipt, "id" | "mediaType">): string =>
  `receipts/${id}.${endings[mediaType]}`;

type Upload = Pick<Call<typeof topUpCalls.upload>, "services" | "session" | "request" | "now">;

/** Stores an operator's receipt until they propose with it. Throws `unsupported_media` for another type of file. */
export const storeUpload = async ({
  services,
  session,
  request,
  now,
}: Upload): Promise<Receipt> => {
  const { fileName, bytes } = await readUpload(request, "file");
  const mediaType = await receiptTypeOf(bytes);
  if (!mediaType) throw new Refusal("unsupported_media", [{ path: "file", code: "not_a_receipt" }]);
  const shown = { id: newId(), fileName, mediaType, size: bytes.length, uploadedAt: now };
  const row = { ...shown, sha256: sha256Of(bytes), uploadedBy: session.operatorId };
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

/** A proposal's receipts, in the order of their upload. */
export const listReceipts = (database: Kysely<Tables>, proposalId: string): Promise<Receipt[]> =>
  database
    .selectFrom("proposalReceipts as receipt")
    .innerJoin("operators as uploader", "uploader.id", "receipt.uploadedBy")
    .where("receipt.proposalId", "=", proposalId)
    .orderBy("receipt.uploadedAt")
    .orderBy("receipt.id")
    .select([
      "receipt.id",
      "receipt.fileName",
      "receipt.mediaType",
      "receipt.size",
      "uploader.name as uploadedByName",
      "receipt.uploadedAt",
    ])
    .execute();

/** Sends a receipt as a file to save. A browser never opens it as a page of the console. */
export const sendReceipt = async (
  kind: ProposalKind,
  call: Call<typeof topUpCalls.receipt>,
): Promise<Buffer> => {
  const { services, session, params, reply } = call;
  const { database, files, log } = services;
  const { number } = await findProposal(database, session, { kind, id: params.id });
  const receipts = await listReceipts(database, params.id);
  const position = receipts.findIndex(({ id }) => id === params.receiptId);
  const receipt = receipts[position];
  if (!receipt) throw new Refusal("not_found");
  const key = receiptKey(receipt);
  const bytes = await files.read(key).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error;
    log.error({ key }, "A receipt's file is not there");
    throw new Refusal("not_found");
  });
  await auditDownload(call, "receipt.downloaded", {
    id: receipt.id,
    name: `${number}-${position + 1}`,
  });
  // The sender's own name of the file isn't repeated in a header.
  const name = `${number}-${position + 1}.${endings[receipt.mediaType]}`;
  void reply
    .type(receipt.mediaType)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cache-control", "private, no-cache");
  return bytes;
};

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
