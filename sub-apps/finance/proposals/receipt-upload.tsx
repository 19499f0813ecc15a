import { InboxOutlined } from "@ant-design/icons";
import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { uploadBytes } from "@console-shell/contract/words/limits";
import { useApiMutation } from "@console-shell/sdk";
import { Alert, Spin, Upload } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";

const accepted = "application/pdf,image/png,image/jpeg,image/webp";

interface ReceiptUploadProps {
  id?: string;
  kind: ProposalKind;
  disabled?: boolean;
  onUploaded: (receipt: Receipt) => void;
}

/** Uploads one receipt at a time, dropped or selected. */
export const ReceiptUpload = ({ id, kind, disabled = false, onUploaded }: ReceiptUploadProps) => {
  const text = useText();
  const [refused, setRefused] = useState<string>();
  const upload = useApiMutation(`POST /cc-api/finance/${kind}/receipt/upload`, {
    invalidates: [],
    showsFields: true,
  });
  const send = async (file: File) => {
    if (file.size > uploadBytes) {
      setRefused(text("receipt.tooLarge"));
      return;
    }
    setRefused(undefined);
    const body = new FormData();
    body.append("file", file);
    try {
      onUploaded(await upload.mutateAsync({ body }));
    } catch (error) {
      const [field] = (error as { fields?: { message: string }[] }).fields ?? [];
      setRefused(field?.message ?? text("receipt.failed"));
    }
  };
  return (
    <Spin spinning={upload.isPending} delay={200}>
      <Upload.Dragger
        {...(id && { id })}
        accept={accepted}
        showUploadList={false}
        disabled={disabled || upload.isPending}
        beforeUpload={(file) => {
          void send(file);
          return false;
        }}
        className="finance-drop"
      >
        <InboxOutlined aria-hidden /> {text("receipt.drop")}
        <div className="finance-detail">{text("receipt.types")}</div>
      </Upload.Dragger>
      {refused ? (
        <Alert type="error" showIcon title={refused} className="finance-receipt-refused" />
      ) : null}
    </Spin>
  );
};
