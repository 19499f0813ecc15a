import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { ProposalKind, topUpCalls } from "@console-shell/contract/calls/finance-proposals";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { isMissingFile } from "#platform/files/missing-file.ts";
import { auditDownload } from "#modules/identity/index.ts";
import { findProposal } from "../reads.ts";

const endings: Record<Receipt["mediaType"], string> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** The file of a receipt. */
export const receiptKey = ({ id, mediaType }: Pick<Receipt, "id" | "mediaType">): string =>
  `receipts/${id}.${endings[mediaType]}`;

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
