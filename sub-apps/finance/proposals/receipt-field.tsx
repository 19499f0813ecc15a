import { DeleteOutlined, PaperClipOutlined } from "@ant-design/icons";
import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { receiptsOfProposal } from "@console-shell/contract/words/limits";
import { useFormat } from "@console-shell/sdk";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { ReceiptUpload } from "./lazy-receipt-upload.ts";

interface ReceiptFieldProps {
  id?: string;
  kind: ProposalKind;
  value?: readonly Receipt[];
  onChange?: (receipts: readonly Receipt[]) => void;
}

/** The receipts of a proposal that is being made. They're uploaded at once, and attached with it. */
export const ReceiptField = ({ id, kind, value = [], onChange }: ReceiptFieldProps) => {
  const text = useText();
  const format = useFormat();
  return (
    <>
      {value.length > 0 ? (
        <ul className="finance-receipts">
          {value.map((receipt) => (
            <li key={receipt.id}>
              <PaperClipOutlined aria-hidden />
              <span className="finance-receipt-name">{receipt.fileName}</span>
              <span className="finance-detail">{format.bytes(receipt.size)}</span>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={text("receipt.remove", { name: receipt.fileName })}
                onClick={() => onChange?.(value.filter((one) => one.id !== receipt.id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {value.length < receiptsOfProposal ? (
        <ReceiptUpload
          {...(id && { id })}
          kind={kind}
          onUploaded={(receipt) => onChange?.([...value, receipt])}
        />
      ) : null}
    </>
  );
};
