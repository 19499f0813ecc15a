import { useApiQuery, useWriteButton } from "@console-shell/sdk";
import { focusField, LoadFailure } from "@console-shell/ui";
import { Alert, Modal, Progress, Skeleton } from "antd";
import { useEffect, useRef } from "react";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { type Run, useRun } from "./use-run.ts";
import { SkippedTable } from "./skipped-table.tsx";

interface RunDialogProps {
  month: string;
  /** The month's name. */
  period: string;
  /** The invoices the page shows as to be issued; only those are. */
  toIssue: { count: number; digest: string; sums: readonly { currency: string; total: number }[] };
  /** Shows the current preview. */
  onChanged: () => void;
  /** Goes on to send the issued invoices; undefined if the operator may not. */
  onSend: ((ids: readonly string[]) => void) | undefined;
  onClose: () => void;
}

/** A run's result: how many invoices were issued, and which clients were skipped. */
const Ran = ({ run, broken }: { run: Run; broken: boolean }) => {
  const text = useText();
  return (
    <>
      <Alert
        type={broken ? "error" : run.skipped.length > 0 ? "warning" : "success"}
        showIcon
        className="finance-form-alert"
        title={text(broken ? "billing.broken" : "billing.done", {
          issued: run.issued.length,
          skipped: run.skipped.length,
        })}
      />
      {run.skipped.length > 0 ? <SkippedTable skipped={run.skipped} /> : null}
    </>
  );
};

/** Confirms issuing a month's invoices, which can't be undone, and issues them. */
export const RunDialog = ({
  month,
  period,
  toIssue,
  onChanged,
  onSend,
  onClose,
}: RunDialogProps) => {
  const text = useText();
  const writeButton = useWriteButton();
  // As of opening, because that is what the operator confirms.
  const seen = useApiQuery("GET /cc-api/finance/billing/fingerprints", { query: { month } });
  const { start, run, state, count } = useRun(month);
  const isOther = seen.data !== undefined && seen.data.digest !== toIssue.digest;
  const isAsking = state === "idle";
  const issued = run?.issued ?? [];
  const send = state === "ended" && onSend && issued.length > 0 ? () => onSend(issued) : undefined;
  const isKnown = seen.data !== undefined;
  const content = useRef<HTMLDivElement>(null);
  // Enter presses the button, once it works.
  useEffect(() => {
    if (isKnown && state !== "running") focusField(content.current);
  }, [isKnown, state]);
  const look = () => {
    seen.refetch();
    onChanged();
  };
  const submit = () => {
    if (isAsking && isOther) look();
    else if (state === "ended") (send ?? onClose)();
    else if (seen.data) void start(seen.data.clients);
  };
  const issue = text("billing.issue", { count: toIssue.count });
  const okText = {
    idle: isOther ? text("billing.lookAgain") : issue,
    running: issue,
    broken: text("billing.goOn"),
    ended: send ? text("billing.send", { count: issued.length }) : text("billing.close"),
  }[state];

  const question = () => {
    if (seen.error) return <LoadFailure onRetry={seen.refetch} />;
    if (!seen.data) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
    if (isOther)
      return (
        <Alert
          type="warning"
          showIcon
          title={text("billing.other")}
          description={text("billing.otherDetail")}
        />
      );
    return (
      <>
        <p>{text("billing.confirm.detail", { count: toIssue.count })}</p>
        <dl className="finance-sums">
          {toIssue.sums.map(({ currency, total }) => (
            <div key={currency}>
              <dt>{text("billing.confirm.sum", { currency })}</dt>
              <dd>
                <Amount value={total} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="finance-detail">
          {text(onSend ? "billing.confirm.sendLater" : "billing.confirm.notSent")}
        </p>
      </>
    );
  };
  return (
    <Modal
      open
      title={text(isAsking ? "billing.confirm.title" : "billing.runTitle", { month: period })}
      okText={okText}
      okButtonProps={
        state === "ended"
          ? {}
          : writeButton(state === "running", isAsking && seen.data === undefined)
      }
      cancelText={text(isAsking ? "word.cancel" : "billing.close")}
      cancelButtonProps={{
        disabled: state === "running",
        ...(state === "ended" && !send && { style: { display: "none" } }),
      }}
      closable={state !== "running"}
      mask={{ closable: false }}
      keyboard={state !== "running"}
      width={run && run.skipped.length > 0 ? 720 : 520}
      onOk={submit}
      onCancel={onClose}
    >
      <div ref={content}>
        {run === undefined ? question() : null}
        {run && state === "running" ? (
          <>
            <p>{text("billing.running", { done: run.done, count })}</p>
            <Progress
              percent={Math.floor((run.done / Math.max(count, 1)) * 100)}
              aria-label={text("billing.progress")}
            />
          </>
        ) : null}
        {run && state !== "running" ? <Ran run={run} broken={state === "broken"} /> : null}
      </div>
    </Modal>
  );
};
