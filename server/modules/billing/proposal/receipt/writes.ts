import sharp from "sharp";
import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { ProposalKind, topUpCalls } from "@console-shell/contract/calls/finance-proposals";
import { receiptsOfProposal } from "@console-shell/contract/words/limits";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "#modules/billing/answer-once.ts";
import { lockProposal, refuseDecided } from "../writes.ts";
import { attachUploads, listReceipts } from "./reads.ts";

const maximumPixels = 40_000_000;

const pictureTypes: Record<string, Receipt["mediaType"] | undefined> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

/** First bytes in hexadecimal. Checked before a decoder runs, because decoders read other formats, too. */
const beginnings = /^(?:89504e470d0a1a0a|ffd8ff|52494646.{8}57454250)/;

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString("latin1") === "%PDF-" &&
  bytes.subarray(-1_024).includes("%%EOF", 0, "latin1");

/** The type of a receipt by its content, whatever its sender calls it; undefined if it isn't one. */
export const receiptTypeOf = async (bytes: Buffer): Promise<Receipt["mediaType"] | undefined> => {
  if (isPdf(bytes)) return "application/pdf";
  if (!beginnings.test(bytes.subarray(0, 12).toString("hex"))) return undefined;
  const facts = await sharp(bytes, { limitInputPixels: maximumPixels })
    .metadata()
    .catch(() => undefined);
  if (!facts || facts.width * facts.height > maximumPixels) return undefined;
  return pictureTypes[facts.format];
};

type Attaching = Pick<
  Call<typeof topUpCalls.attach>,
  "services" | "session" | "request" | "now" | "params" | "body"
>;

/** Adds receipts to one's own proposal that is still pending; returns all of its receipts. */
export const attachReceipts = (kind: ProposalKind, call: Attaching): Promise<Receipt[]> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, `finance.${kind}.attach`, call, async () => {
      const { session, params, body } = call;
      const { id, number, proposedBy } = await lockProposal(call, transaction, {
        kind,
        id: params.id,
      });
      if (proposedBy !== session.operatorId)
        throw new Refusal("forbidden", [{ path: "proposedById", code: "not_own_receipt" }]);
      await refuseDecided(transaction, id);
      await attachUploads(transaction, session.operatorId, id, body.receiptIds);
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
