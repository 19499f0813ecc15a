import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { useApiQuery } from "@console-shell/sdk";
import { Alert, Button } from "antd";
import { useText } from "../messages/index.ts";

interface ChangedMeanwhileProps {
  /** The client as the form loaded it. */
  known: FinanceClient;
  /** Continues with the current version. */
  onRead: (current: FinanceClient) => void;
}

/** Says that somebody else has changed the client, and offers to load the current version. */
export const ChangedMeanwhile = ({ known, onRead }: ChangedMeanwhileProps) => {
  const text = useText();
  const read = useApiQuery("GET /cc-api/finance/client/:id", { params: { id: known.id } });
  const current = read.data;
  const isNewer = current !== undefined && current.updatedAt !== known.updatedAt;
  return (
    <Alert
      type="warning"
      showIcon
      className="finance-form-alert"
      title={text("client.changed")}
      description={text("client.changedDetail")}
      action={
        <Button size="small" disabled={!isNewer} onClick={() => current && onRead(current)}>
          {text("client.changedRead")}
        </Button>
      }
    />
  );
};
