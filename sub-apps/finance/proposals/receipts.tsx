import { FilePdfOutlined } from "@ant-design/icons";
import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { receiptsOfProposal } from "@console-shell/contract/words/limits";
import {
  useAccount,
  useApiMutation,
  useFormat,
  useNotify,
  usePermission,
} from "@console-shell/sdk";
import { Panel, Picture, useDownload } from "@console-shell/ui";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { kinds } from "./kinds.ts";
import { ReceiptUpload } from "./lazy-receipt-upload.ts";

interface ReceiptsProps {
  proposal: Proposal;
  receipts: readonly Receipt[];
}

/**
 * A proposal's receipts to download, pictures with a preview. The proposer can add some until it's decided; nothing for
 * others if there are none.
 */
export const Receipts = ({ proposal, receipts }: ReceiptsProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const download = useDownload();
  const { id, kind, status } = proposal;
  const attach = useApiMutation(`POST /cc-api/finance/${kind}/:id/attach`);
  const own = useAccount().id === proposal.proposedById;
  const mayAdd = usePermission(kinds[kind].propose) && own && status === "waiting";
  const add = async (receipt: Receipt) => {
    await attach.mutateAsync({
      params: { id },
      body: { receiptIds: [receipt.id], idempotencyKey: newIdempotencyKey() },
    });
    notify({ kind: "success", title: text("receipt.added", { name: receipt.fileName }) });
  };
  if (receipts.length === 0 && !mayAdd) return null;
  return (
    <Panel title={text("receipt.title")}>
      {receipts.length > 0 ? (
        <ul className="finance-receipt-cards">
          {receipts.map((receipt) => {
            const path = `/cc-api/finance/${kind}/${id}/receipt/${receipt.id}`;
            return (
              <li key={receipt.id}>
                <a {...download(path)} className="finance-receipt-card">
                  <span className="finance-receipt-preview">
                    {receipt.mediaType === "application/pdf" ? (
                      <FilePdfOutlined aria-hidden />
                    ) : (
                      <Picture src={path} alt="" fit="contain" />
                    )}
                  </span>
                  <span className="finance-receipt-name">{receipt.fileName}</span>
                </a>
                <div className="finance-detail">
                  {format.bytes(receipt.size)} · {receipt.uploadedByName} ·{" "}
                  {format.dateTime(receipt.uploadedAt)}
                </div>
              </li>
            );
          })}
        </ul>
      ) : null}
      {mayAdd && receipts.length < receiptsOfProposal ? (
        <ReceiptUpload
          kind={kind}
          disabled={attach.isPending}
          onUploaded={(receipt) => void add(receipt)}
        />
      ) : null}
    </Panel>
  );
};
