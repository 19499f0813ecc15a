import type { ApiOutput } from "@console-shell/contract";
import { useApiMutation, useWriteButton } from "@console-shell/sdk";
import { Modal } from "antd";
import { useText } from "../messages/index.ts";

interface RunDialogProps {
  month: string;
  /** The month's name. */
  period: string;
  /** How many invoices there are to be issued. */
  count: number;
  onClose: () => void;
  onRan: (ran: ApiOutput<"POST /cc-api/finance/billing/run">) => void;
}

/** Asks before the invoices of a month are issued, which nothing takes back. */
export const RunDialog = ({ month, period, count, onClose, onRan }: RunDialogProps) => {
  const text = useText();
  const writeButton = useWriteButton();
  const run = useApiMutation("POST /cc-api/finance/billing/run");
  return (
    <Modal
      open
      title={text("billing.confirm.title", { month: period })}
      okText={text("billing.run")}
      okButtonProps={writeButton(run.isPending)}
      cancelText={text("common.cancel")}
      onOk={() => run.mutate({ body: { month } }, { onSuccess: onRan })}
      onCancel={onClose}
    >
      <p>{text("billing.confirm.detail", { count })}</p>
    </Modal>
  );
};
